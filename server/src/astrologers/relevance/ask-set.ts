import { compose } from '../compose/compose';
import { computeChart } from '../../astrology';
import { testNow, testPerson } from '../testing/charts';
import type { Turn } from '../types';
import { readTurns } from './read-set';

/** The chart of the sets: 17 January 1997, 10:40 in Jaipur. */
export const setChart = computeChart({
  utc: new Date('1997-01-17T05:10:00Z'),
  lat: 26.92,
  lng: 75.79,
  now: testNow,
  localDate: '1997-01-17',
});

const inspected = 260;

export interface AskedCase {
  question: string;
  opening: string;
  text: string;
  isAnswered: boolean;
}

function askAll(questions: string[], astrologer: 'Oracle' | 'Astra'): string {
  const turns: Turn[] = [];
  let answer = '';
  for (const text of questions) {
    answer = compose({
      astrologer,
      text,
      chart: setChart,
      birth: testPerson,
      now: testNow,
      turns: [...turns],
      lastAnswers: turns.map((turn) => turn.answer),
    });
    turns.push({ question: text, answer });
  }
  return answer;
}

/** Asks both astrologers every line of a set in turn, and compares the first letters of each answer with the line. */
export function askSet(lines: readonly string[]): AskedCase[] {
  return lines.map((line, index) => {
    const [question = '', must = '', not = ''] = line.split(/ \| /u);
    const text = askAll(readTurns(line), index % 2 === 0 ? 'Oracle' : 'Astra');
    const opening = text.slice(0, inspected);
    const isAnswered = new RegExp(must.trim(), 'isu').test(opening) && (not.trim() === '' || !new RegExp(not.trim(), 'isu').test(opening));
    return { question, opening, text, isAnswered };
  });
}
