import { findArea } from '../natal-transits';
import type { AreaReading } from '../natal-transits';
import { listDays, listMonths } from '../period';
import type { PeriodDays } from '../period';
import { predictionAreas } from '../phrases/types';
import type { PredictionArea } from '../phrases/types';
import { heading } from './context';
import type { Composition } from './context';
import { formatDates } from './dates';
import { composeArea, composeDasha, composeOpening, composeOutstandingDays, composeSlowSky, findPosition } from './parts';

const allPlanets = ['Sun', 'Mars', 'Mercury', 'Jupiter', 'Venus', 'Saturn', 'Rahu'] as const;
const yearPlanets = ['Mars', 'Jupiter', 'Saturn', 'Rahu'] as const;

/** The reading of each area on the day of the period on which it is nearest to its mean. */
function readTypical({ natal, skies }: Composition, days: PeriodDays): AreaReading[] {
  const samples = listDays(days)
    .filter((_, at) => at % 3 === 1)
    .map((day) => natal.readAreas(skies.noon(day)));
  return predictionAreas.map((area) => {
    const readings = samples.map((each) => findArea(each, area));
    const mean = readings.reduce((sum, { score }) => sum + score, 0) / readings.length;
    return readings.reduce((best, each) => (Math.abs(each.score - mean) < Math.abs(best.score - mean) ? each : best));
  });
}

/** A month: the slow planets, five areas, dates, and the best and hardest days. */
export function composeMonth(composition: Composition): string[] {
  const { words, days, pick } = composition;
  const dates = formatDates(composition, days, { grahas: allPlanets, lunations: true });
  return [
    ...composeOpening(composition),
    ...composeOutstandingDays(composition, days, 3),
    ...readTypical(composition, days).flatMap((reading) => composeArea(composition, reading)),
    ...(dates === ''
      ? []
      : [heading(words.headings.dates), ...dates.split('; ').map((date) => `${date}${composition.language === 'Hindi' ? '।' : '.'}`)]),
    ...composeSlowSky(composition),
    ...composeDasha(composition),
    heading(words.headings.step),
    pick('step', words.steps),
  ];
}

/** Not the areas of the two previous months, so that a year mentions all of them. */
function selectArea(readings: readonly AreaReading[], recent: readonly PredictionArea[]): AreaReading | undefined {
  return readings.find(({ area }) => !recent.slice(-2).includes(area));
}

function composeMonthOfYear(
  composition: Composition,
  month: PeriodDays,
  chosen: { good: PredictionArea[]; careful: PredictionArea[] },
): string[] {
  const { words, natal, skies, pick, getAreaHeading, language } = composition;
  const readings = readTypical(composition, month).sort((one, other) => other.score - one.score);
  const good = selectArea(readings, chosen.good);
  const careful = selectArea(readings.filter(({ tone, area }) => tone !== 'favourable' && area !== good?.area).reverse(), chosen.careful);
  if (good) chosen.good.push(good.area);
  if (careful) chosen.careful.push(careful.area);
  const middle = listDays(month)[14] ?? month.from;
  const theme = words.sunThemes[natal.houseOf(findPosition(skies.noon(middle), 'Sun').sign) - 1] ?? '';
  const advise = ({ area, tone }: AreaReading) => pick(`${area} ${tone}`, words.advice[area][tone]);
  const dates = formatDates(composition, month, { grahas: yearPlanets, lunations: false });
  return [
    heading(words.formatRange(month.from, month.to, true)),
    theme,
    ...(good ? [words.formatBest(getAreaHeading(good.area), advise(good))] : []),
    ...(careful ? [words.formatCareful(getAreaHeading(careful.area), advise(careful))] : []),
    ...composeOutstandingDays(composition, month, 2),
    ...(dates === '' ? [] : [`${dates}${language === 'Hindi' ? '।' : '.'}`]),
  ];
}

/** A year: dasha and slow planets first, then its twelve months. */
export function composeYear(composition: Composition): string[] {
  const chosen = { good: [], careful: [] };
  return [
    ...composeOpening(composition),
    ...composeDasha(composition),
    ...composeSlowSky(composition),
    ...listMonths(composition.days).flatMap((month) => composeMonthOfYear(composition, month, chosen)),
  ];
}
