/** The notice of a document whose scripts did not come: the page can be read, and tried again. */
const noticeOf = (page: Document) => page.querySelector<HTMLElement>('body > #unfinished');

export function showUnfinished(page: Document): void {
  const notice = noticeOf(page);
  if (notice?.hidden) notice.hidden = false;
}

export function hideUnfinished(page: Document): void {
  const notice = noticeOf(page);
  if (notice) notice.hidden = true;
}

/** Its way to try again: a plain link to the same address, for where no script is there to do better. */
export const retryLink = (page: Document): HTMLAnchorElement | null => noticeOf(page)?.querySelector('a') ?? null;
