import { createStrengths, dayFactsOf, type Strengths } from '../../astrology';
import type { Window } from '../plan/windows';
import type { ReadQuestion } from '../question/read-question';
import type { Question } from '../types';
import { istDay } from '../vocabulary/days';
import { englishBook } from '../words/english-book';
import { hindiBook } from '../words/hindi-book';
import { toHinglish } from '../words/hinglish';
import { Speaker, type Parts } from '../words/speaker';
import type { Book } from '../words/book';
import { normalizeText } from '../reader/normalize-text';

/** The inputs of an answer. `say` takes a sentence in English and Hindi, each with alternatives; `render` takes the chosen language. */
export interface Context {
  question: Question;
  read: ReadQuestion;
  strengths: Strengths;
  book: Book;
  isEnglish: boolean;
  /** Noon of the Indian day of the question. */
  now: number;
  /** The windows that were found for it, of which Why explains those in the text. */
  windows: Window[];
  say(english: Parts, hindi: Parts): string;
  render(parts: Parts): string;
}

const strengthsByChart = new WeakMap<Question['chart'], Strengths>();

/** Strengths, computed once for each chart. */
export function getStrengths(chart: Question['chart']): Strengths {
  const strengths = strengthsByChart.get(chart) ?? createStrengths(chart);
  strengthsByChart.set(chart, strengths);
  return strengths;
}

const capital = (text: string) =>
  text.replace(/(^|[.?!] )(\p{Ll})/gu, (_, before: string, letter: string) => before + letter.toUpperCase());
const isEnglishLanguage = (read: ReadQuestion) => read.language === 'English';

// Two births a minute apart already differ in the ascendant.
export const chartKey = ({ chart, birth }: Question) =>
  [chart.utc, dayFactsOf(chart) ? 'day' : chart.ascendant.longitude.toFixed(5), birth.full_name].join(' ');

/** `isComputed`: the answer states facts, whose wording may repeat. */
export function createContext(question: Question, read: ReadQuestion, isComputed = false): Context {
  const seed = [chartKey(question), question.astrologer, normalizeText(question.text), istDay(question.now)].join('\n');
  const speaker = new Speaker(seed, question.lastAnswers ?? [], isComputed);
  const isEnglish = isEnglishLanguage(read);
  const finish = isEnglish ? capital : read.language === 'Hinglish' ? toHinglish : (text: string) => text;
  const render = (parts: Parts) => speaker.say(parts, finish);
  return {
    question,
    read,
    strengths: getStrengths(question.chart),
    book: isEnglish ? englishBook : hindiBook,
    isEnglish,
    now: Date.parse(`${istDay(question.now)}T06:30:00Z`),
    windows: [],
    say: (english, hindi) => render(isEnglish ? english : hindi),
    render,
  };
}
