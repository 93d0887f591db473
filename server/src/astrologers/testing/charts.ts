import { computeChart, type Chart } from '../../astrology';
import type { Person, Question } from '../types';

/** The current day in tests. */
export const testNow = new Date('2026-11-21T13:22:00Z');

/** Pseudo-random numbers from 0 up to 1 by a seed. */
export function createSeededRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

const from = Date.UTC(1945, 0, 1);
const span = Date.UTC(2023, 11, 31) - from;

/** Charts of births in India between 1945 and 2023, the same for the same seed. */
export function createCharts(count: number, seed = 1): Chart[] {
  const number = createSeededRandom(seed);
  return Array.from({ length: count }, () => {
    const utc = new Date(from + Math.floor(number() * span));
    return computeChart({ utc, lat: 8 + number() * 28, lng: 69 + number() * 27, now: testNow, localDate: utc.toISOString().slice(0, 10) });
  });
}

export const testPerson: Person = { full_name: 'Ananya Verma', gender: 'Female', marital_status: 'Single', language: 'English' };

/** A question to Oracle about a chart, on the tests' day. */
export function createQuestion(chart: Chart, text: string, rest: Partial<Omit<Question, 'chart' | 'text'>> = {}): Question {
  return { astrologer: 'Oracle', birth: testPerson, now: testNow, ...rest, chart, text };
}
