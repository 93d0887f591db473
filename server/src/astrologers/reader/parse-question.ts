import type { Language } from '@oracle-astra/shared/contract';
import { createChartFacts, type ChartFacts } from '../facts/chart-facts';
import { getSky } from '../facts/sky';
import type { Person, Question } from '../types';
import type { Favourability } from './phrases/phrase-book';
import { subtopicHouses, topicFocus, type ChartFocus } from './chart-focus';
import { rateFavourability } from './favourability';
import { detectSensitiveTopic } from './classify/sensitive-topic';
import type { SensitiveTopic } from './classify/safety-keywords';
import { detectSubtopic, type Subtopic } from './classify/subtopics';
import { detectLanguage } from './classify/language';
import { classifyQuestion, type QuestionType } from './classify/question-type';
import { normalizeText, createKeywordPattern } from './classify/normalize-text';
import type { Topic } from './classify/topic-keywords';
import { detectTopics } from './classify/topics';

export interface TopicAnalysis {
  topic: Topic;
  focus: ChartFocus;
  subtopic: Subtopic | null;
  favourability: Favourability;
  /** The topic is marriage and the person is married. */
  isMarried: boolean;
}

/** What a question asks, with the facts of the chart that answer it. */
export interface ParsedQuestion {
  language: Language;
  questionType: QuestionType;
  sensitiveTopic: SensitiveTopic | null;
  facts: ChartFacts;
  main: TopicAnalysis;
  second: TopicAnalysis | null;
  /** A chart condition that the question names; null where it names none. */
  condition: 'manglik' | 'sadeSati' | null;
}

const conditions = [
  {
    condition: 'manglik',
    pattern: createKeywordPattern(['manglik', 'mangalik', 'mangal dosh', 'mangal dosha', 'मांगलिक', 'मंगल दोष', 'मंगली']),
  },
  {
    condition: 'sadeSati',
    pattern: createKeywordPattern(['sade sati', 'sadesati', 'sadhe sati', 'sadhesati', 'साढ़े साती', 'साढ़ेसाती', 'साडेसाती']),
  },
] as const;

function analyzeTopic(topic: Topic, normalized: string, facts: ChartFacts, birth: Person): TopicAnalysis {
  const subtopic = detectSubtopic(normalized, topic);
  const base = topicFocus[topic];
  const houses = topic === 'day' ? ([facts.transit('Moon').house, 1] as const) : ((subtopic && subtopicHouses[subtopic]) ?? base.houses);
  const focus = { ...base, houses };
  return {
    topic,
    focus,
    subtopic,
    favourability: rateFavourability(facts, focus),
    isMarried: topic === 'marriage' && birth.marital_status === 'Married',
  };
}

export function parseQuestion({ text, chart, birth, astrologer, now }: Question): ParsedQuestion {
  const normalized = normalizeText(text);
  const facts = createChartFacts(chart, getSky(now));
  const [main, second] = detectTopics(normalized, astrologer);
  return {
    language: detectLanguage(text, birth.language),
    questionType: classifyQuestion(normalized),
    sensitiveTopic: detectSensitiveTopic(text),
    facts,
    main: analyzeTopic(main, normalized, facts, birth),
    second: second ? analyzeTopic(second, normalized, facts, birth) : null,
    condition: conditions.find(({ pattern }) => normalized.search(pattern) >= 0)?.condition ?? null,
  };
}
