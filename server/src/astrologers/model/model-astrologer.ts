import type { FastifyBaseLogger } from 'fastify';
import { dayFactsOf } from '../../astrology';
import type { ModelConfig } from '../../config/product/model';
import { limitSignal } from '../../limit-signal';
import { ToolError, type ToolPlace } from '../tools';
import { questionLanguage } from '../question/indic-language';
import { normalizeLetters } from '../vocabulary/normalize-letters';
import { findProhibitedKind } from './prohibited/prohibited';
import type { Astrologer, Question } from '../types';
import { createBreaker } from './breaker';
import type { Fault, ToolFact } from './check/check-sentences';
import { checkedSentences } from './check/checked-sentences';
import { converse } from './conversation';
import type { ModelBudget, Usage } from './usage';

interface ModelAstrologerOptions {
  model: ModelConfig;
  /** Answers questions that need no model, and is the fallback if the model fails. */
  reader: Astrologer;
  log: Pick<FastifyBaseLogger, 'warn'>;
  clock: () => Date;
  /** The best match of a town's name; null if none is known. */
  findPlace(name: string): Promise<ToolPlace | null>;
  budget: ModelBudget;
  /** Called with the outcome of each question that was sent to the model. */
  onEnd?(end: 'answered' | 'failed' | 'over budget'): void;
}

/** The answer is buffered until this much of it is checked, so that the reader can still take over. */
const firstLetters = 120;
const breakerRules = { failures: 4, pauseMs: 30_000 };

/** A failed search does not end the answer: the model is informed and can do without it. */
async function findTown({ findPlace, log }: ModelAstrologerOptions, name: string): Promise<ToolPlace | null> {
  try {
    return await findPlace(name);
  } catch (error) {
    log.warn({ err: error }, 'town not looked up');
    throw new ToolError('Towns cannot be looked up now: do without, or say that the town could not be found.');
  }
}

/** If the budget cannot be read, the model is not asked. */
async function isWithinBudget({ budget, log, onEnd }: ModelAstrologerOptions, { uid }: Question): Promise<boolean> {
  try {
    if (await budget.mayAsk(uid)) return true;
    onEnd?.('over budget');
  } catch (error) {
    log.warn({ err: error }, 'budget of the model not read');
  }
  return false;
}

/** Topics without a verdict about which a question may still go to the model. */
const harmlessTopics = ['promise', 'sale'];

/**
 * Whether a question is in a language other than English and Hindi, which the reader does not know, and not about illness, birth,
 * courts and similar topics: without a grammar to check the answer, the reader answers those.
 */
const isUnread = ({ text, turns = [] }: Question) =>
  questionLanguage(text, turns) !== null &&
  [text, ...turns.map(({ question }) => question)].every((each) => findProhibitedKind(normalizeLetters(each), harmlessTopics) === null);

/**
 * Answers by a language model with the chart as its tools. Each sentence is checked against the chart before it is sent. The
 * reader answers free questions, and questions whose model answer fails before any of it was shown; later failures end the
 * answer, which is then not charged.
 */
export function createModelAstrologer(options: ModelAstrologerOptions): Astrologer {
  const { model, reader, log, clock, budget, onEnd } = options;
  const breaker = createBreaker({ ...breakerRules, clock });

  async function* answerByModel(question: Question, signal: AbortSignal): AsyncGenerator<string> {
    const limited = limitSignal(signal, model.answerMs);
    // The text itself stays out of the log: it is about a person.
    const warn = (sentence: string, fault: Fault) => log.warn({ letters: sentence.length, fault }, 'sentence of the model withheld');
    const given: ToolFact[] = [];
    const used = { prompt: 0, answer: 0 };
    const onUsage = ({ prompt, answer }: Usage) => {
      used.prompt += prompt;
      used.answer += answer;
    };
    let buffered = '';
    let isShown = false;
    try {
      const pieces = converse(question, { model, findPlace: (name) => findTown(options, name), given, onUsage }, limited.signal);
      for await (const sentence of checkedSentences(question, pieces, { given, warn })) {
        buffered += sentence;
        if (!isShown && buffered.trim().length < firstLetters) continue;
        isShown = true;
        yield buffered;
        buffered = '';
      }
    } finally {
      limited.release();
      // A failed count of tokens does not fail the answer.
      await budget.spend(question.uid, used).catch((error: unknown) => log.warn({ err: error }, 'tokens not counted'));
    }
    if (buffered !== '') yield buffered;
  }

  // The reader answers free of charge if it does not understand the question; the model's own answer is charged.
  const readerAnswers = new WeakSet<Question>();
  const isForModel = (question: Question) => (isUnread(question) || reader.isUnsure?.(question) === true) && !readerAnswers.has(question);
  const isFree = (question: Question) => !isForModel(question) && (reader.isFree?.(question) ?? false);
  const askReader = (question: Question, signal: AbortSignal) => (readerAnswers.add(question), reader.answer(question, signal));

  return {
    isFree,
    isAboutChart: (question) => isForModel(question) || (reader.isAboutChart?.(question) ?? true),

    async *answer(question, signal) {
      // The tools of the model read whole charts, which need a time of birth.
      if (dayFactsOf(question.chart) || isFree(question) || !(await isWithinBudget(options, question)) || !breaker.allowsRequest())
        return yield* askReader(question, signal);
      let isShown = false;
      try {
        for await (const text of answerByModel(question, signal)) {
          isShown = true;
          yield text;
        }
        breaker.succeeded();
        onEnd?.('answered');
      } catch (error) {
        if (signal.aborted) throw signal.reason;
        breaker.failed();
        onEnd?.('failed');
        log.warn({ err: error, isShown }, 'model failed');
        if (isShown) throw error;
        yield* askReader(question, signal);
      }
    },
  };
}
