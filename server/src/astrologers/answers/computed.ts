import type { Ask, Words } from '../asks/ask';
import { getAsks } from '../asks/content';
import { findAsk, isSurerAlone } from '../asks/find-ask';
import { askingPart } from '../question/asking';
import { fill } from '../asks/forms/forms';
import type { AskTopic } from '../asks/request';
import { getContentLanguage } from '../asks/ask-words';
import { createContext, type Context } from '../compose/context';
import { join } from '../compose/join';
import type { TopicAnswer } from './topic-answer';

type Sentences = NonNullable<Ask['answer']>;

/** The computed case of an ask, and the values for the placeholders of its sentences. */
export interface ComputedCase {
  of?: string;
  words: Readonly<Record<string, string | readonly string[] | undefined>>;
}

/** Computes the fact that an ask `tells`; null if the question does not fit. */
export type ComputeCase = (context: Context, ask: Ask) => ComputedCase | null;

/** Minimum share for a topic to count as the topic of the question. */
const minShare = 0.3;

/** Fills the placeholders of sentences; the first becomes its own paragraph, and a sentence with a missing value is left out. */
export function fillSentences(
  { render, ...context }: Pick<Context, 'render' | 'isEnglish'>,
  sentences: Sentences,
  words: ComputedCase['words'],
): string {
  const language: keyof Words = context.isEnglish ? 'en' : 'hi';
  const computed = sentences[language].map((each) => fill({ en: each, hi: each }, language, words)).filter((each) => each.length > 0);
  const [first = '', ...rest] = computed.map((each) => render([each]));
  return join(first, rest.join(' '));
}

/** The sentences of an ask for a case, with the topic's general ask as the fallback. */
function findSentences(topic: AskTopic, ask: Ask, { of }: ComputedCase): Sentences | undefined {
  if (of === undefined) return ask.answer;
  return ask.cases?.[of] ?? getAsks(topic)[0]?.cases?.[of];
}

/** Answers a topic by its asks: computed ones by their `tells`, the others by fixed text. */
export const createAnswer =
  (topic: AskTopic, computations: Readonly<Record<string, ComputeCase>>): TopicAnswer =>
  ({ question, read, line }) => {
    // "Shall I wear it? The jeweller says it works": the ask of the question alone, if that is surer.
    const [whole, asking] = [read.text.raw, askingPart(read.text).raw];
    const ask = line.topic.share < minShare ? null : findAsk(topic, isSurerAlone(topic, whole, asking) ? asking : whole);
    if (ask === null) return null;
    const context = createContext(question, read, true);
    const computed = ask.tells === undefined ? { words: {} } : computations[ask.tells]?.(context, ask);
    const sentences = computed ? findSentences(topic, ask, computed) : undefined;
    if (!computed || !sentences) return null;
    const text = fillSentences(context, sentences, computed.words);
    return { text, context, sensitiveTopic: null, judgement: null, isFree: ask.free === true, usesChart: ask.tells !== undefined };
  };

/** Numbers of houses in the words of the language: "2nd and 9th". */
export const formatNames = <T>(context: Context, all: readonly T[], name: (each: T, language: keyof Words) => string): string =>
  context.book.list(all.map((each) => name(each, getContentLanguage(context))));
