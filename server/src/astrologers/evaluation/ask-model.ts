import type { ModelConfig } from '../../config/product/model';
import { limitSignal } from '../../limit-signal';
import type { ToolPlace } from '../tools';
import type { ToolFact } from '../model/check/check-sentences';
import { checkedSentences } from '../model/check/checked-sentences';
import { converse, type RecordedCall } from '../model/conversation';
import type { AstrologerName, Question, Turn } from '../types';
import { toQuestion, type QuestionSet } from './set';
import type { SheetRow } from './sheet';

/** The result of one question; times in milliseconds. */
export interface CheckedAnswer {
  /** All turns, separated by `>>`. */
  question: string;
  birth: string;
  astrologer: AstrologerName;
  calls: RecordedCall[];
  firstWordsMs: number | null;
  wholeMs: number;
  tokens: number;
  withheld: { sentence: string; why: string }[];
  answer: string;
  /** Why there is no complete answer; null if there is one. */
  failure: string | null;
}

type AnswerRecord = Omit<CheckedAnswer, 'question' | 'birth'>;

interface AskOptions {
  model: ModelConfig;
  findPlace(name: string): Promise<ToolPlace | null>;
  now: Date;
}

/** Asks a model one question as the site does, and records its steps. */
async function askOnce(question: Question, { model, findPlace }: AskOptions): Promise<AnswerRecord> {
  const begun = performance.now();
  const elapsedMs = () => Math.round(performance.now() - begun);
  const { signal, release } = limitSignal(new AbortController().signal, model.answerMs);
  const facts: ToolFact[] = [];
  const { astrologer } = question;
  const record: AnswerRecord = {
    astrologer,
    calls: [],
    firstWordsMs: null,
    wholeMs: 0,
    tokens: 0,
    withheld: [],
    answer: '',
    failure: null,
  };
  const onCall = (call: RecordedCall) => record.calls.push(call);
  const onUsage = ({ prompt, answer }: { prompt: number; answer: number }) => (record.tokens += prompt + answer);
  try {
    const pieces = converse(question, { model, findPlace, given: facts, onUsage, onCall }, signal);
    const warn = (sentence: string, why: string) => record.withheld.push({ sentence: sentence.trim(), why });
    for await (const sentence of checkedSentences(question, pieces, { given: facts, warn })) {
      record.firstWordsMs ??= elapsedMs();
      record.answer += sentence;
    }
  } catch (error) {
    record.failure = error instanceof Error ? error.message : String(error);
  } finally {
    release();
  }
  return { ...record, answer: record.answer.trim(), wholeMs: elapsedMs() };
}

/** Asks all conversations of a set and yields the last answer of each. */
export async function* askModel(set: QuestionSet, options: AskOptions): AsyncGenerator<CheckedAnswer> {
  for (const asked of set.questions) {
    const question = toQuestion(set, asked, options.now);
    const turns: Turn[] = [...(question.turns ?? [])];
    for (const text of asked.first ?? [])
      turns.push({ question: text, answer: (await askOnce({ ...question, text, turns: [...turns] }, options)).answer });
    const questionText = [...(asked.first ?? []), asked.text].join(' >> ');
    yield { ...(await askOnce({ ...question, turns }, options)), question: questionText, birth: asked.birth };
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
