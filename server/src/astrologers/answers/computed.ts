import type { Ask, Words } from '../asks/ask';
import { asksOf } from '../asks/content';
import { findAsk } from '../asks/find-ask';
import { fill } from '../asks/forms';
import type { AskTopic } from '../asks/request';
import { languageOf } from '../asks/words-of';
import { createContext, type Context } from '../compose/context';
import { join } from '../compose/join';
import type { TopicAnswer } from './topic-answer';

type Sentences = NonNullable<Ask['answer']>;

/** What is computed for an ask: which of its cases holds, and the words for the places in braces of its sentences. */
export interface Told {
  of?: string;
  words: Readonly<Record<string, string | readonly string[] | undefined>>;
}

/** Computes what an ask `tells`; null where the question is not one for it. */
export type Teller = (context: Context, ask: Ask) => Told | null;

/** Enough of the table's share for a topic to be taken for what is asked about. */
const leastShare = 0.3;

/** Sentences with their places filled, the first in a paragraph of its own; one with a place that has no words is left out. */
export function saySentences(
  { tell, ...context }: Pick<Context, 'tell' | 'isEnglish'>,
  sentences: Sentences,
  words: Told['words'],
): string {
  const language: keyof Words = context.isEnglish ? 'en' : 'hi';
  const told = sentences[language].map((each) => fill({ en: each, hi: each }, language, words)).filter((each) => each.length > 0);
  const [first = '', ...rest] = told.map((each) => tell([each]));
  return join(first, rest.join(' '));
}

/** The sentences of an ask for a case; those of the topic's general ask where it has none of its own. */
function sentencesOf(topic: AskTopic, ask: Ask, { of }: Told): Sentences | undefined {
  if (of === undefined) return ask.answer;
  return ask.cases?.[of] ?? asksOf(topic)[0]?.cases?.[of];
}

/** Answers a topic by its asks: those that `tell` something by what is computed, the others by their words alone. */
export const createAnswer =
  (topic: AskTopic, tellers: Readonly<Record<string, Teller>>): TopicAnswer =>
  ({ question, read, line }) => {
    const ask = line.topic.share < leastShare ? null : findAsk(topic, read.text.raw);
    if (ask === null) return null;
    const context = createContext(question, read, true);
    const told = ask.tells === undefined ? { words: {} } : tellers[ask.tells]?.(context, ask);
    const sentences = told ? sentencesOf(topic, ask, told) : undefined;
    if (!told || !sentences) return null;
    const text = saySentences(context, sentences, told.words);
    return { text, context, sensitiveTopic: null, judgement: null, isFree: ask.free === true, usesChart: ask.tells !== undefined };
  };

/** Numbers of houses in the words of the language: "2nd and 9th". */
export const namesOf = <T>(context: Context, all: readonly T[], name: (each: T, language: keyof Words) => string): string =>
  context.book.list(all.map((each) => name(each, languageOf(context))));
