import { normalize } from '../../../server/src/care/text/normalize';

/** Letters of a piece; pieces are of the normalized text, so that script and spelling do not matter. */
const pieceLetters = 5;
/** Minimum share of common pieces of a near sentence. */
const minShare = 0.5;
/** A sentence with fewer pieces is near only if half of the longer one is common. */
const minPieces = 20;

export function toPieces(text: string): ReadonlySet<string> {
  const letters = normalize(text).join(' ');
  if (letters.length <= pieceLetters) return new Set([letters]);
  return new Set(Array.from({ length: letters.length - pieceLetters + 1 }, (_, at) => letters.slice(at, at + pieceLetters)));
}

/** A held-out sentence and the share of pieces, from 0.5 to 1, in common with another one. */
export interface Near {
  sentence: string;
  share: number;
}

/**
 * Finds the nearest of `others` that shares half of the letter pieces of either sentence; undefined
 * if there is none. Common short phrases alone ("I want to die") do not make a longer sentence near.
 */
export function createNearness(others: readonly string[]): (sentence: string) => Near | undefined {
  const sets = others.map(toPieces);
  const holders = new Map<string, number[]>();
  sets.forEach((pieces, index) => pieces.forEach((piece) => holders.set(piece, [...(holders.get(piece) ?? []), index])));
  return (sentence) => {
    const own = toPieces(sentence);
    const common = new Map<number, number>();
    for (const piece of own) for (const index of holders.get(piece) ?? []) common.set(index, (common.get(index) ?? 0) + 1);
    let nearest: Near | undefined;
    for (const [index, count] of common) {
      const size = sets[index]?.size ?? 1;
      const share = Math.max(count / size, own.size >= minPieces ? count / own.size : 0);
      if (share >= minShare && share > (nearest?.share ?? 0)) nearest = { sentence: others[index] ?? '', share };
    }
    return nearest;
  };
}
