import type { Period, Prediction } from '@oracle-astra/shared/contract';
import { runningDasha } from '../../../astrology';
import type { Graha } from '../../../astrology';
import { createComposition } from './context';
import type { Composition, PredictionInput } from './context';
import { composeMonth, composeYear } from './long';
import { explainHousesOnce } from './explain-houses-once';
import { findPosition, toNoon } from './parts';
import { composeDay, composeWeek } from './short';

const composers: Record<Period, (composition: Composition) => string[]> = {
  daily: composeDay,
  weekly: composeWeek,
  monthly: composeMonth,
  yearly: composeYear,
};

function listGrounds({ chart, words, natal, skies, days }: Composition): Prediction['grounds'] {
  const { maha, antar } = runningDasha(chart.dashas, toNoon(days.from));
  const sky = skies.noon(days.from);
  const now = (graha: Graha) => {
    const { sign } = findPosition(sky, graha);
    return words.formatGroundSign(sign, natal.houseOf(sign));
  };
  return [
    { term: words.grounds.ascendant, value: words.getSign(chart.ascendant.sign) },
    { term: words.grounds.moon, value: words.getSign(chart.rashi) },
    { term: words.grounds.dasha, value: `${words.getPlanet(maha.lord)}, ${words.getPlanet(antar.lord)}` },
    { term: words.grounds.saturn, value: now('Saturn') },
    { term: words.grounds.jupiter, value: now('Jupiter') },
    { term: words.grounds.rahu, value: now('Rahu') },
  ];
}

/** A prediction from the transits of its days over one birth chart: paragraphs with a blank line between; `## ` begins a heading. */
export function composePrediction(input: PredictionInput): Pick<Prediction, 'text' | 'grounds'> {
  const composition = createComposition(input);
  return { text: explainHousesOnce(composers[input.type](composition).join('\n\n')), grounds: listGrounds(composition) };
}
