import type { Question } from '../types';
import { istDay } from '../vocabulary/days';
import { composeSensitiveAnswer } from './sensitive-answer';
import { createSeededPicker } from './seeded-picker';
import {
  secondTopicParagraph,
  openingParagraph,
  depthParagraph,
  transitParagraph,
  adviceParagraph,
  timingParagraph,
  reasonParagraph,
  type Paragraph,
} from './paragraphs';
import { parseQuestion, type ParsedQuestion } from './parse-question';
import { normalizeText } from './classify/normalize-text';
import { createWriter, type Writer } from './writer';

const maxWords = 270;

const joinParagraphs = (paragraphs: Paragraph[]) =>
  paragraphs
    .map((parts) =>
      parts
        .map(({ text }) => text)
        .filter((text) => text !== '')
        .join(' '),
    )
    .filter((paragraph) => paragraph !== '')
    .join('\n\n');

export const countWords = (text: string) => text.split(/\s+/u).filter((word) => /[\p{L}\p{N}]/u.test(word)).length;

/** Drops optional parts, the highest rank first, until the answer is short enough or only required parts are left. */
function trimToLength(paragraphs: Paragraph[]): string {
  const counted = paragraphs.map((parts) =>
    parts.filter(({ text }) => text !== '').map((part) => ({ ...part, words: countWords(part.text) })),
  );
  const all = counted.flat().sort((one, other) => other.dropRank - one.dropRank);
  let words = all.reduce((sum, part) => sum + part.words, 0);
  let minDropped = Infinity;
  for (const part of all) {
    if (part.dropRank === 0 || (words <= maxWords && part.dropRank < minDropped)) break;
    words -= part.words;
    minDropped = part.dropRank;
  }
  return joinParagraphs(counted.map((parts) => parts.filter(({ dropRank }) => dropRank < minDropped)));
}

// Two births a minute apart already differ in the ascendant.
const chartKey = ({ chart: { utc, ascendant }, birth }: Question) => [utc, ascendant.longitude.toFixed(5), birth.full_name].join(' ');

function composeAnswer(parsed: ParsedQuestion, question: Question, writer: Writer): string {
  const { main, second } = parsed;
  const { astrologer } = question;
  const body = [reasonParagraph(parsed, main, writer), timingParagraph(parsed, writer)];
  const today = transitParagraph(parsed, writer);
  return trimToLength([
    openingParagraph(parsed, writer),
    ...(main.topic === 'day' ? [today, ...body] : [...body, today]),
    second ? secondTopicParagraph(parsed, second, writer) : depthParagraph(parsed, astrologer, writer),
    adviceParagraph(parsed, astrologer, writer),
  ]);
}

/** The whole answer to a question: paragraphs separated by a blank line. The same chart, question and day give the same text. */
export function compose(question: Question): string {
  const parsed = parseQuestion(question);
  const seed = [chartKey(question), question.astrologer, normalizeText(question.text), istDay(question.now)].join('\n');
  const writer = createWriter(parsed.language, createSeededPicker(seed));
  return parsed.sensitiveTopic
    ? composeSensitiveAnswer(parsed.sensitiveTopic, parsed.facts, writer)
    : composeAnswer(parsed, question, writer);
}
