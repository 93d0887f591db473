const place = 'scroll-positions';

/** How far each entry of the tab's history was scrolled; it survives a reload. */
export function scrollPositions() {
  const positions = new Map<string, number>(read());
  return {
    get: (entry: string) => positions.get(entry),
    set: (entry: string, y: number) => positions.set(entry, y),
    keep: () => write([...positions]),
  };
}

function read(): [string, number][] {
  try {
    return JSON.parse(sessionStorage.getItem(place) ?? '[]') as [string, number][];
  } catch {
    return [];
  }
}

/** Storage may be full or forbidden; a reload then starts at the top. */
function write(positions: [string, number][]): void {
  try {
    sessionStorage.setItem(place, JSON.stringify(positions));
  } catch {
    return;
  }
}
