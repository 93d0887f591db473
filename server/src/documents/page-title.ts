import type { NavigationEntry } from '@oracle-astra/shared/contract';
import { escapeHtml } from './escape-html';

/** The label of the site's links to an address; null if there is none, and for the home page. */
export function findPageName(navigation: readonly NavigationEntry[], address: string): string | null {
  const path = address.replace(/[?#].*$/s, '');
  if (path === '/') return null;
  const link = navigation.find(({ to }) => to === address) ?? navigation.find(({ to }) => to === path);
  return link?.label ?? null;
}

/** The title of a document that is not rendered, until the browser has rendered the page. */
export const renderPlainTitle = (name: string | null, siteName = 'Oracle & Astra'): string =>
  `<title>${escapeHtml(name === null ? siteName : `${name} | ${siteName}`)}</title>`;
