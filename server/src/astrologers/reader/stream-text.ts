import { setTimeout as wait } from 'node:timers/promises';

interface Pace {
  paceMs: number;
  signal: AbortSignal;
}

/** Two or three words a piece, with the white space that follows them: joined, the pieces are the text. */
export function splitIntoChunks(text: string): string[] {
  return text.match(/\S+\s*(?:\S+\s*)?(?:\S{1,4}\s+)?/gu) ?? [];
}

/** Texts that come piece by piece; where more run, all of them come in larger pieces, so that a process writes no more often. */
const maxFineGrained = 50;
let running = 0;

/** Yields the pieces of a text, `paceMs` apart, and those that are due together in one; stops with the signal's reason. */
export async function* streamText(text: string, { paceMs, signal }: Pace): AsyncGenerator<string> {
  const all = splitIntoChunks(text);
  const began = performance.now();
  running += 1;
  try {
    for (let at = 0, end = 1; at < all.length; at = end, end += 1) {
      if (paceMs > 0 && at > 0) {
        // Node's own AbortError hides the reason; the caller is told the reason.
        await wait(paceMs * Math.max(1, running / maxFineGrained), undefined, { signal }).catch(() => undefined);
        end = Math.max(end, Math.floor((performance.now() - began) / paceMs) + 1);
      }
      signal.throwIfAborted();
      yield all.slice(at, end).join('');
    }
  } finally {
    running -= 1;
  }
}
