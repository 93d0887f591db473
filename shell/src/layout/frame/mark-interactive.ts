const name = 'app:interactive';

/** Sets a performance mark, once per document, when the initial page is mounted and interactive. */
export function markInteractive(): void {
  if (performance.getEntriesByName(name).length === 0) performance.mark(name);
}
