import { locales } from '@oracle-astra/shared/contract';
import { transits } from '../../astrology';
import type { GrahaPosition } from '../../astrology';
import { areas } from './areas';
import { composeHoroscope, rateAreas } from './compose';
import { composePeriod } from './compose-period';
import { composeSigns } from './compose-signs';
import { momentOf } from './moon-days';
import { dayLines, phraseBooks } from './phrases';
import { dayMs } from '../../day';

const firstDay = Date.UTC(2026, 10, 1) / dayMs;
const yearDays = 365;
const minDaysBetween = 60;
const everySign = Array.from({ length: 12 }, (_, at) => at + 1);

let skies: (readonly GrahaPosition[])[];
beforeAll(() => {
  skies = Array.from({ length: yearDays }, (_, at) => transits(momentOf(firstDay + at)));
});

/** The minimum number of days between two days of the year with the same text; Infinity without a repetition. */
function fewestDaysBetween(texts: readonly string[]): number {
  const last = new Map<string, number>();
  let fewest = Infinity;
  texts.forEach((text, at) => {
    fewest = Math.min(fewest, at - (last.get(text) ?? -Infinity));
    last.set(text, at);
  });
  return fewest;
}

it.each(locales)('in %s no advice is repeated within sixty days for a sign, over a year and all signs', (locale) => {
  for (const sign of everySign) {
    const year = skies.map((sky, at) => composeHoroscope({ sign, day: firstDay + at, sky, locale }));
    for (const { name } of areas) {
      const known = Object.values(phraseBooks[locale].advice[name]).flat();
      const advice = year.map((areasOfDay) => known.find((one) => areasOfDay[name]?.split_response.startsWith(one)) ?? '');
      expect(advice).not.toContain('');
      expect(fewestDaysBetween(advice)).toBeGreaterThan(minDaysBetween);
    }
  }
});

it.each(locales)('in %s no line of the day page is repeated within sixty days for a sign', (locale) => {
  const moonSigns = skies.map((sky) => sky.find(({ name }) => name === 'Moon')?.sign ?? 0);
  const year = moonSigns.map((moon, at) => composeSigns(moon, firstDay + at, locale));
  for (const sign of everySign) expect(fewestDaysBetween(year.map((lines) => lines[sign - 1]?.line ?? ''))).toBeGreaterThan(minDaysBetween);
});

it.each(locales)('in %s the page of all signs is new each day, even if the Moon has just changed its sign', (locale) => {
  const pages = skies.map((sky, at) => composeSigns(sky.find(({ name }) => name === 'Moon')?.sign ?? 0, firstDay + at, locale));
  const shared = pages.slice(1).map((page, at) => page.filter(({ line }) => pages[at]?.some((before) => before.line === line)).length);
  expect(Math.max(...shared)).toBeLessThan(4);
});

it.each(locales)('in %s few signs have the same advice on a day', (locale) => {
  const days = skies.slice(0, 120).map((sky, at) => everySign.map((sign) => composeHoroscope({ sign, day: firstDay + at, sky, locale })));
  for (const { name } of areas) {
    const known = Object.values(phraseBooks[locale].advice[name]).flat();
    const adviceOf = (ofSign: (typeof days)[number][number]) => known.find((one) => ofSign[name]?.split_response.startsWith(one));
    const repeated = days.reduce((sum, signs) => sum + signs.length - new Set(signs.map(adviceOf)).size, 0);
    expect(repeated / (days.length * 12)).toBeLessThan(0.12);
  }
});

it('scores change with each sign that the Moon enters, and only slightly otherwise', () => {
  const rated = skies.map((sky) => everySign.map((sign) => rateAreas(sign, sky)));
  for (const sign of everySign) {
    for (const { name } of areas) {
      const scores = rated.map((ofDay) => ofDay[sign - 1]?.find(({ area }) => area.name === name)?.score ?? -1);
      expect(new Set(scores.slice(0, 28)).size).toBeGreaterThan(7);
      skies.slice(1).forEach((sky, at) => {
        const moonOf = (one: readonly GrahaPosition[] | undefined) => one?.find(({ name: graha }) => graha === 'Moon')?.sign;
        const leap = Math.abs((scores[at + 1] ?? 0) - (scores[at] ?? 0));
        if (moonOf(sky) === moonOf(skies[at])) expect(leap).toBeLessThan(18);
      });
    }
  }
});

it.each(locales)('in %s no text names the current day', (locale) => {
  const texts = [
    ...Object.values(phraseBooks[locale].advice).flatMap((advice) => Object.values(advice).flat()),
    ...dayLines[locale].flat(),
  ];
  const named = /\b(?:today|tomorrow|yesterday|tonight)\b|(?:^|[\s,])(?:आज|कल)(?=$|[\s,।])/i;
  expect(texts.filter((text) => named.test(text))).toEqual([]);
  expect(new Set(texts).size).toBe(texts.length);
});

it.each(locales)('in %s the texts of weeks and months name days of their own time, the best with the highest score', (locale) => {
  for (const length of [7, 30]) {
    const days = skies.slice(0, length).map((sky, at) => ({ sky, date: new Date((firstDay + at) * dayMs).toISOString().slice(0, 10) }));
    for (const sign of everySign) {
      const period = composePeriod({ sign, days, bestCount: 2, locale });
      expect(period.days.map(({ date }) => date)).toEqual(days.map(({ date }) => date));
      for (const { name } of areas) {
        const scores = days.map(({ sky, date }) => ({
          date,
          score: composeHoroscope({ sign, day: firstDay, sky, locale })[name]?.score ?? -1,
        }));
        const best = scores.reduce((one, other) => (other.score > one.score ? other : one));
        const { score = -1, split_response: text = '' } = period.areas[name] ?? {};
        expect(score).toBe(Math.round(scores.reduce((sum, one) => sum + one.score, 0) / length));
        expect(text).toMatch(new RegExp(`(?:^|\\D)${String(Number(best.date.slice(8)))} (?:Nov|नवंबर)`));
        expect(text).not.toMatch(/undefined|NaN| {2}/);
      }
    }
  }
});
