/**
 * The URL that is routed. The router would reject a page's address that cannot be decoded, so such a request is routed to
 * the pages, which read the original address as the browser's router does. API calls are rejected.
 */
export function rewriteUrl({ url = '/' }: { url?: string }): string {
  const [path = '/'] = url.split('?');
  if (/^\/(?:apis|wp-json|places|releases|server-images)\//.test(path)) return url;
  try {
    decodeURIComponent(path);
    return url;
  } catch {
    // An address that cannot be decoded is a page's to refuse.
    return '/';
  }
}
