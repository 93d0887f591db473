import { dayMs } from '../time/iso-time';
import { panchangDay } from '../calendar';
import { luminariesAt } from '../sky/luminaries';
import { limbValue } from '../limbs';
import { eventRules } from './events';
import { muhurtaDay, rateDay, type MuhurtaEvent, type Refusal } from './index';

const delhi = { lat: 28.6139, lng: 77.209 };
/** One of 27 births suits any day, so the remaining refusals concern the day itself. */
const births = Array.from({ length: 27 }, (_, at) => ({ nakshatra: at + 1, moonSign: Math.floor((at * 12) / 27) + 1 }));
const noonOf = (date: string) => Date.parse(`${date}T12:00:00+05:30`);
const refusals = (date: string, event: MuhurtaEvent) =>
  new Set(births.map((birth) => rateDay(muhurtaDay(noonOf(date)), event, birth).refusal));

it.each<[date: string, event: MuhurtaEvent, why: Refusal]>([
  ['2026-06-11', 'marriage', 'adhika'],
  ['2026-06-11', 'house', 'adhika'],
  ['2026-06-11', 'business', 'adhika'],
  ['2026-01-19', 'marriage', 'combust'],
  ['2026-08-01', 'marriage', 'chaturmas'],
  ['2026-11-17', 'marriage', 'chaturmas'],
  ['2026-07-29', 'study', 'chaturmas'],
  ['2026-12-20', 'house', 'kharmas'],
  ['2027-03-20', 'marriage', 'kharmas'],
  ['2026-02-26', 'marriage', 'holashtak'],
  ['2026-10-05', 'vehicle', 'pitru'],
  ['2026-10-05', 'any', 'pitru'],
  // Totally eclipsed, the Moon rises in Delhi.
  ['2026-03-03', 'travel', 'eclipse'],
  ['2026-12-09', 'business', 'star'],
  ['2026-04-21', 'vehicle', 'weekday'],
  ['2026-12-20', 'firstHaircut', 'kharmas'],
  ['2026-12-10', 'firstHaircut', 'season'],
  ['2026-08-05', 'earPiercing', 'chaturmas'],
  ['2027-02-19', 'land', 'star'],
])('%s is refused for %s to everyone: %s', (date, event, why) => {
  expect([...refusals(date, event)]).toEqual([why]);
});

it('every event names its source, and has no rule outside nakshatras, tithis and weekdays', () => {
  for (const [event, { source, stars, otherStars = [], weekdays, refusedWeekdays = [], tithis = [] }] of Object.entries(eventRules)) {
    expect(`${event}: ${source}`).toMatch(/Muhurta Chintamani|Drik Panchang/u);
    expect([...stars, ...otherStars].every((star) => star >= 1 && star <= 27)).toBe(true);
    expect(weekdays.filter((day) => refusedWeekdays.includes(day))).toEqual([]);
    // Rikta tithis and amavasya are refused to all.
    expect(tithis.filter((tithi) => [4, 9, 14].includes(tithi % 15) || tithi === 30)).toEqual([]);
  }
});

it('a tithi outside the list of an event refuses the day, and its hours behind the change', () => {
  // Shukla Dwadashi, which other events take.
  expect(refusals('2027-02-18', 'firstFood')).toContain('tithi');
  expect(refusals('2027-02-18', 'vehicle')).not.toContain('tithi');
});

it('refuses a journey in the direction of disha shool only on its weekday', () => {
  const tuesday = muhurtaDay(noonOf('2027-01-19'));
  expect(rateDay(tuesday, 'travel', null, 'north').refusal).toBe('shula');
  expect(rateDay(tuesday, 'travel', null, 'south').refusal).not.toBe('shula');
  expect(rateDay(tuesday, 'vehicle', null, 'north').refusal).not.toBe('shula');
});

it('Venus and Jupiter count as too near the Sun for three days before they set and after they rise', () => {
  const combust = (date: string) => refusals(date, 'marriage').has('combust');
  // Venus is beyond ten degrees from 17 February 2026; from the 24th on Holashtak refuses.
  expect(['2026-02-17', '2026-02-19', '2026-02-22'].map(combust)).toEqual([true, true, false]);
});

it('leaves the day of Devutthana Ekadashi, the bright half before Pitru Paksha and eclipses that are not seen alone', () => {
  expect(refusals('2026-11-20', 'marriage').has('chaturmas')).toBe(false);
  expect(refusals('2026-09-20', 'any').has('pitru')).toBe(false);
  expect(refusals('2026-08-28', 'travel').has('eclipse')).toBe(false);
});

it('recommends no hour in a Bhadra on earth, a hard yoga, an empty tithi or a part of the day that is refused', () => {
  const touches = (one: { start: number; end: number }, other: { start: number; end: number }) =>
    one.start < other.end && other.start < one.end;
  let hours = 0;
  for (let noon = noonOf('2026-01-03'); noon < noonOf('2027-01-01'); noon += 3 * dayMs) {
    const day = muhurtaDay(noon);
    const { karana, tithi, yoga, rahuKalam, yamaganda, gulika, sunrise, moonSign } = panchangDay(day.date, delhi);
    const spansOf = (limbs: typeof karana, isRefused: (value: number) => boolean) =>
      limbs.flatMap(({ value, ends_at }, at) =>
        isRefused(value) ? [{ start: at === 0 ? sunrise : Date.parse(limbs[at - 1]!.ends_at), end: Date.parse(ends_at) - 1000 }] : [],
      );
    const isOnEarth = [4, 5, 11, 12].includes(moonSign) && [4, 5, 11, 12].includes((moonSign % 12) + 1);
    const refused = [
      ...[rahuKalam, yamaganda, gulika],
      ...spansOf(tithi, (value) => [4, 9, 14].includes(value % 15) || value === 30),
      ...spansOf(yoga, (value) => value === 17 || value === 27),
      ...(isOnEarth ? spansOf(karana, (value) => value > 1 && value < 58 && (value - 1) % 7 === 0) : []),
    ];
    for (const good of day.goodHours) expect(refused.filter((span) => touches(good, span))).toEqual([]);
    hours += day.goodHours.length;
  }
  expect(hours).toBeGreaterThan(150);
});

it('calls no day good whose nakshatra is outside the list of the event, nor for events without a list', () => {
  for (let noon = noonOf('2026-01-02'); noon < noonOf('2027-01-01'); noon += 2 * dayMs) {
    const day = muhurtaDay(noon);
    if ([1, 4, 5, 7, 8, 12, 13, 14, 15, 17, 21, 22, 23, 24, 26, 27].includes(day.nakshatra)) continue;
    for (const birth of births) expect(rateDay(day, 'any', birth).score).toBeLessThan(70);
    expect(births.some((birth) => rateDay(day, 'study', birth).refusal === null)).toBe(false);
  }
});

it.each(['marriage', 'vehicle', 'travel', 'any'] as const)(
  'recommends for %s no hour in which the star, the Moon or the season is no longer right, and refuses a day that has none',
  (event) => {
    const { stars, otherStars = [], needsStar, sunSigns } = eventRules[event];
    let checked = 0;
    for (let noon = noonOf('2027-01-01'); noon < noonOf('2028-01-01'); noon += 5 * dayMs) {
      const day = muhurtaDay(noon);
      for (const birth of births) {
        const { refusal, hours } = rateDay(day, event, birth);
        if (refusal !== null) continue;
        expect(hours.length).toBeGreaterThan(0);
        for (const at of hours.flatMap(({ start, end }) => [start + 2000, (start + end) / 2, end - 2000])) {
          const limbs = luminariesAt(at);
          const [star, moonSign] = [limbValue('nakshatra', limbs), limbValue('moonSign', limbs)];
          const sunSign = Math.floor(limbs.sun / 30) + 1;
          if (needsStar) expect([...stars, ...otherStars]).toContain(star);
          if (sunSigns) expect(sunSigns).toContain(sunSign);
          expect([3, 5, 7]).not.toContain(((star - birth.nakshatra + 27) % 9) + 1);
          expect([4, 8, 12]).not.toContain(((moonSign - birth.moonSign + 12) % 12) + 1);
          checked += 1;
        }
      }
    }
    expect(checked).toBeGreaterThan(50);
  },
);
