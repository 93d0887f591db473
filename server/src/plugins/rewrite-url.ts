/**
 * The URL for routing. The router would reject a page's address that cannot be decoded, so such a request is routed to the
 * pages, which read the original address like the browser's router. API calls are rejected.
 */
export function rewriteUrl({ url = '/' }: { url?: string }): string {
  const [path = '/'] = url.split('?');
  if (/^\/(?:apis|wp-json|places|releases|server-images)\//.test(path)) return url;
  try {
    decodeURIComponent(path);
    return url;
  } catch {
    // The pages refuse an address that cannot be decoded.
    return '/';
  }
}
