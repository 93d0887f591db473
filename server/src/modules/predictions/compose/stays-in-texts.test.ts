import { signs } from '@oracle-astra/shared/contract';
import { computeChart, createDayChart } from '../../../astrology';
import { createDailySkies } from '../daily-skies';
import { getPeriodDays, listDays, type PeriodDays } from '../period';
import { composePrediction } from './compose';

const now = Date.parse('2026-11-22T06:30:00Z');
const skies = createDailySkies();
const chart = computeChart({ utc: new Date('1997-01-17T05:10:00Z'), lat: 26.92, lng: 75.79, now: new Date(now), localDate: '1997-01-17' });
const english = /(Sun|Mars|Mercury|Jupiter|Venus|Saturn)(?: helps| slows this)?,? (retrograde )?in (\w+),/;
const stay = /It is there (?:on|from) (\d+ \w{3})(?: to (\d+ \w{3}))?/;

const dayOf = (text: string, days: PeriodDays) =>
  listDays(days).find(
    (day) => text === `${Number(day.slice(8))} ${new Date(day).toLocaleString('en', { month: 'short', timeZone: 'UTC' })}`,
  );

/** Whether a paragraph's statement about a planet holds on each of its named days, or on all. */
function holds(paragraph: string, days: PeriodDays): boolean {
  const [, graha, retrograde, sign = ''] = english.exec(paragraph) ?? [];
  const [, from, to] = stay.exec(paragraph) ?? [];
  const told = from === undefined ? days : { from: dayOf(from, days)!, to: dayOf(to ?? from, days)! };
  return listDays(told).every((day) => {
    const position = skies.noon(day).find(({ name }) => name === graha);
    return signs[(position?.sign ?? 0) - 1] === sign && (retrograde === undefined || position?.retrograde === true);
  });
}

it.each(['weekly', 'monthly'] as const)('a %s prediction of any week gives the dates of a planet’s partial stay', (type) => {
  let read = 0;
  let parts = 0;
  for (let week = 0; week < 52; week += 3) {
    const days = getPeriodDays(type, new Date(now + week * 7 * 86_400_000));
    for (const birth of [chart, createDayChart(chart)]) {
      const input = { chart: birth, person: { marital_status: 'Single' }, type, days, skies, seed: 'ananya' } as const;
      const { text } = composePrediction({ ...input, language: 'English' });
      // The slow planets are described for the first day, with the dates on which they move on.
      const told = text.split('\n\n').filter((each) => english.test(each) && !/enters|turns|is moving/.test(each));
      for (const paragraph of told) expect({ paragraph, days, holds: holds(paragraph, days) }).toMatchObject({ holds: true });
      read += told.length;
      const stays = told.filter((each) => stay.test(each)).length;
      parts += stays;
      expect(composePrediction({ ...input, language: 'Hindi' }).text.match(/वहाँ (?:केवल )?\d/g) ?? []).toHaveLength(stays);
    }
  }
  expect(read).toBeGreaterThan(100);
  expect(parts).toBeGreaterThan(8);
});
