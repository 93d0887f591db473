const name = 'app:interactive';

/** Sets a performance mark, once in a document, when the initial page is mounted and answers input. */
export function markInteractive(): void {
  if (performance.getEntriesByName(name).length === 0) performance.mark(name);
}
