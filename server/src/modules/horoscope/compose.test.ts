import { locales, planets, signs, type Locale } from '@oracle-astra/shared/contract';
import { transits, computeTransits } from '../../astrology';
import { hindiPlanets } from '../../astrologers/vocabulary/hindi';
import { areas, rateMoonHouse } from './areas';
import { composeHoroscope, rateAreas } from './compose';
import { momentOf } from './moon-days';
import { phraseBooks } from './phrases';
import { dayMs } from '../../day';

const firstDay = Date.UTC(2026, 10, 21) / dayMs;
const skyOf = (day: number) => transits(momentOf(day));
const read = (sign: number, day: number, locale: Locale = 'en') => composeHoroscope({ sign, day, sky: skyOf(day), locale });
const everySign = signs.map((_, at) => at + 1);
const fortnight = Array.from({ length: 14 }, (_, at) => firstDay + at * 11);

const names = ['Love', 'Career', 'Money', 'Health', 'Family', 'Travel'];

describe.each(locales)('in %s', (locale) => {
  it('gives every area a score of 0 to 100 and a text', () => {
    for (const day of fortnight) {
      for (const sign of everySign) {
        const reading = read(sign, day, locale);
        expect(Object.keys(reading)).toEqual(names);
        for (const { score, split_response: text } of Object.values(reading)) {
          expect(Number.isInteger(score) && score >= 0 && score <= 100).toBe(true);
          expect(text.length).toBeGreaterThan(40);
          expect(text).not.toMatch(/undefined|NaN|  /);
        }
      }
    }
  });

  it('gives the same text for the same sign and day, and another one the next day', () => {
    expect(read(5, firstDay, locale)).toEqual(read(5, firstDay, locale));
    for (const [name, { split_response: text }] of Object.entries(read(5, firstDay + 1, locale))) {
      expect(text).not.toBe(read(5, firstDay, locale)[name]?.split_response);
    }
  });

  it('never gives two signs the same text on a day', () => {
    for (const day of fortnight) {
      const texts = everySign.flatMap((sign) => Object.values(read(sign, day, locale)).map(({ split_response: text }) => text));
      expect(new Set(texts).size).toBe(texts.length);
    }
  });
});

it('scores differ between signs and between days', () => {
  for (const name of names) {
    const ofSigns = new Set(everySign.map((sign) => read(sign, firstDay)[name]?.score));
    const ofDays = new Set(fortnight.map((day) => read(1, day)[name]?.score));
    expect(ofSigns.size).toBeGreaterThan(5);
    expect(ofDays.size).toBeGreaterThan(3);
  }
});

it('has the same score, transits and advice in every language', () => {
  const toFacts = (sign: number, day: number, locale: Locale) => {
    const { advice } = phraseBooks[locale];
    const reading = read(sign, day, locale);
    return areas.map(({ name }) => {
      const { score, split_response: text } = reading[name] ?? { score: -1, split_response: '' };
      const [tone, phrases] = Object.entries(advice[name]).find(([, list]) => list.some((phrase) => text.startsWith(phrase))) ?? [];
      const grahas = planets.filter((graha) => text.split('\n')[1]?.includes(locale === 'hi' ? hindiPlanets[graha] : graha));
      return { score, tone, advice: phrases?.findIndex((phrase) => text.startsWith(phrase)), grahas };
    });
  };
  for (const day of fortnight) for (const sign of everySign) expect(toFacts(sign, day, 'hi')).toEqual(toFacts(sign, day, 'en'));
});

it('the Moon’s house sets the favourability of a day, and the score is in its range', () => {
  for (const day of fortnight) {
    const sky = skyOf(day);
    for (const sign of everySign) {
      const house = computeTransits(sign, sky).find(({ graha }) => graha === 'Moon')?.house ?? 0;
      for (const { area, tone, score } of rateAreas(sign, sky)) {
        expect(tone).toBe(rateMoonHouse(area, house));
        expect(score >= 62 ? 'favourable' : score >= 45 ? 'mixed' : 'unfavourable').toBe(tone);
      }
    }
  }
});
