import { join } from 'node:path';
import type { CareModel } from '../classifier';
import { readSituations } from './read-sentences';
import { createExamples, fit, packModel } from './train-model';

/** Scores from which care is given: less for despair than for other danger, and most where no verdict is all there is to say. */
const thresholds = { despair: 0.1, danger: 0.25, matter: 0.6 };
const seed = 11;

/** Trains the model from the sentences in `folder`; the same sentences give the same model. */
export function trainCare(folder: string): CareModel {
  const situations = readSituations(join(folder, 'sentences'));
  const outputs = [...new Set(situations.map(({ output }) => output))];
  const examples = createExamples(situations, outputs, seed);
  return packModel(outputs, fit(examples, outputs.length), thresholds, '1');
}
