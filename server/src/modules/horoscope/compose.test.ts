import { nakshatras, signs } from '@oracle-astra/shared/contract';
import { transits } from '../../astrology';
import { areas } from './areas';
import { composeHoroscope } from './compose';
import { computeTransits } from './gochara';
import { getSignName, formatOrdinal } from './format';

const dayMs = 86_400_000;
const firstDay = Date.UTC(2026, 10, 21) / dayMs;
const skyOf = (day: number) => transits(new Date(day * dayMs + 75 * 60_000));
const read = (sign: number, day: number) => composeHoroscope({ sign, day, sky: skyOf(day) });
const everySign = signs.map((_, at) => at + 1);
const fortnight = Array.from({ length: 14 }, (_, at) => firstDay + at * 11);

it('gives every area a score of 0 to 100 and a text', () => {
  for (const day of fortnight) {
    for (const sign of everySign) {
      const reading = read(sign, day);
      expect(Object.keys(reading)).toEqual(['Love', 'Career', 'Money', 'Health', 'Family', 'Travel']);
      for (const { score, split_response: text } of Object.values(reading)) {
        expect(Number.isInteger(score) && score >= 0 && score <= 100).toBe(true);
        expect(text.length).toBeGreaterThan(80);
        expect(text).not.toMatch(/undefined|NaN/);
      }
    }
  }
});

it('says the same for the same sign and day, and moves on the next day', () => {
  expect(read(5, firstDay)).toEqual(read(5, firstDay));
  for (const [title, { split_response: text }] of Object.entries(read(5, firstDay + 1))) {
    expect(text).not.toBe(read(5, firstDay)[title]?.split_response);
  }
});

it('never says the same to two signs on a day', () => {
  for (const day of fortnight) {
    const texts = everySign.flatMap((sign) => Object.values(read(sign, day)).map(({ split_response: text }) => text));
    expect(new Set(texts).size).toBe(texts.length);
  }
});

it('scores differ between signs and between days', () => {
  for (const { title } of areas) {
    const ofSigns = new Set(everySign.map((sign) => read(sign, firstDay)[title]?.score));
    const ofDays = new Set(fortnight.map((day) => read(1, day)[title]?.score));
    expect(ofSigns.size).toBeGreaterThan(5);
    expect(ofDays.size).toBeGreaterThan(3);
  }
});

it('names each transit where it truly is, counted from the sign', () => {
  for (const day of fortnight) {
    const sky = skyOf(day);
    for (const sign of everySign) {
      const known = computeTransits(sign, sky);
      for (const { split_response: text } of Object.values(composeHoroscope({ sign, day, sky }))) {
        const [prose = '', notes = ''] = text.split('\n');
        const noted = [...notes.matchAll(/(\w+)( retrograde)? in ([\w ]+), your (\w+)/g)];
        expect(noted).toHaveLength(2);
        for (const [, name, retrograde, where, house] of noted) {
          const transit = known.find(({ graha }) => graha === name);
          const truth = name === 'Moon' ? nakshatras[(transit?.nakshatra ?? 0) - 1] : getSignName(transit?.sign ?? 0);
          expect([where, house, retrograde !== undefined]).toEqual([truth, formatOrdinal(transit?.house ?? 0), transit?.retrograde]);
        }
        const lead = known.find(({ graha }) => graha === noted[0]?.[1]);
        expect(prose).toContain(`in ${getSignName(lead?.sign ?? 0)}`);
        expect(prose).toContain(`your ${formatOrdinal(lead?.house ?? 0)} house`);
      }
    }
  }
});

it('explains a good day by what helps and a hard one by what presses', () => {
  const leadOf = (text: string) => text.split('\n')[1]?.split(' ')[0];
  for (const day of fortnight) {
    const sky = skyOf(day);
    for (const sign of everySign) {
      for (const { score, split_response: text } of Object.values(composeHoroscope({ sign, day, sky }))) {
        const merit = computeTransits(sign, sky).find(({ graha }) => graha === leadOf(text))?.merit ?? 0;
        if (score >= 62) expect(merit).toBeGreaterThan(0);
        if (score < 45) expect(merit).toBeLessThan(0);
      }
    }
  }
});

it('advice names no graha, sign or nakshatra, and every tone has enough of it', () => {
  const names = new RegExp(`\\b(Sun|Moon|Mars|Mercury|Jupiter|Venus|Saturn|Rahu|Ketu|${[...signs, ...nakshatras].join('|')})\\b`);
  const all = areas.flatMap(({ phrases }) => Object.values(phrases));
  for (const phrases of all) expect(phrases.length).toBeGreaterThanOrEqual(8);
  expect(all.flat().filter((text) => names.test(text))).toEqual([]);
  expect(new Set(all.flat()).size).toBe(all.flat().length);
});
