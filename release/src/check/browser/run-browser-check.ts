import { readSigner, type KeyEnvironment } from '../../files/signatures';
import { signTestLink } from '../../test-link';
import { readDescriptor } from '../../files/release-folder';
import type { Finding } from '../finding';
import { checkInBrowser } from './check-in-browser';
import { findChromium } from './find-chromium';
import { getMemberToken } from './sign-in';

interface BrowserCheckRequest {
  folder: string;
  env: KeyEnvironment & Readonly<Record<string, string | undefined>>;
  /** The running site that has the release; needed. */
  site: string | undefined;
  remote: string;
  release: string;
}

/** Visits a candidate in Chromium by a test link of its own. Throws a sentence where that cannot be done: it never passes unasked. */
export async function runBrowserCheck({ folder, env, site, remote, release }: BrowserCheckRequest): Promise<Finding[]> {
  if (site === undefined) throw new Error('The check in a browser needs a running site that has the release: name it with --site');
  const chromiumPath = findChromium(env);
  const signer = await readSigner(folder, env);
  const { link } = signTestLink({ remote, release, hours: 1 }, signer, new Date());
  const address = new URL(`/test-release?link=${link}`, site).href;
  const opened = await fetch(address, { redirect: 'manual' });
  if (opened.status !== 303)
    throw new Error(`${site} refuses the test link of ${release} (${opened.status}): publish the release there first`);
  const token = await getMemberToken(site, env, signer);
  const tell = (line: string) => void process.stderr.write(`${line}\n`);
  return checkInBrowser({ site, candidate: await readDescriptor(folder, remote, release), link: address, token, chromiumPath, tell });
}
