import type { Question } from '../types';
import { istDay } from '../words/days';
import { carefulAnswer } from './careful-answer';
import { createChooser } from './chooser';
import { alsoAsked, answerFirst, depth, sky, step, timing, why, type Paragraph } from './paragraphs';
import { readQuestion, type Reading } from './reading';
import { plainWords } from './understand/plain-words';
import { createWriter, type Writer } from './writer';

const mostWords = 270;

const textOf = (paragraphs: Paragraph[]) => paragraphs
  .map((parts) => parts.map(({ text }) => text).filter((text) => text !== '').join(' '))
  .filter((paragraph) => paragraph !== '')
  .join('\n\n');

export const wordCount = (text: string) => text.split(/\s+/u).filter((word) => /[\p{L}\p{N}]/u.test(word)).length;

/** Takes out the part that can best be spared, until the answer is short enough or nothing can be spared. */
function fit(paragraphs: Paragraph[]): string {
  const counted = paragraphs.map((parts) => parts.filter(({ text }) => text !== '').map((part) => ({ ...part, words: wordCount(part.text) })));
  const all = counted.flat().sort((one, other) => other.spare - one.spare);
  let words = all.reduce((sum, part) => sum + part.words, 0);
  let mostSpare = Infinity;
  for (const part of all) {
    if (part.spare === 0 || (words <= mostWords && part.spare < mostSpare)) break;
    words -= part.words;
    mostSpare = part.spare;
  }
  return textOf(counted.map((parts) => parts.filter(({ spare }) => spare < mostSpare)));
}

// What a chart is known by; two births a minute apart differ in the ascendant.
const chartKey = ({ chart: { utc, ascendant }, birth }: Question) => [utc, ascendant.longitude.toFixed(5), birth.full_name].join(' ');

function write(reading: Reading, question: Question, writer: Writer): string {
  const { main, second } = reading;
  const { astrologer } = question;
  const body = [why(reading, main, writer), timing(reading, writer)];
  const today = sky(reading, writer);
  return fit([
    answerFirst(reading, writer),
    ...(main.topic === 'day' ? [today, ...body] : [...body, today]),
    second ? alsoAsked(reading, second, writer) : depth(reading, astrologer, writer),
    step(reading, astrologer, writer),
  ]);
}

/** The whole answer to a question: paragraphs parted by a blank line. The same chart, question and day give the same text. */
export function compose(question: Question): string {
  const reading = readQuestion(question);
  const seed = [chartKey(question), question.astrologer, plainWords(question.text), istDay(question.now)].join('\n');
  const writer = createWriter(reading.language, createChooser(seed));
  return reading.care ? carefulAnswer(reading.care, reading.facts, writer) : write(reading, question, writer);
}
