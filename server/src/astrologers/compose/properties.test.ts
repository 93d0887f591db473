import { join } from 'node:path';
import { createVerifier } from '../check/verify';
import { readSet, readTurns } from '../relevance/read-set';
import { createCharts, createQuestion, createSeededRandom, testNow } from '../testing/charts';
import { compose, composeAnswer } from './compose';

/** Random pairs of chart and question; PROPERTY_CASES=5000 runs more. */
const cases = Number(process.env.PROPERTY_CASES ?? 120);
const perChart = 6;
const charts = createCharts(Math.ceil(cases / perChart), 31);
const random = createSeededRandom(8);
const root = join(__dirname, '../../../..');
const questions = (['asked', 'heard', 'kept', 'concrete'] as const).flatMap((name) => readSet(root, name).flatMap(readTurns));
const pick = <Item>(items: readonly Item[]): Item => items[Math.floor(random() * items.length)] as Item;

const asked = Array.from({ length: cases }, (_, index) => {
  const at = index % charts.length;
  const question = createQuestion(charts[at]!, pick(questions), { astrologer: pick(['Oracle', 'Astra'] as const) });
  const { text, isFree } = composeAnswer(question);
  return { at, question: question.text, text, isFree };
});

it('no answer of random charts and questions contradicts its chart', () => {
  const verifiers = charts.map((chart) => createVerifier(chart, testNow));
  const wrong = asked.flatMap(({ at, question, text }) => verifiers[at]!(text).map(({ sentence }) => ({ question, sentence })));
  expect(wrong).toEqual([]);
});

it('most of them contradict another chart (control)', () => {
  const read = asked.filter(({ isFree }) => !isFree);
  const verifiers = charts.map((_, at) => createVerifier(charts[(at + 1) % charts.length]!, testNow));
  expect(read.filter(({ at, text }) => verifiers[at]!(text).length > 0).length / read.length).toBeGreaterThan(0.7);
});

const splitIntoSentences = (text: string) => text.split(/(?<=[.?!।])\s+|\n+/u).filter((each) => each.length > 3);
const mean = (numbers: readonly number[]) => numbers.reduce((sum, each) => sum + each, 0) / numbers.length;

it('the voices differ: Astra writes more and names days, Oracle names months; none ends with a question', () => {
  const composeAnswers = (astrologer: 'Oracle' | 'Astra') =>
    charts.slice(0, 25).map((chart) => compose(createQuestion(chart, 'When will I get a promotion?', { astrologer })));
  const [oracle, astra] = [composeAnswers('Oracle'), composeAnswers('Astra')];
  const sentences = (texts: string[]) => mean(texts.map((text) => splitIntoSentences(text).length));
  expect(sentences(astra)).toBeGreaterThan(sentences(oracle));
  expect([...oracle, ...astra].filter((text) => text.trim().endsWith('?'))).toEqual([]);
  expect(oracle.some((text) => /\d{1,2} [A-Z][a-z]{2} \d{4}/u.test(text))).toBe(false);
});
