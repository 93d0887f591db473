import { staticPathOf, type Descriptor } from '@oracle-astra/shared/contract';
import { readSigner, type KeyEnvironment, type Signer } from '../../files/signatures';
import { signTestLink } from '../../test-link';
import { readDescriptor } from '../../files/release-folder';
import { readRegistry } from '../../registry/registry-file';
import type { Comparison } from '../compare/compare-snapshots';
import { noComparison } from '../compare/merge-comparisons';
import { readLiveRemotes } from '../live-releases';
import { requestStatus } from '../../registry/remote-status';
import { writeReport } from '../report/report-files';
import { checkInBrowser } from './check-in-browser';
import { findChromium } from './find-chromium';
import { getMemberToken } from './sign-in';

interface BrowserCheckRequest {
  folder: string;
  env: KeyEnvironment & Readonly<Record<string, string | undefined>>;
  /** The running site that has the release; required. */
  site: string | undefined;
  remote: string;
  release: string;
  /** The address of the only page to check; by default all. */
  page?: string;
  /** Whether rare states of pages are tested too. */
  states: boolean;
}

const toError = (error: unknown) => (error instanceof Error ? error : new Error(String(error)));

/** Opens a test link to a release of the site and returns its address. Throws a sentence if the site refuses it. */
async function openLink(site: string, signer: Signer, remote: string, release: string): Promise<string> {
  const { link } = signTestLink({ remote, release, hours: 1 }, signer, new Date());
  const address = new URL(`/test-release?link=${link}`, site).href;
  const opened = await fetch(address, { redirect: 'manual' });
  if (opened.status === 303) return address;
  throw new Error(`${site} refuses the test link of ${release} (${opened.status}): publish the release there first`);
}

/** The release that visitors of the site get; null with a reason if it is unknown or missing. A site answers only known keys. */
async function findLiveRelease(
  folder: string,
  site: string,
  signer: Signer,
  remote: string,
): Promise<{ live: string | null; isKnown: boolean; uncompared: string }> {
  const asked = await requestStatus(signer, site).catch((error: unknown) => toError(error).message);
  // The registry of the folder is used if the site does not know this key.
  const { remotes } = typeof asked === 'string' ? await readRegistry(folder) : asked.registry;
  const why =
    typeof asked === 'string' ? `${site} does not say which it is (${asked}), and this folder has none` : `${site} has none of ${remote}`;
  const live = remotes[remote]?.stable ?? null;
  return { live, isKnown: live !== null || typeof asked !== 'string', uncompared: `Not compared with a live release: ${why}` };
}

/** The pages on which a candidate is compared: its own, and for a shell the first one of each remote. */
async function listComparedPages(folder: string, { remote, routes }: Descriptor): Promise<string[]> {
  const paths = ({ routes }: Pick<Descriptor, 'routes'>) => routes.map(({ path }) => path);
  if (remote !== 'shell') return paths({ routes });
  const remotes = await readLiveRemotes(folder, await readRegistry(folder), 'shell');
  // One of the remotes owns the home page too.
  return [
    ...new Set([
      '/',
      ...remotes.flatMap(
        (each) =>
          paths(each)
            .map(staticPathOf)
            .find((path) => path !== null) ?? [],
      ),
    ]),
  ];
}

/**
 * Visits a candidate in Chromium by a test link, and compares it with the live release. Throws a sentence if that is not possible,
 * because the check must not be skipped; a check without a verdict returns the reasons.
 */
export async function runBrowserCheck({ folder, env, site, remote, release, page, states }: BrowserCheckRequest): Promise<Comparison> {
  if (site === undefined) throw new Error('The check in a browser needs a running site that has the release: name it with --site');
  const chromiumPath = findChromium(env);
  const signer = await readSigner(folder, env);
  const link = await openLink(site, signer, remote, release);
  const token = await getMemberToken(site, env, signer);
  // Since the command began, of which the check without a browser is a part.
  const log = (line: string) => void process.stderr.write(`${Math.round(process.uptime())} s: ${line}\n`);
  const candidate = await readDescriptor(folder, remote, release);
  const { live, isKnown, uncompared } = await findLiveRelease(folder, site, signer, remote);
  if (!isKnown) return { ...noComparison, notJudged: [`${uncompared}. Sign with a key that the site knows (RELEASE_KEY).`] };
  if (live === null) log(uncompared);
  const liveLink = live === null ? null : await openLink(site, signer, remote, live).catch(toError);
  if (liveLink instanceof Error) return { ...noComparison, notJudged: [`The live release cannot be opened: ${liveLink.message}`] };
  const patterns = await listComparedPages(folder, candidate);
  const compared = live === null || liveLink === null ? null : { live, patterns, links: { candidate: link, live: liveLink } };
  const checked = await checkInBrowser({
    site,
    candidate,
    link,
    token,
    chromiumPath,
    live: compared,
    uncompared,
    page,
    states,
    log,
  });
  const { findings, differences, notJudged = [], unreached = [], pictures = [] } = checked;
  const checkedAt = new Date().toISOString();
  log(
    `Report: ${await writeReport(folder, { remote, release, live, site, checkedAt, findings, differences, notJudged, unreached, pictures })}`,
  );
  return checked;
}
