import { createVerifier } from '../check/verify';
import { concreteSet } from '../relevance/concrete-set';
import { askedSet } from '../relevance/asked-set';
import { heardSet } from '../relevance/heard-set';
import { keptSet } from '../relevance/kept-set';
import { setChart } from '../relevance/ask-set';
import { createCharts, createQuestion, createSeededRandom, testNow } from '../testing/charts';
import { compose, composeAnswer } from './compose';

/** Random pairs of chart and question; PROPERTY_CASES=5000 tries as many as the issue asks for. */
const cases = Number(process.env.PROPERTY_CASES ?? 120);
const perChart = 6;
const charts = createCharts(Math.ceil(cases / perChart), 31);
const random = createSeededRandom(8);
const questions = `${askedSet}${heardSet}${keptSet}${concreteSet}`
  .split('\n')
  .flatMap((line) => (line.split(' | ')[0] ?? '').split('>>'))
  .map((text) => text.trim())
  .filter((text) => text !== '');
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

it('most of them contradict another chart: the control that must fail', () => {
  const read = asked.filter(({ isFree }) => !isFree);
  const verifiers = charts.map((_, at) => createVerifier(charts[(at + 1) % charts.length]!, testNow));
  expect(read.filter(({ at, text }) => verifiers[at]!(text).length > 0).length / read.length).toBeGreaterThan(0.7);
});

const sentencesOf = (text: string) => text.split(/(?<=[.?!।])\s+|\n+/u).filter((each) => each.length > 3);
const mean = (numbers: readonly number[]) => numbers.reduce((sum, each) => sum + each, 0) / numbers.length;

it('the two voices are told apart with the names taken off: by length, numbered grounds and days; none ends with a question', () => {
  const answersOf = (astrologer: 'Oracle' | 'Astra') =>
    charts.slice(0, 25).map((chart) => compose(createQuestion(chart, 'When will I get a promotion?', { astrologer })));
  const [oracle, astra] = [answersOf('Oracle'), answersOf('Astra')];
  const words = (texts: string[]) => mean(texts.flatMap(sentencesOf).map((each) => each.split(' ').length));
  expect(words(astra)).toBeGreaterThan(words(oracle));
  expect([...oracle, ...astra].filter((text) => text.trim().endsWith('?'))).toEqual([]);
  expect(astra.every((text) => text.includes('First, '))).toBe(true);
  expect(oracle.some((text) => text.includes('First, ') || /\d{1,2} [A-Z][a-z]{2} \d{4}/u.test(text))).toBe(false);
});

const kinds = [
  ['is my Venus combust?', 'fact', /^(?:Yes|No), Venus/u],
  ['is Mercury retrograde today', 'fact', /^No, Mercury moves direct/u],
  ['When does Mars antardasha come in Rahu mahadasha', 'fact', /2046/u],
  ['am i in rahu mahadasha or not', 'fact', /^No, not now/u],
  ['dasha balance at birth', 'fact', /^You were born in the Venus mahadasha/u],
  ['Atmakaraka kaun hai mera', 'fact', /Chandra/u],
  ['will i marry before 2029', 'yesNo', /202[678]/u],
  ['tell me about myself', 'like', /Pisces lagna/u],
  ["how is my mother's nature", 'like', /mother/u],
  ['husband kahan se hoga, door ya paas', 'like', /dakshin|disha/u],
  ['2021 me meri naukri kyu chhuti thi', 'past', /2021/u],
  ['naya business kholne ka shubh din Mumbai me', 'muhurta', /Mumbai/u],
  ['Is tomorrow good for signing a contract?', 'muhurta', /22 Nov 2026/u],
  ['kya mujhpe nazar lagi hai', 'unknowable', /^(?!Haan)/u],
  ['who will win the election', 'elsewhere', /chart|kundli/u],
  ['what is 45 times 12', 'elsewhere', /chart|kundli/u],
  ['meri birth details galat hai kaise badlu', 'service', /kundli/u],
  ['Why?', 'bare', /\?/u],
  ['¿Cuándo me casaré?', 'unread', /English/u],
] as const;

it.each(kinds)('"%s" is read as %s and answered to the point', (text, kind, opening) => {
  const { context, text: answer } = composeAnswer(createQuestion(setChart, text));
  expect(context.read.kind).toBe(kind);
  expect(answer.slice(0, 260)).toMatch(opening);
});
