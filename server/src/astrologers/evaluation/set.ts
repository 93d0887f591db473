import { birthInstant, computeChart } from '../../astrology';
import type { AstrologerName, Person, Question, Turn } from '../types';

interface SetBirth extends Person {
  /** DD/MM/YYYY and HH:MM on the clock of the place. */
  dob: string;
  tob: string;
  lat: number;
  lng: number;
}

/** One conversation: its questions in order, of which the last one is judged. */
interface Conversation {
  birth: string;
  astrologer: AstrologerName;
  text: string;
  /** The previous questions with their answers. */
  before?: Turn;
  /** The earlier turns, which the same astrologer answers first. */
  first?: string[];
}

/** Questions to an astrologer, and the births that they are about. */
export interface QuestionSet {
  births: Record<string, SetBirth>;
  questions: Conversation[];
}

const astrologers: readonly AstrologerName[] = ['Oracle', 'Astra'];

/**
 * A set as a person writes it: one conversation per line, its turns separated by `>>`; empty lines and lines that begin with `#` are
 * comments. Births and astrologers take turns.
 */
export function parseLines(text: string, births: QuestionSet['births']): QuestionSet {
  const names = Object.keys(births);
  const lines = text.split('\n').map((line) => line.trim());
  const questions = lines
    .filter((line) => line !== '' && !line.startsWith('#'))
    .map((line, index): Conversation => {
      const turns = line.split('>>').map((turn) => turn.trim());
      const [birth = ''] = names.slice(index % names.length);
      const [astrologer = 'Oracle'] = astrologers.slice(index % astrologers.length);
      return { birth, astrologer, text: turns.at(-1) ?? '', first: turns.slice(0, -1) };
    });
  return { births, questions };
}

/** The question as an astrologer gets it, without later turns. */
export function toQuestion({ births }: QuestionSet, asked: Conversation, now: Date): Question {
  const birth = births[asked.birth];
  if (birth === undefined) throw new Error(`There is no birth "${asked.birth}".`);
  const { dob, tob, lat, lng, ...person } = birth;
  const instant = birthInstant({ dob, tob, lat, lng });
  if (!('utc' in instant)) throw new Error(`The hour of "${asked.birth}" came ${instant.came}.`);
  const localDate = dob.split('/').reverse().join('-');
  const chart = computeChart({ utc: instant.utc, lat, lng, now, localDate });
  const { astrologer, text, before } = asked;
  return { astrologer, text, chart, birth: person, now, ...(before && { turns: [before] }) };
}
