let changes = 0;
const listeners = new Set<() => void>();

/** How often the person of this page has changed, each time with their data discarded, as by a log-out. */
export const countPersonChanges = (): number => changes;

export function notePersonChange(): void {
  changes += 1;
  for (const listener of listeners) listener();
}

export function onPersonChange(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}
