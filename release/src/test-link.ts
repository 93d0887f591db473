import { createPublicKey, sign, verify } from 'node:crypto';
import * as z from 'zod/mini';
import { nameProblem, type ReleaseKey } from '@oracle-astra/shared/contract';
import { assertMayRelease, type Signer } from './files/signatures';

const hourMs = 3_600_000;

/** The longest validity of a test link, in hours. */
export const maxLinkHours = 30 * 24;

const name = (kind: 'remote' | 'release') => z.string().check(z.refine((text) => nameProblem(kind, text) === null));

/** The content of a test link: the release for one browser, and its end (ISO time). `key` signed it. */
const testLink = z.object({ remote: name('remote'), release: name('release'), until: z.iso.datetime(), key: z.string() });
export type TestLink = z.infer<typeof testLink>;

/** A refused link. Its message is a sentence for the tester. */
export class TestLinkRefused extends Error {
  constructor(
    readonly why: 'expired' | 'invalid',
    message: string,
  ) {
    super(message);
  }
}

const refuse = (message: string) => new TestLinkRefused('invalid', message);

/** The signed bytes begin with their purpose, so that another signature of the key cannot be used as a link. */
const toMessage = (content: string) => Buffer.from(`oracle-astra test-link ${content}`);

/** The text of a link that puts a published release into one browser for some hours. Throws if the key may not release the remote. */
export function signTestLink(
  { remote, release, hours }: { remote: string; release: string; hours: number },
  signer: Signer,
  now: Date,
): { link: string; until: string } {
  if (!(hours > 0 && hours <= maxLinkHours)) throw new Error(`A test link lasts up to ${maxLinkHours} hours, not ${hours}`);
  assertMayRelease(signer, remote);
  const until = new Date(now.getTime() + hours * hourMs).toISOString();
  const content = Buffer.from(JSON.stringify({ remote, release, until, key: signer.id } satisfies TestLink)).toString('base64url');
  return { link: `${content}.${sign(null, toMessage(content), signer.privateKey).toString('base64url')}`, until };
}

function parse(content: string): TestLink | null {
  try {
    return testLink.safeParse(JSON.parse(Buffer.from(content, 'base64url').toString())).data ?? null;
  } catch {
    // The caller refuses an unreadable link.
    return null;
  }
}

/** Verifies the text of a link. Throws a TestLinkRefused if it is forged, signed by a foreign key, valid for too long or expired. */
export function readTestLink(text: string, keys: readonly ReleaseKey[], now: Date): TestLink {
  const [content = '', signature = ''] = text.split('.');
  const link = parse(content);
  if (link === null) throw refuse('This is no test link: perhaps it was copied only in part.');
  const key = keys.find(({ id }) => id === link.key);
  if (!key) throw refuse(`This test link is signed by a key that this site does not know (${link.key}).`);
  const publicKey = createPublicKey({ key: Buffer.from(key.public, 'base64'), format: 'der', type: 'spki' });
  if (!verify(null, toMessage(content), publicKey, Buffer.from(signature, 'base64url')))
    throw refuse('The signature of this test link is wrong: it was changed after it was made.');
  try {
    assertMayRelease(key, link.remote);
  } catch (error) {
    throw refuse(`${error instanceof Error ? error.message : String(error)}.`);
  }
  const left = Date.parse(link.until) - now.getTime();
  if (left <= 0) throw new TestLinkRefused('expired', `This test link ended at ${link.until}: ask for a new one.`);
  if (left > (maxLinkHours + 1) * hourMs) throw refuse(`This test link lasts longer than ${maxLinkHours} hours.`);
  return link;
}
