import type { City, StatedPlace } from './question/places/cities';
import type { AnswerLanguage } from './question/language';
import type { RelativeId } from './tools/tables';
import type { Chart, Astrologer as Name, Language } from '@oracle-astra/shared/contract';

export type AstrologerName = Name;

/** The person as passed to an astrologer, without date and place of birth. */
export interface Person {
  full_name: string;
  gender: 'Male' | 'Female';
  marital_status: 'Single' | 'Married' | 'Divorced';
  language: Language;
}

/** An earlier question of the same chat and its answer. */
export interface Turn {
  question: string;
  answer: string;
}

export interface Question {
  /** The account that asks. */
  uid?: string;
  astrologer: AstrologerName;
  text: string;
  chart: Chart;
  birth: Person;
  now: Date;
  /** The place of another person's birth that the question states. */
  statedPlace?: StatedPlace;
  /** The place that the question names, for the hours of its days. */
  city?: City;
  /** Whether the chart is that of a public figure, and not the user's. */
  isCelebrity?: boolean;
  /** The language of the message, if this is one of several questions in it. */
  messageLanguage?: AnswerLanguage;
  /** The owner of the chart, if the question states the birth of a relative. */
  chartOf?: RelativeId;
  /** The question, if the birth was stated in a later message. */
  asked?: string;
  /** The previous questions of this chat, oldest first. */
  turns?: readonly Turn[];
  /** The account's last answers in any chat, whose sentences are not repeated. */
  lastAnswers?: readonly string[];
}

/** Answers questions: the built-in reader or a language model. */
export interface Astrologer {
  /**
   * Yields the answer in chunks of a few words; joined, they are the whole text. Paragraphs are separated by
   * a blank line. Rejects with the signal's reason when it is aborted.
   */
  answer(question: Question, signal: AbortSignal): AsyncIterable<string>;
  /** Whether the answer is free: small talk, a repeated question, or an unreadable one. */
  isFree?(question: Question): boolean;
  /** Whether the answer only asks what is meant. */
  isUnsure?(question: Question): boolean;
  /** Whether the answer is about the chart; small talk and repeated questions are not. */
  isAboutChart?(question: Question): boolean;
}

/** The sources of an answer, for 'Why this answer': term and value pairs, and houses of the chart to highlight. */
export interface Grounds {
  grounds: { term: string; value: string }[];
  houses: number[];
}
