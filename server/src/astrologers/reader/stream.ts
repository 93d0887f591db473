import { setTimeout as wait } from 'node:timers/promises';

interface Pace {
  paceMs: number;
  signal: AbortSignal;
}

/** Two or three words a piece, with the white space that follows them: joined, the pieces are the text. */
export function pieces(text: string): string[] {
  return text.match(/\S+\s*(?:\S+\s*)?(?:\S{1,4}\s+)?/gu) ?? [];
}

/** Yields the pieces of a text, `paceMs` apart; stops with the signal's reason. */
export async function* stream(text: string, { paceMs, signal }: Pace): AsyncGenerator<string> {
  for (const [index, piece] of pieces(text).entries()) {
    if (paceMs > 0 && index > 0) {
      // Node's own AbortError hides the reason; the caller is told the reason.
      await wait(paceMs, undefined, { signal }).catch(() => undefined);
    }
    signal.throwIfAborted();
    yield piece;
  }
}
