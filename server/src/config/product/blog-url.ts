import { StartError } from '../start/start-error';

/** The address of a WordPress without a trailing slash; null if there is none. Throws a StartError for anything else. */
export function readBlogUrl(text: string | undefined): string | null {
  if (text === undefined) return null;
  const url = URL.canParse(text) ? new URL(text) : null;
  if (url === null || !['http:', 'https:'].includes(url.protocol) || url.username !== '' || url.search !== '')
    throw new StartError(`BLOG_URL must be the address of a WordPress, such as https://blog.example, not "${text}".`);
  return (url.origin + url.pathname).replace(/\/+$/u, '');
}
