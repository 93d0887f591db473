import type { FastifyBaseLogger } from 'fastify';
import type { ModelConfig } from '../../config/model';
import { limitSignal } from '../../limit-signal';
import type { Astrologer, Question } from '../types';
import { createBreaker } from './breaker';
import { streamCompletion, type Message } from './chat-completions';
import { callChartTool, chartTools } from './chart-tools';
import { createSentenceCheck } from './check-sentences';
import { buildMessages } from './prompt';
import { toSentences } from './sentences';

interface ModelAstrologerOptions {
  model: ModelConfig;
  /** Answers what needs no model, and where the model fails. */
  reader: Astrologer;
  log: Pick<FastifyBaseLogger, 'warn'>;
  clock: () => Date;
}

const maxToolRounds = 3;
/** Longer is a flood; the personas ask for a fifth of it. */
const maxLetters = 4000;
/** The answer is held back until so much of it is checked, so that the reader can still take over. */
const firstLetters = 120;
/** More withheld sentences than this make an answer that cannot be trusted. */
const maxWithheld = 2;
const breakerRules = { failures: 4, pauseMs: 30_000 };

/** The text of the model in pieces, its calls of tools answered in between. */
async function* converse(model: ModelConfig, question: Question, signal: AbortSignal): AsyncGenerator<string, undefined> {
  const messages: Message[] = buildMessages(question);
  let letters = 0;
  for (let round = 0; ; round += 1) {
    const tools = round < maxToolRounds ? chartTools : [];
    const pieces = streamCompletion(model, { messages, tools }, signal);
    let said = '';
    let next = await pieces.next();
    for (; !next.done; next = await pieces.next()) {
      said += next.value;
      letters += next.value.length;
      if (letters > maxLetters) throw new Error('The model writes without end.');
      yield next.value;
    }
    const { toolCalls } = next.value;
    if (toolCalls.length === 0) return undefined;
    if (tools.length === 0) throw new Error('The model calls tools without end.');
    messages.push({ role: 'assistant', content: said === '' ? null : said, tool_calls: toolCalls });
    for (const call of toolCalls) messages.push({ role: 'tool', tool_call_id: call.id, content: callChartTool(question, call) });
  }
}

/** The sentences that hold against the chart; what contradicts it is left out. Throws where too much does. */
async function* checked(
  question: Question,
  pieces: AsyncGenerator<string, undefined>,
  warn: (sentence: string) => void,
): AsyncGenerator<string> {
  const mayShow = createSentenceCheck(question);
  let withheld = 0;
  for await (const sentence of toSentences(pieces)) {
    if (mayShow(sentence)) {
      yield sentence;
      continue;
    }
    withheld += 1;
    warn(sentence);
    if (withheld > maxWithheld) throw new Error("The model's answer contradicts the chart.");
    if (sentence.includes('\n')) yield '\n\n';
  }
}

/**
 * Answers by a language model with the chart as its tools. Each sentence is held against the chart before it goes out. What
 * costs nothing is answered by the reader, and so is a question whose model answer fails before anything of it was shown;
 * later failures end the answer, which is then not charged.
 */
export function createModelAstrologer({ model, reader, log, clock }: ModelAstrologerOptions): Astrologer {
  const breaker = createBreaker({ ...breakerRules, clock });

  async function* answerByModel(question: Question, signal: AbortSignal): AsyncGenerator<string> {
    const limited = limitSignal(signal, model.answerMs);
    // The text itself stays out of the log: it is about a person.
    const warn = (sentence: string) => log.warn({ letters: sentence.length }, 'sentence of the model withheld');
    let held = '';
    let isShown = false;
    try {
      for await (const sentence of checked(question, converse(model, question, limited.signal), warn)) {
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
