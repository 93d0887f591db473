/**
 * Where the router looks for an address. A page's address that cannot be decoded, which the router would refuse, goes to
 * the pages, which read the original one as the browser's router does. Calls of the API are refused as before.
 */
export function rewriteUrl({ url = '/' }: { url?: string }): string {
  const [path = '/'] = url.split('?');
  if (/^\/(?:apis|wp-json|places|releases|server-images)\//.test(path)) return url;
  try {
    decodeURIComponent(path);
    return url;
  } catch {
    return '/';
  }
}
