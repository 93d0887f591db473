/** The document's notice that scripts failed to load: it says that the page can be read, and has a link to try again. */
const findNotice = (page: Document) => page.querySelector<HTMLElement>('body > #unfinished');

export function showLoadFailure(page: Document): void {
  const notice = findNotice(page);
  if (notice?.hidden) notice.hidden = false;
}

export function hideLoadFailure(page: Document): void {
  const notice = findNotice(page);
  if (notice) notice.hidden = true;
}

/** The notice's link to the same address, which works without scripts. */
export const findRetryLink = (page: Document): HTMLAnchorElement | null => findNotice(page)?.querySelector('a') ?? null;
