import type { Theme } from '../state';

const isDarkQuery = /\(prefers-color-scheme:\s*dark\)/;

interface StyleElement {
  type: string;
  value: string;
}

/** A plugin of styled-components that resolves the media queries of the theme, independently of the system. */
export function decideThemeQueries(theme: Exclude<Theme, 'system'>) {
  return (element: StyleElement): void => {
    if (element.type === '@media') element.value = element.value.replace(isDarkQuery, theme === 'dark' ? 'all' : 'not all');
  };
}

/** Overrides `matchMedia` for queries of the system's theme. */
export function forceMatchMedia(theme: Exclude<Theme, 'system'>): void {
  const ask = window.matchMedia.bind(window);
  window.matchMedia = (query) => ask(isDarkQuery.test(query) ? (theme === 'dark' ? 'all' : 'not all') : query);
}
