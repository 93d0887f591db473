import { readFailedReleases, serializeFailedReleases } from '@oracle-astra/shared/contract';

/**
 * Loads the page again where the site has another shell for it than the release that does not start here: once for each
 * release, so that nothing loops. The page stays as the server rendered it where there is none.
 */
export async function loadOtherShell(release: string, page: Pick<Location, 'href' | 'protocol' | 'reload'> = location): Promise<void> {
  if (readFailedReleases(document.cookie).includes(release)) return;
  document.cookie = serializeFailedReleases(document.cookie, release, page.protocol === 'https:');
  // With blocked cookies the site would send the same release again and again.
  if (!readFailedReleases(document.cookie).includes(release)) return;
  const response = await fetch(page.href, { cache: 'no-store' });
  // A page that is not found has the site's shell too; an error of the server has none.
  if (response.status < 500 && !(await response.text()).includes(`/${release}/`)) page.reload();
}
