import { safeStorage } from '@oracle-astra/shared/storage';

const place = 'scroll-positions';
const storage = safeStorage('session');

/** How far each entry of the tab's history was scrolled; it survives a reload. */
export function scrollPositions() {
  const positions = new Map<string, number>(read());
  return {
    get: (entry: string) => positions.get(entry),
    set: (entry: string, y: number) => positions.set(entry, y),
    keep: () => storage.set(place, JSON.stringify([...positions])),
  };
}

function read(): [string, number][] {
  try {
    return JSON.parse(storage.get(place) ?? '[]') as [string, number][];
  } catch {
    return [];
  }
}
