import { safeStorage } from '@oracle-astra/shared/storage';

const key = 'scroll-positions';
const storage = safeStorage('session');

/** Scroll positions of the tab's history entries, kept across reloads. */
export function scrollPositions() {
  const positions = new Map<string, number>(read());
  return {
    get: (entry: string) => positions.get(entry),
    set: (entry: string, y: number) => positions.set(entry, y),
    persist: () => storage.set(key, JSON.stringify([...positions])),
  };
}

function read(): [string, number][] {
  try {
    return JSON.parse(storage.get(key) ?? '[]') as [string, number][];
  } catch {
    // Another release stored it in a different format.
    return [];
  }
}
