/** Whether a translator or an extension added elements before hydration: the site's pages have none of these. */
export const hasForeignElements = (root: HTMLElement) =>
  [...root.querySelectorAll('*')].some(({ localName }) => localName === 'font' || localName.includes('-'));
