import type { CareSettings, Reading } from './classifier';

/** The confidence of the reader's tables about a text's topic and kind, each from 0 to 1. */
export interface ReaderConfidence {
  topic: number;
  wanted: number;
}

const minOdds = 1e-4;
export const logOdds = (share: number): number => {
  const inside = Math.min(Math.max(share, minOdds), 1 - minOdds);
  return Math.log(inside / (1 - inside));
};
/** The length is capped at that of the training texts. */
const maxLetters = 600;
/** Slightly above 0 for certainty. */
const doubt = (share: number): number => Math.log(1.02 - share);

/**
 * Corrects the despair of a reading: a person in despair seldom asks what fits one topic well, and a question about health or
 * death that does is not despair. The other kinds keep their proportions.
 */
export function weighDespair(
  reading: Reading,
  { topic, wanted }: ReaderConfidence,
  letters: number,
  weights: CareSettings['despairWeights'],
): Reading {
  const { kinds } = reading;
  const score =
    weights.bias +
    weights.despair * logOdds(kinds.despair) +
    weights.danger * logOdds(kinds.danger) +
    weights.matter * logOdds(kinds.matter) +
    weights.topic * doubt(topic) +
    weights.wanted * doubt(wanted) +
    weights.length * Math.log(Math.min(Math.max(letters, 1), maxLetters));
  const despair = 1 / (1 + Math.exp(-score));
  const rest = (1 - despair) / Math.max(1 - kinds.despair, minOdds);
  return { ...reading, kinds: { despair, danger: kinds.danger * rest, matter: kinds.matter * rest, none: kinds.none * rest } };
}
