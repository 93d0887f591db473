import * as z from 'zod/mini';
import { flagSetting, nameProblem, type ReleaseKey, type SignedReleaseChange } from '@oracle-astra/shared/contract';
import { proveKey } from '../files/key-proof';
import { ReleaseRefused } from '../check/finding';
import { RegistryConflict } from './registry-file';
import { readSignedRequest, signRequest } from '../files/signed-request';
import type { Signer } from '../files/signatures';

/** The check renders each page, up to three times if it finds something, and for a shell with each live remote. */
const timeoutMs = 300_000;

const text = z._default(z.string().check(z.trim(), z.maxLength(500)), '');

/** A requested change of the registry, from a form of the operators' page or from a team. `check` changes nothing. */
export const releaseChange = z.object({
  command: z.enum(['check', 'promote', 'canary', 'rollout', 'halt', 'rollback', 'pin', 'unpin', 'flag']),
  remote: z.string().check(z.refine((name) => nameProblem('remote', name) === null)),
  release: text,
  percent: z._default(z.coerce.number(), 0),
  reason: text,
  /** The flag to change, and how. */
  flag: z.optional(
    z.object({ name: z.string(), change: z.union([z.enum(['off', 'on', 'clear']), z.object({ rules: flagSetting.shape.rules })]) }),
  ),
  override: text,
  /** Releases that the check takes for the live ones, by remote; all others are left out. */
  with: z._default(
    z.record(
      z.string().check(z.refine((name) => nameProblem('remote', name) === null)),
      z.string().check(z.refine((name) => nameProblem('release', name) === null)),
    ),
    {},
  ),
  /** The revision on which it is based; by default the current one. */
  revision: z.optional(z.coerce.number()),
});
export type ReleaseChange = z.infer<typeof releaseChange>;

const timedChange = z.extend(releaseChange, { at: z.iso.datetime() });

/** The response of the site. `outcome` says for the exit code why nothing was changed. */
const changeAnswer = z.object({
  revision: z.optional(z.number()),
  message: z.optional(z.string()),
  outcome: z.optional(z.enum(['refused', 'conflict', 'failed'])),
});

/** A change as a team sends it to a site. */
export const signChange = (change: z.input<typeof releaseChange>, signer: Signer, now: Date): SignedReleaseChange =>
  signRequest('change', change, signer, now);

/** Verifies a team's change. Throws a sentence if the signature is wrong or old, or the key belongs to other remotes. */
export function readSignedChange(signed: SignedReleaseChange, keys: readonly ReleaseKey[], now: Date): ReleaseChange {
  const { at: _at, ...change } = readSignedRequest('change', signed, { keys, now, parse: (content) => timedChange.parse(content) });
  return change;
}

/** Requests a change from a site. Rejects with the site's sentence: a ReleaseRefused, a RegistryConflict, or another Error. */
export async function requestChange(change: z.input<typeof releaseChange>, signer: Signer, site: string): Promise<{ revision: number }> {
  const response = await fetch(new URL('/ops/releases/changes', site), {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...proveKey(signer, new Date()) },
    body: JSON.stringify(signChange(change, signer, new Date())),
    signal: AbortSignal.timeout(timeoutMs),
  });
  // For an answer that is not JSON, such as a proxy's page, the status is reported.
  const { data = {} } = changeAnswer.safeParse(await response.json().catch(() => null));
  const { revision, message = `${site} refuses it (${response.status})`, outcome } = data;
  if (response.ok && revision !== undefined) return { revision };
  if (outcome === 'refused') throw new ReleaseRefused(change.release ?? '', [], message);
  throw outcome === 'conflict' ? new RegistryConflict(message) : new Error(message);
}
