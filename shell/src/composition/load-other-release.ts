import { readFailedReleases, serializeFailedReleases, type Composition } from '@oracle-astra/shared/contract';

const timeoutMs = 8000;

interface FailedPage {
  /** The release in use, or the one that failed to load. */
  release: string;
  /** Whether it was loaded, so that its page failed and not its files. */
  wasLoaded: boolean;
  /** Loads the reports, so that the failure is reported before the page is left. */
  startReporting: () => Promise<unknown>;
}

/**
 * Reloads the page if the site has another release for it: the last good one, once per failed release, or a newer one if this
 * page is outdated. Resolves if there is none, and never if the page is being reloaded.
 */
export async function loadOtherRelease(
  { release, wasLoaded, startReporting }: FailedPage,
  page: Pick<Location, 'reload'> = location,
): Promise<void> {
  if (readFailedReleases(document.cookie).includes(release)) return;
  if (wasLoaded) document.cookie = serializeFailedReleases(document.cookie, release, location.protocol === 'https:');
  // If cookies are blocked, the site would send the same release again and again.
  if (wasLoaded && !readFailedReleases(document.cookie).includes(release)) return;
  const remote = readRemotes(document).find((each) => each.release === release || each.fallback?.release === release)?.remote;
  const [remotes] = await Promise.all([fetchRemotes(), startReporting()]);
  const next = remotes.find((each) => each.remote === remote);
  if (next === undefined || next.release === release) return;
  page.reload();
  await new Promise(() => undefined);
}

// Imports nothing of the shell's main file, because the bundler would move it to a separate file of the first load.
const parseRemotes = (json = '{"remotes":[]}') => (JSON.parse(json) as Composition).remotes;

const readRemotes = (page: Document) => parseRemotes(page.querySelector('body > #composition')?.textContent);

/**
 * The remotes in a new document of this address. The last block counts. Not by DOMParser, because the content policy would report
 * the document's styles.
 */
async function fetchRemotes() {
  const response = await fetch(location.href, { cache: 'no-store', signal: AbortSignal.timeout(timeoutMs) });
  return parseRemotes([...(await response.text()).matchAll(/<script type="application\/json" id="composition">([^<]*)/g)].at(-1)?.[1]);
}
