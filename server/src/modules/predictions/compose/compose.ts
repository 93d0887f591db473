import type { Period, Prediction } from '@oracle-astra/shared/contract';
import { dayFactsOf, runningDasha } from '../../../astrology';
import type { Graha } from '../../../astrology';
import { createComposition, heading } from './context';
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

function listBirthGrounds({ chart, words, days }: Composition): Prediction['grounds'] {
  const { maha, antar } = runningDasha(chart.dashas, toNoon(days.from));
  return [
    { term: words.grounds.ascendant, value: words.getSign(chart.ascendant.sign) },
    { term: words.grounds.moon, value: words.getSign(chart.rashi) },
    { term: words.grounds.dasha, value: `${words.getPlanet(maha.lord)}, ${words.getPlanet(antar.lord)}` },
  ];
}

function listGrounds(composition: Composition): Prediction['grounds'] {
  const { words, natal, skies, days, rashi } = composition;
  const sky = skies.noon(days.from);
  const now = (graha: Graha) => {
    const { sign } = findPosition(sky, graha);
    return words.formatGroundSign({ sign, house: natal.houseOf(sign), from: natal.from });
  };
  return [
    ...(rashi === undefined ? listBirthGrounds(composition) : [{ term: words.grounds.moon, value: words.getSign(rashi) }]),
    { term: words.grounds.saturn, value: now('Saturn') },
    { term: words.grounds.jupiter, value: now('Jupiter') },
    { term: words.grounds.rahu, value: now('Rahu') },
  ];
}

/** Without a time of birth: from the Moon's sign; with two signs that day, a separate part for each. */
function composeFromMoon(input: PredictionInput, rashis: readonly number[]): Pick<Prediction, 'text' | 'grounds'> {
  const parts = rashis.map((rashi) => createComposition({ ...input, rashi }));
  const texts = parts.map((part) => explainHousesOnce(composers[input.type](part).join('\n\n')));
  const [first] = parts;
  if (!first) throw new RangeError('The Moon has no sign.');
  const { words } = first;
  const marked = texts.map((text, index) => (texts.length === 1 ? text : `${heading(words.formatIfMoon(rashis[index] ?? 1))}\n\n${text}`));
  const lists = parts.map(listGrounds);
  const grounds = listGrounds(first).map(({ term }, at) => ({
    term,
    value: [...new Set(lists.map((list) => list[at]?.value))].join(' / '),
  }));
  return { text: [words.formatMoonAlone(rashis), ...marked].join('\n\n'), grounds };
}

/** A prediction from the transits of its days over one birth chart: paragraphs with a blank line between; `## ` begins a heading. */
export function composePrediction(input: PredictionInput): Pick<Prediction, 'text' | 'grounds'> {
  const facts = dayFactsOf(input.chart);
  if (facts) return composeFromMoon(input, facts.rashis);
  const composition = createComposition(input);
  return { text: explainHousesOnce(composers[input.type](composition).join('\n\n')), grounds: listGrounds(composition) };
}
