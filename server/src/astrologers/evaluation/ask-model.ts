import type { ModelConfig } from '../../config/model';
import { limitSignal } from '../../limit-signal';
import type { ToolPlace } from '../tools';
import type { GivenFact } from '../model/check/check-sentences';
import { checkedSentences } from '../model/check/checked-sentences';
import { converse, type MadeCall } from '../model/conversation';
import type { AstrologerName, Question, Turn } from '../types';
import { toQuestion, type QuestionSet } from './set';
import type { SheetRow } from './sheet';

/** What became of one question; times in milliseconds. */
export interface CheckedAnswer {
  /** All turns, parted by `>>`. */
  question: string;
  birth: string;
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

type Noted = Omit<CheckedAnswer, 'question' | 'birth'>;

interface AskOptions {
  model: ModelConfig;
  findPlace(name: string): Promise<ToolPlace | null>;
  now: Date;
}

/** Asks a model one question as the site does, and notes what it did. */
async function askOnce(question: Question, { model, findPlace }: AskOptions): Promise<Noted> {
  const begun = performance.now();
  const passed = () => Math.round(performance.now() - begun);
  const { signal, release } = limitSignal(new AbortController().signal, model.answerMs);
  const given: GivenFact[] = [];
  const { astrologer } = question;
  const noted: Noted = {
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

/** Asks all conversations of a set, one after another; of each the answer to the last question is told. */
export async function* askModel(set: QuestionSet, options: AskOptions): AsyncGenerator<CheckedAnswer> {
  for (const asked of set.questions) {
    const question = toQuestion(set, asked, options.now);
    const turns: Turn[] = [...(question.turns ?? [])];
    for (const text of asked.first ?? [])
      turns.push({ question: text, answer: (await askOnce({ ...question, text, turns: [...turns] }, options)).answer });
    const said = [...(asked.first ?? []), asked.text].join(' >> ');
    yield { ...(await askOnce({ ...question, turns }, options)), question: said, birth: asked.birth };
  }
}

/** One answer as a row of a sheet. */
export const toSheetRow = ({ astrologer, birth, question, answer, calls, wholeMs, failure }: CheckedAnswer): SheetRow => ({
  who: `${astrologer}, model`,
  birth,
  question,
  answer: failure === null ? answer : `(failed: ${failure}) ${answer}`,
  restsOn: calls.map(({ name, input }) => `${name}(${input})`).join('; '),
  price: failure === null ? 'one question' : 'failed',
  ms: wholeMs,
});

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
