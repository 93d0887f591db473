import { requireWord } from '../arguments';
import { isPublished } from '../files/release-folder';
import { readSigner } from '../files/signatures';
import { signTestLink } from '../test-link';
import { assertValidName } from '@oracle-astra/shared/contract';
import type { Answer, Context } from './context';

const defaultHours = 24;
const timeoutMs = 10_000;

/** Asks the site whether it accepts the link; rejects with the site's sentence if not. */
async function assertTaken(address: string): Promise<void> {
  const response = await fetch(address, { redirect: 'manual', signal: AbortSignal.timeout(timeoutMs) });
  if (response.status === 303) return;
  const sentence = /<h1>.*?<\/h1><p>(.*?)<\/p>/s.exec(await response.text())?.[1];
  throw new Error(`The site refuses the link (${response.status}): ${sentence ?? 'no reason was given'}`);
}

/** A link that puts a published release into one browser. With `--site` the site checks whether it accepts the link, and no folder is needed. */
export async function createLink({ folder, args, env }: Context, [first, second]: string[]): Promise<Answer> {
  const [remote, release] = [requireWord(first, 'a remote'), requireWord(second, 'a release')];
  assertValidName('remote', remote);
  assertValidName('release', release);
  if (args.site === undefined && !(await isPublished(folder, remote, release)))
    throw new Error(`There is no release ${release} of ${remote}: publish it first`);
  const { link, until } = signTestLink({ remote, release, hours: args.hours ?? defaultHours }, await readSigner(folder, env), new Date());
  const address = new URL(`/test-release?link=${link}`, args.site ?? 'http://localhost:3000').href;
  if (args.site !== undefined) await assertTaken(address);
  return { lines: [address, `It puts ${release} into one browser until ${until}.`], data: { address, release, until } };
}
