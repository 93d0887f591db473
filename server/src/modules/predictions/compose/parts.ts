import { housesRuledBy, planetOf, runningDasha, sadeSatiPhaseFrom } from '../../../astrology';
import type { Graha, GrahaPosition, Transit } from '../../../astrology';
import { istDay } from '../../../astrologers/vocabulary/days';
import { rateFavourability } from '../../horoscope/areas';
import { supportsTone } from '../../horoscope/compose';
import type { Favourability } from '../../horoscope/phrases/types';
import type { AreaReading } from '../natal-transits';
import { listDays } from '../period';
import type { PeriodDays } from '../period';
import type { Passage } from '../phrases/types';
import { heading } from './context';
import type { Composition } from './context';

const indiaNoonMs = 390 * 60_000;
const slowGrahas = ['Saturn', 'Jupiter', 'Rahu'] as const satisfies readonly Graha[];

export const toNoon = (day: string): Date => new Date(Date.parse(`${day}T00:00:00Z`) + indiaNoonMs);

export function findPosition(sky: readonly GrahaPosition[], graha: Graha): GrahaPosition {
  const found = sky.find(({ name }) => name === graha);
  if (!found) throw new RangeError(`The sky lacks ${graha}.`);
  return found;
}

export function toPassage({ natal }: Composition, { name, sign, retrograde }: GrahaPosition): Passage {
  // The nodes are always retrograde, so it is not mentioned.
  return { graha: name, sign, house: natal.houseOf(sign), from: natal.from, retrograde: retrograde && name !== 'Rahu' && name !== 'Ketu' };
}

/** The opening sentence by the mean of the days, and the reference of the prediction. */
export function composeOpening(composition: Composition): string[] {
  const { chart, words, natal, skies, days, type, pick, rashi } = composition;
  const all = listDays(days);
  const step = Math.max(1, Math.floor(all.length / 30));
  const sampled = all.filter((_, at) => at % step === 0);
  const mean = sampled.reduce((sum, day) => sum + natal.rate(skies.noon(day)), 0) / sampled.length;
  const opening = pick('opening', words.openings[rateFavourability(mean)]);
  if (rashi !== undefined) return [opening(type)];
  const read = words.formatChart({ ascendant: chart.ascendant.sign, rashi: chart.rashi, nakshatra: chart.nakshatra });
  return [`${opening(type)} ${read}`];
}

export function composeDasha({ chart, words, days, rashi }: Composition): string[] {
  if (rashi !== undefined) return [];
  const { maha, antar } = runningDasha(chart.dashas, toNoon(days.from));
  const ruled = housesRuledBy(chart, antar.lord);
  const rules = ruled.length > 0;
  const houses = rules ? ruled : [planetOf(chart, antar.lord).house];
  const end = words.formatDate(istDay(antar.end), true);
  return [heading(words.headings.dasha), words.formatDasha({ maha: maha.lord, antar: antar.lord, end, houses, rules })];
}

/** The transits of the slow planets over the chart on the first day, with a current Sade Sati. */
export function composeSlowSky(composition: Composition): string[] {
  const { words, natal, skies, days, rashi = composition.chart.rashi } = composition;
  const sky = skies.noon(days.from);
  const sentences = slowGrahas.map((graha) => {
    const position = findPosition(sky, graha);
    const support = graha === 'Rahu' ? 'even' : natal.support(graha, position.sign);
    return words.formatPassage(toPassage(composition, position), support);
  });
  const phase = sadeSatiPhaseFrom(rashi, toNoon(days.from).getTime());
  return [heading(words.headings.sky), [...sentences, ...(phase ? [words.sadeSati[phase]] : [])].join(' ')];
}

/** A life area: the advice, and the transit behind it. For more than a day the Moon is not used, because it moves on. */
export function composeArea(
  composition: Composition,
  { area, tone, transits }: AreaReading,
  advice: Record<Favourability, readonly string[]> = composition.words.advice[area],
): string[] {
  const { words, pick, natal, type, getAreaHeading } = composition;
  const candidates = transits.filter(({ graha }) => type === 'daily' || graha !== 'Moon');
  const supporting = candidates.find((transit) => supportsTone(transit, tone));
  const lead = supporting ?? candidates[0];
  if (!lead) return [];
  const stay = findStay(composition, lead);
  const passage = { graha: lead.graha, sign: lead.sign, house: natal.houseOf(lead.sign), from: natal.from, retrograde: stay.retrograde };
  // A planet with the opposite merit is not mentioned as helping or slowing.
  const reasonTone = supporting ? tone : 'mixed';
  const reason = pick(`reason ${reasonTone}`, words.reasons[reasonTone])(passage);
  const held = stay.isWhole ? '' : ` ${words.formatStay(stay.from, stay.to)}`;
  return [heading(getAreaHeading(area)), `${pick(`${area} ${tone}`, advice[tone])} ${reason}${held}`];
}

/** The longest stay of a graha in a sign on these days, and whether it is retrograde throughout. */
function findStay({ skies, days: { from, to }, type }: Composition, { graha, sign, retrograde }: Transit) {
  if (type === 'daily') return { from, to, retrograde, isWhole: true };
  const days = listDays({ from, to });
  const positions = days.map((day) => findPosition(skies.noon(day), graha));
  let stay: number[] = [];
  let run: number[] = [];
  for (const [at, position] of positions.entries()) {
    run = position.sign === sign ? [...run, at] : [];
    if (run.length > stay.length) stay = run;
  }
  return {
    from: days[stay[0] ?? 0] ?? from,
    to: days[stay.at(-1) ?? 0] ?? to,
    retrograde: retrograde && stay.every((at) => positions[at]?.retrograde),
    isWhole: stay.length === days.length,
  };
}

/** The best and the hardest days of a period, each in order of date. */
export function composeOutstandingDays({ words, natal, skies }: Composition, days: PeriodDays, count: number): string[] {
  const rated = listDays(days)
    .map((day) => ({ day, score: natal.rate(skies.noon(day)) }))
    .sort((one, other) => other.score - one.score);
  const format = (list: typeof rated) =>
    words.join(
      list
        .map(({ day }) => day)
        .sort()
        .map((day) => words.formatDate(day)),
    );
  return [`${words.formatGoodDays(format(rated.slice(0, count)))} ${words.formatCarefulDays(format(rated.slice(-count)))}`];
}
