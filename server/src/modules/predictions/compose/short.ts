import { phraseBooks } from '../../horoscope/phrases';
import { findArea } from '../natal-transits';
import { listDays } from '../period';
import { heading } from './context';
import type { Composition } from './context';
import { composeArea, composeDasha, composeOpening, composeOutstandingDays, findPosition } from './parts';

const dailyAreas = ['Career', 'Money', 'Love', 'Family'] as const;

/** Today: the Moon over the chart, four areas, the current dasha and one practical step. */
export function composeDay(composition: Composition): string[] {
  const { words, natal, skies, days, pick, language, rashi = composition.chart.rashi } = composition;
  const sky = skies.noon(days.from);
  const moon = findPosition(sky, 'Moon');
  const house = natal.houseOf(moon.sign);
  const moonLine = words.formatMoon({
    sign: moon.sign,
    nakshatra: moon.nakshatra,
    house,
    fromMoon: ((moon.sign - rashi + 12) % 12) + 1,
    from: natal.from,
  });
  const { advice } = phraseBooks[language === 'Hindi' ? 'hi' : 'en'];
  const readings = natal.readAreas(sky);
  return [
    ...composeOpening(composition),
    `${moonLine} ${words.moonDays[house - 1] ?? ''}`,
    ...dailyAreas.flatMap((area) => composeArea(composition, findArea(readings, area), advice[area])),
    ...composeDasha(composition),
    heading(words.headings.step),
    pick('step', words.steps),
  ];
}

/** The stays of the Moon in a sign on these days, by its sign at noon. */
function listMoonStays({ skies, days }: Composition) {
  const signSpans: { sign: number; from: string; to: string }[] = [];
  for (const day of listDays(days)) {
    const { sign } = findPosition(skies.noon(day), 'Moon');
    const last = signSpans.at(-1);
    if (last?.sign === sign) last.to = day;
    else signSpans.push({ sign, from: day, to: day });
  }
  return signSpans;
}

/** Seven days: the Moon day by day, the areas in the middle of the week, and the best and hardest days. */
export function composeWeek(composition: Composition): string[] {
  const { words, natal, skies, days, pick } = composition;
  const middle = listDays(days)[3] ?? days.from;
  const readings = natal.readAreas(skies.noon(middle));
  return [
    ...composeOpening(composition),
    ...composeOutstandingDays(composition, days, 2),
    heading(words.headings.days),
    ...listMoonStays(composition).map(({ sign, from, to }) => {
      const house = natal.houseOf(sign);
      return words.formatMoonDays(words.formatRange(from, to), { sign, house, from: natal.from }, words.moonDays[house - 1] ?? '');
    }),
    ...dailyAreas.flatMap((area) => composeArea(composition, findArea(readings, area))),
    ...composeDasha(composition),
    heading(words.headings.step),
    pick('step', words.steps),
  ];
}
