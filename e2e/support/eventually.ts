import { setTimeout as pause } from 'node:timers/promises';

/** What `look` finds once it is as wanted; the test's own time limit ends the wait. */
export async function eventually<Found>(look: () => Promise<Found>, wanted: (found: Found) => boolean): Promise<Found> {
  for (;;) {
    const found = await look();
    if (wanted(found)) return found;
    await pause(50);
  }
}
