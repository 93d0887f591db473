import { computeChart, type Chart } from '../../../server/src/astrology';
import type { Question } from '../../../server/src/astrologers';

const now = new Date('2026-11-21T08:00:00Z');
const from = Date.UTC(1945, 0, 2);
const span = Date.UTC(2023, 11, 30) - from;
const indiaMs = 5.5 * 3_600_000;

/** Charts of births in India from 1945 to 2023, the same in every run. */
export function createBirths(count: number): Chart[] {
  return Array.from({ length: count }, (_, index) => {
    const share = (index * 0.618_033_988_75) % 1;
    const utc = new Date(Math.round(from + share * span));
    const localDate = new Date(utc.getTime() + indiaMs).toISOString().slice(0, 10);
    return computeChart({ utc, lat: 8 + share * 27, lng: 69 + ((share * 7) % 1) * 28, now, localDate });
  });
}

/** A question about a chart, put to both astrologers in turn. */
export function toQuestion(chart: Chart, text: string, index = 0): Question {
  return {
    astrologer: index % 2 === 0 ? 'Oracle' : 'Astra',
    text,
    chart,
    birth: { full_name: 'Asha Rao', gender: 'Female', marital_status: 'Single', language: 'English' },
    now,
  };
}
