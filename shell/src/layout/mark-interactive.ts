const name = 'app:interactive';

/** Marks, once in a document, that the first page is there and answers input. */
export function markInteractive(): void {
  if (performance.getEntriesByName(name).length === 0) performance.mark(name);
}
