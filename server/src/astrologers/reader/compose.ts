import type { Question } from '../types';
import { istDay } from '../vocabulary/days';
import { composeSensitiveAnswer } from './sensitive-answer';
import { createSeededPicker } from './seeded-picker';
import { secondTopicParagraph, openingParagraph, depthParagraph, transitParagraph, adviceParagraph, timingParagraph, reasonParagraph, type Paragraph } from './paragraphs';
import { parseQuestion, type ParsedQuestion } from './parse-question';
import { normalizeText } from './classify/normalize-text';
import { createWriter, type Writer } from './writer';

const maxWords = 270;

const joinParagraphs = (paragraphs: Paragraph[]) => paragraphs
  .map((parts) => parts.map(({ text }) => text).filter((text) => text !== '').join(' '))
  .filter((paragraph) => paragraph !== '')
  .join('\n\n');

export const countWords = (text: string) => text.split(/\s+/u).filter((word) => /[\p{L}\p{N}]/u.test(word)).length;

/** Takes out the part that can best be spared, until the answer is short enough or nothing can be spared. */
function trimToLength(paragraphs: Paragraph[]): string {
  const text = joinParagraphs(paragraphs);
  const rank = Math.max(...paragraphs.flat().map(({ text: each, dropRank }) => (each === '' ? 0 : dropRank)));
  if (countWords(text) <= maxWords || rank === 0) return text;
  return trimToLength(paragraphs.map((parts) => parts.filter(({ dropRank }) => dropRank !== rank)));
}

// What a chart is known by; two births a minute apart differ in the ascendant.
const chartKey = ({ chart: { utc, ascendant }, birth }: Question) => [utc, ascendant.longitude.toFixed(5), birth.full_name].join(' ');

function composeAnswer(reading: ParsedQuestion, question: Question, writer: Writer): string {
  const { main, second } = reading;
  const { astrologer } = question;
  const body = [reasonParagraph(reading, main, writer), timingParagraph(reading, writer)];
  const today = transitParagraph(reading, writer);
  return trimToLength([
    openingParagraph(reading, writer),
    ...(main.topic === 'day' ? [today, ...body] : [...body, today]),
    second ? secondTopicParagraph(reading, second, writer) : depthParagraph(reading, astrologer, writer),
    adviceParagraph(reading, astrologer, writer),
  ]);
}

/** The whole answer to a question: paragraphs parted by a blank line. The same chart, question and day give the same text. */
export function compose(question: Question): string {
  const reading = parseQuestion(question);
  const seed = [chartKey(question), question.astrologer, normalizeText(question.text), istDay(question.now)].join('\n');
  const writer = createWriter(reading.language, createSeededPicker(seed));
  return reading.sensitiveTopic ? composeSensitiveAnswer(reading.sensitiveTopic, reading.facts, writer) : composeAnswer(reading, question, writer);
}
