import type { Chart, Astrologer as Name, Language } from '@oracle-astra/shared/contract';

export type AstrologerName = Name;

/** What an answer may know of the person: never the date or the place, which the chart already holds. */
export interface Person {
  full_name: string;
  gender: 'Male' | 'Female';
  marital_status: 'Single' | 'Married' | 'Divorced';
  language: Language;
}

export interface Question {
  astrologer: AstrologerName;
  text: string;
  chart: Chart;
  birth: Person;
  now: Date;
}

/** Who answers a question: the built-in reader, or a language model. */
export interface Astrologer {
  /**
   * Yields the answer in pieces of a few words; joined, they are the whole text. Paragraphs are parted by
   * a blank line. Rejects with the signal's reason when it is aborted.
   */
  answer(question: Question, signal: AbortSignal): AsyncIterable<string>;
}

/** What an answer rests on, for 'Why this answer': pairs to read and houses of the chart to mark. */
export interface Grounds {
  grounds: { term: string; value: string }[];
  houses: number[];
}
