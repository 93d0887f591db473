import * as z from 'zod/mini';
import { nameProblem, type NameKind, type Registry, type ReleaseKey, type SignedReleaseChange } from '@oracle-astra/shared/contract';
import { proveKey } from '../files/key-proof';
import type { Signer } from '../files/signatures';
import { readSignedRequest, signRequest } from '../files/signed-request';

const timeoutMs = 20_000;

const name = (kind: NameKind) => z.string().check(z.refine((text) => nameProblem(kind, text) === null));

/** The result of the tests of a release, run with another release: a remote's with one of the shell, or the shell's with one of a remote. */
const testResult = z
  .object({
    remote: name('remote'),
    release: name('release'),
    other: name('remote'),
    other_release: name('release'),
    passed: z.boolean(),
    commit: z.string().check(z.regex(/^[0-9a-f]{4,64}$/)),
  })
  .check(z.refine(({ remote, other }) => (remote === 'shell') !== (other === 'shell'), 'One of both has to be the shell'));
type TestResult = z.infer<typeof testResult>;

const timedResult = z.intersection(testResult, z.object({ at: z.iso.datetime() }));

/** Verifies a team's result. Throws a sentence if the signature is wrong or old, or the key belongs to other remotes. */
export const readSignedResult = (signed: SignedReleaseChange, keys: readonly ReleaseKey[], now: Date) =>
  readSignedRequest('tested', signed, { keys, now, parse: (content) => timedResult.parse(content) });

/** Sends a result to a site. Rejects with the site's sentence if it is refused. */
export async function sendResult(result: TestResult, signer: Signer, site: string): Promise<void> {
  const response = await fetch(new URL('/ops/releases/tests', site), {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...proveKey(signer, new Date()) },
    body: JSON.stringify(signRequest('tested', testResult.parse(result), signer, new Date())),
    signal: AbortSignal.timeout(timeoutMs),
  });
  if (response.ok) return;
  // For an answer that is not JSON, such as a proxy's page, the status is reported.
  const { message = 'no reason was given' } = (await response.json().catch(() => ({}))) as { message?: string };
  throw new Error(`${site} refuses the result (${response.status}): ${message}`);
}

/** The releases of a remote with which others are tested; null where there is none. */
export interface TestedReleases {
  live: string | null;
  before: string | null;
  /** The canary, or else the newest published release that was never live. */
  next: string | null;
}

/** `published` are the releases of the remote, newest first. */
export function listTested({ remotes }: Registry, remote: string, published: readonly string[]): TestedReleases {
  const { stable = null, canary = null, previous = null, earlier = [], withdrawn = [] } = remotes[remote] ?? {};
  const ended = withdrawn.map(({ release }) => release);
  const known = [stable, previous, ...earlier, ...ended];
  // Only what was published after the live release comes next.
  const newer = published.slice(0, Math.max(0, stable === null ? published.length : published.indexOf(stable)));
  return {
    live: stable,
    before: previous !== null && !ended.includes(previous) ? previous : null,
    next: canary?.release ?? newer.find((release) => !known.includes(release)) ?? null,
  };
}
