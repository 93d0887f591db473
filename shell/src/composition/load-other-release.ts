import { readFailedReleases, serializeFailedReleases, type Composition } from '@oracle-astra/shared/contract';

const timeoutMs = 8000;

interface FailedPage {
  /** The release in use, or the one that did not load. */
  release: string;
  /** It was loaded: its page failed, not its files. */
  wasLoaded: boolean;
  /** Loads the reports, so that the failure is reported before the page goes. */
  startReporting: () => Promise<unknown>;
}

/**
 * Loads the page again where the site has another release for it: the last good one, once for each release that fails, or the
 * one of now where this page is older. Resolves where there is none, and never where the page is on its way.
 */
export async function loadOtherRelease(
  { release, wasLoaded, startReporting }: FailedPage,
  page: Pick<Location, 'reload'> = location,
): Promise<void> {
  if (readFailedReleases(document.cookie).includes(release)) return;
  if (wasLoaded) document.cookie = serializeFailedReleases(document.cookie, release, location.protocol === 'https:');
  // With blocked cookies the site would send the same release again and again.
  if (wasLoaded && !readFailedReleases(document.cookie).includes(release)) return;
  const remote = readRemotes(document).find((each) => each.release === release || each.fallback?.release === release)?.remote;
  const [remotes] = await Promise.all([fetchRemotes(), startReporting()]);
  const next = remotes.find((each) => each.remote === remote);
  if (next === undefined || next.release === release) return;
  page.reload();
  await new Promise(() => undefined);
}

// Nothing of the shell's main file is imported here: it would be kept apart there, and the first load would grow.
const parseRemotes = (json = '{"remotes":[]}') => (JSON.parse(json) as Composition).remotes;

const readRemotes = (page: Document) => parseRemotes(page.querySelector('body > #composition')?.textContent);

/** The remotes that a new document of this address would have: its last block. A parser would meet the content policy with its styles. */
async function fetchRemotes() {
  const response = await fetch(location.href, { cache: 'no-store', signal: AbortSignal.timeout(timeoutMs) });
  return parseRemotes([...(await response.text()).matchAll(/<script type="application\/json" id="composition">([^<]*)/g)].at(-1)?.[1]);
}
