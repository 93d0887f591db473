import type { CareSettings, Reading } from './classifier';

const minOdds = 1e-4;
export const logOdds = (share: number): number => {
  const inside = Math.min(Math.max(share, minOdds), 1 - minOdds);
  return Math.log(inside / (1 - inside));
};
/** From so many letters a text has enough features for its score to be taken as it is. */
const maxLetters = 80;
/**
 * Corrects the despair of a reading by the other kinds and by length: a few words have few features, so that one of them decides
 * too much. The other kinds keep their proportions.
 */
export function weighDespair(reading: Reading, letters: number, weights: CareSettings['despairWeights']): Reading {
  const { kinds } = reading;
  const score =
    weights.bias +
    weights.despair * logOdds(kinds.despair) +
    weights.matter * logOdds(kinds.matter) +
    weights.length * Math.log(Math.min(Math.max(letters, 1), maxLetters));
  const despair = 1 / (1 + Math.exp(-score));
  const rest = (1 - despair) / Math.max(1 - kinds.despair, minOdds);
  return { ...reading, kinds: { despair, danger: kinds.danger * rest, matter: kinds.matter * rest, none: kinds.none * rest } };
}
