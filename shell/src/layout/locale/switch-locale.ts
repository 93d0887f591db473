import { carryInput } from './carried-input';

/** Opens a page at its address in another language, with its scroll position and input. `page` is its path and query. */
export function switchLocale({ page, href }: { page: string; href: string }): void {
  carryInput(page);
  // Replaced, so that going back leads to the page before and not to this one in the other language.
  location.replace(href);
}
