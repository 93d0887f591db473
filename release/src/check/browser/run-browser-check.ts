import { staticPathOf, type Descriptor } from '@oracle-astra/shared/contract';
import { readSigner, type KeyEnvironment, type Signer } from '../../files/signatures';
import { signTestLink } from '../../test-link';
import { readDescriptor } from '../../files/release-folder';
import { readRegistry } from '../../registry/registry-file';
import type { Comparison } from '../compare/compare-snapshots';
import { readLiveRemotes } from '../live-releases';
import { requestStatus } from '../../registry/remote-status';
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
  /** The address of the only page to check; by default all. */
  page?: string;
}

/** Opens a test link to a release of the site and returns its address. Throws a sentence if the site refuses it. */
async function openLink(site: string, signer: Signer, remote: string, release: string): Promise<string> {
  const { link } = signTestLink({ remote, release, hours: 1 }, signer, new Date());
  const address = new URL(`/test-release?link=${link}`, site).href;
  const opened = await fetch(address, { redirect: 'manual' });
  if (opened.status === 303) return address;
  throw new Error(`${site} refuses the test link of ${release} (${opened.status}): publish the release there first`);
}

/** The live release of the site, or null. A site answers only keys that it knows. */
async function findLiveRelease(folder: string, site: string, signer: Signer, remote: string): Promise<string | null> {
  // The folder is asked if the site does not know this key.
  const status = await requestStatus(signer, site).catch(() => null);
  const { remotes } = status?.registry ?? (await readRegistry(folder));
  return remotes[remote]?.stable ?? null;
}

/** The pages on which a candidate is compared: its own, and for a shell the first one of each remote. */
async function listComparedPages(folder: string, { remote, routes }: Descriptor): Promise<string[]> {
  const paths = ({ routes }: Pick<Descriptor, 'routes'>) => routes.map(({ path }) => path);
  if (remote !== 'shell') return paths({ routes });
  const remotes = await readLiveRemotes(folder, await readRegistry(folder), 'shell');
  return ['/', ...remotes.flatMap((each) => paths(each).find((path) => staticPathOf(path) !== null) ?? [])];
}

/**
 * Visits a candidate in Chromium by a test link, and compares it with the live release. Throws a sentence if that is not
 * possible, because the check must not be skipped.
 */
export async function runBrowserCheck({ folder, env, site, remote, release, page }: BrowserCheckRequest): Promise<Comparison> {
  if (site === undefined) throw new Error('The check in a browser needs a running site that has the release: name it with --site');
  const chromiumPath = findChromium(env);
  const signer = await readSigner(folder, env);
  const link = await openLink(site, signer, remote, release);
  const token = await getMemberToken(site, env, signer);
  const tell = (line: string) => void process.stderr.write(`${line}\n`);
  const candidate = await readDescriptor(folder, remote, release);
  const live = await findLiveRelease(folder, site, signer, remote);
  const compared = live !== null && {
    live,
    patterns: await listComparedPages(folder, candidate),
    links: { candidate: link, live: await openLink(site, signer, remote, live) },
  };
  return checkInBrowser({ site, candidate, link, token, chromiumPath, live: compared || null, page, tell });
}
