import { carryInput } from './carried-input';

/** Opens a page at its address in another language, where it was and with what was typed. `page` is its path and query. */
export function switchLocale({ page, href }: { page: string; href: string }): void {
  carryInput(page);
  // Not another entry of the history: going back leads to the page before, not to this one in the other language.
  location.replace(href);
}
