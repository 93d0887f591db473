import type { Language } from '@oracle-astra/shared/contract';
import { createChartFacts, type ChartFacts } from '../facts/chart-facts';
import { skyOf } from '../facts/sky';
import type { Person, Question } from '../types';
import type { Tone } from './phrases/stock';
import { concernHouses, subjects, type Subject } from './subjects';
import { toneOf } from './tone';
import { careOf } from './understand/care';
import type { CareKind } from './understand/careful-words';
import { concernOf, type Concern } from './understand/concerns';
import { languageOf } from './understand/language';
import { mannerOf, type Manner } from './understand/manner';
import { plainWords, wordPattern } from './understand/plain-words';
import type { Topic } from './understand/topic-words';
import { topicsOf } from './understand/topics';

export interface Theme {
  topic: Topic;
  subject: Subject;
  concern: Concern | null;
  tone: Tone;
  /** Marriage, asked about by someone who is married. */
  married: boolean;
}

/** A question understood, with the chart to answer it from. */
export interface Reading {
  language: Language;
  manner: Manner;
  care: CareKind | null;
  facts: ChartFacts;
  main: Theme;
  second: Theme | null;
  /** A condition that the question names and the chart settles by itself. */
  asksFor: 'manglik' | 'sadeSati' | null;
}

const conditions = [
  { asksFor: 'manglik', words: wordPattern(['manglik', 'mangalik', 'mangal dosh', 'mangal dosha', 'मांगलिक', 'मंगल दोष', 'मंगली']) },
  { asksFor: 'sadeSati', words: wordPattern(['sade sati', 'sadesati', 'sadhe sati', 'sadhesati', 'साढ़े साती', 'साढ़ेसाती', 'साडेसाती']) },
] as const;

function themeOf(topic: Topic, plain: string, facts: ChartFacts, birth: Person): Theme {
  const concern = concernOf(plain, topic);
  const base = subjects[topic];
  const houses = topic === 'day' ? [facts.transit('Moon').house, 1] as const : (concern && concernHouses[concern]) ?? base.houses;
  const subject = { ...base, houses };
  return { topic, subject, concern, tone: toneOf(facts, subject), married: topic === 'marriage' && birth.marital_status === 'Married' };
}

export function readQuestion({ text, chart, birth, astrologer, now }: Question): Reading {
  const plain = plainWords(text);
  const facts = createChartFacts(chart, skyOf(now));
  const [main, second] = topicsOf(plain, astrologer);
  return {
    language: languageOf(text, birth.language),
    manner: mannerOf(plain),
    care: careOf(text),
    facts,
    main: themeOf(main, plain, facts, birth),
    second: second ? themeOf(second, plain, facts, birth) : null,
    asksFor: conditions.find(({ words }) => plain.search(words) >= 0)?.asksFor ?? null,
  };
}
