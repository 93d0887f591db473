import type { ModelConfig } from '../../config/model';
import { birthInstant, computeChart } from '../../astrology';
import { limitSignal } from '../../limit-signal';
import type { ToolPlace } from '../tools';
import type { AstrologerName, Person, Question } from '../types';
import type { GivenFact } from './check-sentences';
import { checkedSentences } from './checked-sentences';
import { converse, type MadeCall } from './conversation';

interface CheckedBirth extends Person {
  /** DD/MM/YYYY and HH:MM on the clock of the place. */
  dob: string;
  tob: string;
  lat: number;
  lng: number;
}

/** The questions of a check and the births that they are asked about. */
export interface CheckSet {
  births: Record<string, CheckedBirth>;
  questions: { birth: string; astrologer: AstrologerName; text: string; before?: { question: string; answer: string } }[];
}

/** What became of one question; times in milliseconds. */
export interface CheckedAnswer {
  question: string;
  astrologer: AstrologerName;
  calls: MadeCall[];
  firstWordsMs: number | null;
  wholeMs: number;
  tokens: number;
  withheld: { sentence: string; why: string }[];
  answer: string;
  /** Why there is no whole answer; null where there is one. */
  failure: string | null;
}

interface CheckOptions {
  model: ModelConfig;
  findPlace(name: string): Promise<ToolPlace | null>;
  now: Date;
}

function toQuestion({ births }: CheckSet, asked: CheckSet['questions'][number], now: Date): Question {
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

/** Asks a model one question as the site does, and notes what it did. */
async function askOnce(question: Question, { model, findPlace }: CheckOptions): Promise<CheckedAnswer> {
  const begun = performance.now();
  const passed = () => Math.round(performance.now() - begun);
  const { signal, release } = limitSignal(new AbortController().signal, model.answerMs);
  const given: GivenFact[] = [];
  const { text, astrologer } = question;
  const noted: CheckedAnswer = {
    question: text,
    astrologer,
    calls: [],
    firstWordsMs: null,
    wholeMs: 0,
    tokens: 0,
    withheld: [],
    answer: '',
    failure: null,
  };
  const onCall = (call: MadeCall) => noted.calls.push(call);
  const onUsage = ({ prompt, answer }: { prompt: number; answer: number }) => (noted.tokens += prompt + answer);
  try {
    const pieces = converse(question, { model, findPlace, given, onUsage, onCall }, signal);
    const warn = (sentence: string, why: string) => noted.withheld.push({ sentence: sentence.trim(), why });
    for await (const sentence of checkedSentences(question, pieces, { given, warn })) {
      noted.firstWordsMs ??= passed();
      noted.answer += sentence;
    }
  } catch (error) {
    noted.failure = error instanceof Error ? error.message : String(error);
  } finally {
    release();
  }
  return { ...noted, answer: noted.answer.trim(), wholeMs: passed() };
}

/** Asks all questions of a set, one after another. */
export async function* checkModel(set: CheckSet, options: CheckOptions): AsyncGenerator<CheckedAnswer> {
  for (const asked of set.questions) yield await askOnce(toQuestion(set, asked, options.now), options);
}

/** One answer as lines of text. */
export function formatCheckedAnswer({ question, astrologer, ...noted }: CheckedAnswer, index: number): string {
  const { calls, firstWordsMs, wholeMs, tokens, withheld, answer, failure } = noted;
  const lines = [
    `${index + 1}. ${astrologer}: ${question}`,
    ...calls.map(({ name, input, error }) => `   ${name}(${input})${error === null ? '' : `: ${error}`}`),
    `   first words ${firstWordsMs === null ? 'never' : `${firstWordsMs} ms`}, whole ${wholeMs} ms, ${tokens} tokens`,
    ...withheld.map(({ sentence, why }) => `   withheld, ${why}: ${sentence}`),
    ...(failure === null ? [] : [`   failed: ${failure}`]),
    answer === '' ? '   (no answer)' : answer.replace(/^/gmu, '   '),
  ];
  return lines.join('\n');
}
