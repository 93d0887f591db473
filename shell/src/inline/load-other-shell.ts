import { readFailedReleases, serializeFailedReleases } from '@oracle-astra/shared/contract';

/**
 * Reloads the page if the site has another release of the shell than the one that failed to start: once per release, so that it
 * cannot loop. Otherwise the page stays as the server rendered it.
 */
export async function loadOtherShell(release: string, page: Pick<Location, 'href' | 'protocol' | 'reload'> = location): Promise<void> {
  if (readFailedReleases(document.cookie).includes(release)) return;
  document.cookie = serializeFailedReleases(document.cookie, release, page.protocol === 'https:');
  // If cookies are blocked, the site would send the same release again and again.
  if (!readFailedReleases(document.cookie).includes(release)) return;
  const response = await fetch(page.href, { cache: 'no-store' });
  // A not-found page has the site's shell too; a server error has none.
  if (response.status < 500 && !(await response.text()).includes(`/${release}/`)) page.reload();
}
