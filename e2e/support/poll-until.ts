import { setTimeout as pause } from 'node:timers/promises';

const patienceMs = 15_000;

/** What `look` finds once it is as wanted; throws with what it found last where that does not come about. */
export async function pollUntil<Found>(look: () => Promise<Found>, wanted: (found: Found) => boolean, withinMs = patienceMs): Promise<Found> {
  const until = Date.now() + withinMs;
  for (;;) {
    const found = await look();
    if (wanted(found)) return found;
    if (Date.now() > until) throw new Error(`It stayed at ${JSON.stringify(found)}`);
    await pause(50);
  }
}
