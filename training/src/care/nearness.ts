import { normalize } from '../../../server/src/care/text/normalize';

/** Letters of a piece; pieces are taken of the normalized text, so that script and spelling make no difference. */
const pieceLetters = 5;
/** Share of pieces from which a sentence counts as near another. */
const nearShare = 0.5;
/** A sentence of fewer pieces is near another only where the other holds half of the longer one. */
const fewestPieces = 20;

export function toPieces(text: string): ReadonlySet<string> {
  const letters = normalize(text).join(' ');
  if (letters.length <= pieceLetters) return new Set([letters]);
  return new Set(Array.from({ length: letters.length - pieceLetters + 1 }, (_, at) => letters.slice(at, at + pieceLetters)));
}

/** A held-out sentence and the share of pieces, from 0.5 to 1, that another one has in common with it. */
export interface Near {
  sentence: string;
  share: number;
}

/**
 * Finds for a sentence the nearest of `others` that has half of its letter pieces, or it half of the other's; undefined
 * where none does. Common short phrases alone ("I want to die") do not make a longer sentence near.
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
      const share = Math.max(count / size, own.size >= fewestPieces ? count / own.size : 0);
      if (share >= nearShare && share > (nearest?.share ?? 0)) nearest = { sentence: others[index] ?? '', share };
    }
    return nearest;
  };
}
