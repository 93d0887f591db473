import { setTimeout as wait } from 'node:timers/promises';

interface Pace {
  paceMs: number;
  signal: AbortSignal;
}

/** Splits a text into chunks of two or three words with the white space after them; joined, they are the text. */
export function splitIntoChunks(text: string): string[] {
  return text.match(/\S+\s*(?:\S+\s*)?(?:\S{1,4}\s+)?/gu) ?? [];
}

/** Above this number of parallel streams all of them send larger chunks, so that the process writes no more often. */
const maxFineGrained = 50;
let running = 0;

/** Yields the chunks of a text every `paceMs`, those that are due together as one. Throws the signal's reason on abort. */
export async function* streamText(text: string, { paceMs, signal }: Pace): AsyncGenerator<string> {
  const chunks = splitIntoChunks(text);
  const began = performance.now();
  running += 1;
  try {
    for (let at = 0, end = 1; at < chunks.length; at = end, end += 1) {
      if (paceMs > 0 && at > 0) {
        // Node's AbortError hides the signal's reason, which `throwIfAborted` throws below.
        await wait(paceMs * Math.max(1, running / maxFineGrained), undefined, { signal }).catch(() => undefined);
        end = Math.max(end, Math.floor((performance.now() - began) / paceMs) + 1);
      }
      signal.throwIfAborted();
      yield chunks.slice(at, end).join('');
    }
  } finally {
    running -= 1;
  }
}
