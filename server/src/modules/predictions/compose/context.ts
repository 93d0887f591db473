import type { Chart, Language, Period } from '@oracle-astra/shared/contract';
import type { ReadingInput } from '../../births/service';
import { createMoonTransits, createNatalTransits } from '../natal-transits';
import type { NatalTransits } from '../natal-transits';
import type { DailySkies } from '../daily-skies';
import type { PeriodDays } from '../period';
import { english } from '../phrases/english/words';
import { hindi } from '../phrases/hindi/words';
import type { PredictionArea, PredictionWords } from '../phrases/types';
import { createSeededPicker, type PickVariant } from './seeded-picker';

export interface PredictionInput {
  chart: Chart;
  person: Pick<ReadingInput['person'], 'marital_status'>;
  type: Period;
  language: Language;
  days: PeriodDays;
  skies: DailySkies;
  /** The same seed picks the same variants, in both languages. */
  seed: string;
  /** The Moon's sign, if a prediction uses only it because the time of birth is unknown. */
  rashi?: number;
}

/** The input of all parts of a prediction. */
export interface Composition extends PredictionInput {
  words: PredictionWords;
  natal: NatalTransits;
  pick: PickVariant;
  getAreaHeading(area: PredictionArea): string;
}

const wordsOf: Record<Language, PredictionWords> = { English: english, Hindi: hindi };

export function createComposition(input: PredictionInput): Composition {
  const words = wordsOf[input.language];
  return {
    ...input,
    words,
    natal: input.rashi === undefined ? createNatalTransits(input.chart) : createMoonTransits(input.rashi),
    pick: createSeededPicker(`${input.seed} ${input.type}`),
    getAreaHeading: (area) => words.headings[area === 'Love' && input.person.marital_status === 'Married' ? 'marriage' : area],
  };
}

export const heading = (text: string): string => `## ${text}`;
