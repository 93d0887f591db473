/**
 * Stores path and query of the document. After a reload the browser goes back to an earlier page of the same document by changing
 * the address alone, so that the address may be another one when the scripts are loaded.
 */
export function storeDocumentAddress(page: Document, { pathname, search }: Pick<Location, 'pathname' | 'search'> = location): void {
  page.documentElement.dataset.address = pathname + search;
}

/** Path and query of the page that the server rendered. */
export function readDocumentAddress(page: Document): Pick<URL, 'pathname' | 'search'> {
  // Not by `URL`, which takes a path with two slashes for a host.
  const [, pathname = '', search = ''] = /^([^?]*)(.*)$/.exec(page.documentElement.dataset.address ?? '') ?? [];
  return pathname === '' ? { pathname: location.pathname, search: location.search } : { pathname, search };
}
