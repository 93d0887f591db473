import { languages, periods } from '@oracle-astra/shared/contract';
import { computeChart, createDayChart, transits } from '../../../astrology';
import { englishOrdinal } from '../../../astrologers/vocabulary/english';
import { createDailySkies } from '../daily-skies';
import { getPeriodDays } from '../period';
import { composePrediction } from './compose';
import type { PredictionInput } from './context';

const now = new Date('2026-11-22T06:30:00Z');
const skies = createDailySkies();
const ananya = computeChart({ utc: new Date('1997-01-17T05:10:00Z'), lat: 26.92, lng: 75.79, now, localDate: '1997-01-17' });
const rohan = computeChart({ utc: new Date('1994-03-02T15:45:00Z'), lat: 18.52, lng: 73.86, now, localDate: '1994-03-02' });

const compose = (changes: Partial<PredictionInput> = {}) => {
  const type = changes.type ?? 'daily';
  const days = getPeriodDays(type, now);
  const input = { chart: ananya, person: { marital_status: 'Single' }, type, language: 'English', days, skies, seed: 'ananya' } as const;
  return composePrediction({ ...input, ...changes });
};
const headings = (text: string) => text.split('\n\n').filter((line) => line.startsWith('## '));

it('reads the day from the Moon over the chart and the current dasha', () => {
  const { text, grounds } = compose();
  const moon = transits(now).find(({ name }) => name === 'Moon')!;
  const house = ((moon.sign - ananya.ascendant.sign + 12) % 12) + 1;
  expect(text).toContain(`your ${englishOrdinal(house)} house`);
  expect(text).toMatch(/You are in Mars mahadasha with Mercury antardasha till 1\d Mar 2027\. In your chart Mercury rules your 4th house/);
  expect(grounds[0]).toEqual({ term: 'Ascendant', value: 'Pisces' });
  expect(headings(text)).toEqual([
    '## Work',
    '## Money',
    '## Love and relationships',
    '## Home and family',
    '## Your dasha',
    '## One thing to do',
  ]);
});

it('reads the year in twelve months, with dated transits of the slow planets and dashas', () => {
  const { text } = compose({ type: 'yearly' });
  const months = headings(text).slice(2);
  expect(months).toHaveLength(12);
  expect([months[0], months.at(-1)]).toEqual(['## 22 Nov to 21 Dec 2026', '## 22 Oct to 21 Nov 2027']);
  expect(text).toContain('Saturn turns direct in Pisces, your 1st house');
  expect(text).toContain('3 Jun: Saturn enters Aries, your 2nd house');
  expect(text).toMatch(/1\d Mar: Ketu antardasha begins/);
  const advised = text.split('\n\n').filter((paragraph) => /^(Good for|Take care with)/.test(paragraph));
  expect(new Set(advised).size).toBeGreaterThan(advised.length * 0.8);
});

it('explains a house once', () => {
  for (const language of languages)
    for (const type of periods) {
      const said = [...compose({ type, language }).text.matchAll(/(?:house|भाव) \(([^)]+)\)/g)].map(([, matters]) => matters);
      expect(said.length).toBeGreaterThan(2);
      expect(new Set(said).size).toBe(said.length);
    }
});

it('dates the full and new Moon of a month', () => {
  const { text } = compose({ type: 'monthly' });
  expect(text).toContain('24 Nov: Full Moon in Taurus, your 3rd house.');
  expect(text).toContain('9 Dec: New Moon in Scorpio, your 9th house.');
});

it('gives both languages the same parts, and Hindi without Latin letters', () => {
  for (const type of periods) {
    const [english, hindi] = languages.map((language) => compose({ type, language }).text);
    expect(headings(hindi!)).toHaveLength(headings(english!).length);
    expect(hindi!.split('\n\n')).toHaveLength(english!.split('\n\n').length);
    expect(hindi).not.toMatch(/[A-Za-z]|undefined/);
    expect(english).not.toMatch(/undefined|NaN|\s{3}/);
  }
});

it('names the section by the marital status', () => {
  expect(compose({ person: { marital_status: 'Married' } }).text).toContain('## Married life');
});

it('gives different charts different texts', () => {
  for (const type of periods) {
    const one = compose({ type }).text.split('\n\n');
    const other = compose({ type, chart: rohan, seed: 'rohan' }).text.split('\n\n');
    const same = one.filter((paragraph, at) => !paragraph.startsWith('## ') && other[at] === paragraph);
    expect(same.length / one.length).toBeLessThan(0.1);
  }
});

it('gives no verdict on health, pregnancy, courts or lotteries', () => {
  const forbidden = /\b(pregnan|disease|illness|court|verdict|lottery|death|die)\b|गर्भ|बीमारी|मुकदम|अदालत|लॉटरी|मृत्यु/iu;
  for (const chart of [ananya, rohan])
    for (const type of periods) for (const language of languages) expect(compose({ chart, type, language }).text).not.toMatch(forbidden);
});

describe('without a time of birth', () => {
  const ofDay = (date: string) =>
    createDayChart(computeChart({ utc: new Date(`${date}T06:30:00Z`), lat: 26.92, lng: 75.79, now, localDate: date }));

  it.each(periods.flatMap((type) => languages.map((language) => ({ type, language }))))(
    'a $type one in $language counts from the Moon alone',
    ({ type, language }) => {
      const { text, grounds } = compose({ chart: ofDay('1997-01-17'), type, language });
      expect(text).toMatch(/from your Moon|चंद्र राशि से/u);
      expect(text).not.toMatch(/your \d+\w\w house|ascendant and your|mahadasha|antardasha|भाव में|महादशा|undefined|NaN/u);
      expect(new Set(grounds.map(({ term }) => term)).size).toBe(grounds.length);
    },
  );

  it('has a separate part for each Moon sign of that date', () => {
    const { text } = compose({ chart: ofDay('1994-08-16'), type: 'weekly' });
    expect(text).toContain('from your Moon in Scorpio or Sagittarius alone');
    expect(headings(text)).toEqual(expect.arrayContaining(['## If your Moon was in Scorpio', '## If your Moon was in Sagittarius']));
  });

  it('counts the houses of transits from the sign', () => {
    const moon = transits(now).find(({ name }) => name === 'Moon')!;
    expect(compose({ chart: ofDay('1997-01-17') }).text).toContain(`the ${englishOrdinal(((moon.sign - 1 + 12) % 12) + 1)} from your Moon`);
  });
});
