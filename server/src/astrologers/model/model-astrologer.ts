import type { FastifyBaseLogger } from 'fastify';
import type { ModelConfig } from '../../config/model';
import { limitSignal } from '../../limit-signal';
import { ToolError, type ToolPlace } from '../tools';
import type { Astrologer, Question } from '../types';
import { createBreaker } from './breaker';
import { createSentenceCheck, type Fault, type GivenFact } from './check-sentences';
import { readCitations } from './citations';
import { converse } from './conversation';
import { toSentences } from './sentences';

interface ModelAstrologerOptions {
  model: ModelConfig;
  /** Answers what needs no model, and where the model fails. */
  reader: Astrologer;
  log: Pick<FastifyBaseLogger, 'warn'>;
  clock: () => Date;
  /** The best match of a town's name; null where none is known. */
  findPlace(name: string): Promise<ToolPlace | null>;
}

/** The answer is held back until so much of it is checked, so that the reader can still take over. */
const firstLetters = 120;
/** More withheld sentences than this make an answer that cannot be trusted. */
const maxWithheld = 2;
const breakerRules = { failures: 4, pauseMs: 30_000 };

interface CheckedOptions {
  given: readonly GivenFact[];
  warn: (sentence: string, fault: Fault) => void;
}

/** The sentences that hold against charts and facts; what does not is left out. Throws where too much is. */
async function* checked(
  question: Question,
  pieces: AsyncGenerator<string, undefined>,
  { given, warn }: CheckedOptions,
): AsyncGenerator<string> {
  const findFault = createSentenceCheck(question, given);
  let withheld = 0;
  for await (const sentence of toSentences(pieces)) {
    const cited = readCitations(sentence);
    const { text } = cited;
    const fault = findFault(cited);
    if (fault === null) {
      yield text;
      continue;
    }
    withheld += 1;
    warn(text, fault);
    if (withheld > maxWithheld) throw new Error("The model's answer contradicts the chart.");
    if (text.includes('\n')) yield '\n\n';
  }
}

/**
 * Answers by a language model with the chart as its tools. Each sentence is held against the chart before it goes out. What
 * costs nothing is answered by the reader, and so is a question whose model answer fails before anything of it was shown;
 * later failures end the answer, which is then not charged.
 */
export function createModelAstrologer({ model, reader, log, clock, findPlace }: ModelAstrologerOptions): Astrologer {
  const breaker = createBreaker({ ...breakerRules, clock });

  /** A search that fails is told to the model, which can do without; it ends no answer. */
  async function findTown(name: string): Promise<ToolPlace | null> {
    try {
      return await findPlace(name);
    } catch (error) {
      log.warn({ err: error }, 'town not looked up');
      throw new ToolError('Towns cannot be looked up now: do without, or say that the town could not be found.');
    }
  }

  async function* answerByModel(question: Question, signal: AbortSignal): AsyncGenerator<string> {
    const limited = limitSignal(signal, model.answerMs);
    // The text itself stays out of the log: it is about a person.
    const warn = (sentence: string, fault: Fault) => log.warn({ letters: sentence.length, fault }, 'sentence of the model withheld');
    const given: GivenFact[] = [];
    let held = '';
    let isShown = false;
    try {
      const pieces = converse(question, { model, findPlace: findTown, given }, limited.signal);
      for await (const sentence of checked(question, pieces, { given, warn })) {
        held += sentence;
        if (!isShown && held.trim().length < firstLetters) continue;
        isShown = true;
        yield held;
        held = '';
      }
    } finally {
      limited.release();
    }
    if (held !== '') yield held;
    if (!isShown && held.trim() === '') throw new Error('The model wrote nothing that may be shown.');
  }

  return {
    isFree: (question) => reader.isFree?.(question) ?? false,
    isAboutChart: (question) => reader.isAboutChart?.(question) ?? true,

    async *answer(question, signal) {
      if ((reader.isFree?.(question) ?? false) || !breaker.mayTry()) return yield* reader.answer(question, signal);
      let isShown = false;
      try {
        for await (const text of answerByModel(question, signal)) {
          isShown = true;
          yield text;
        }
        breaker.succeeded();
      } catch (error) {
        if (signal.aborted) throw signal.reason;
        breaker.failed();
        log.warn({ err: error, isShown }, 'model failed');
        if (isShown) throw error;
        yield* reader.answer(question, signal);
      }
    },
  };
}
