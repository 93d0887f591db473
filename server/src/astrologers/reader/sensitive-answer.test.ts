import { createVerifier } from '../check/verify';
import { createQuestion, createCharts, testNow } from '../testing/charts';
import { compose } from '../compose/compose';
import { setChart } from '../relevance/ask-set';
import { groundsOf } from './grounds';

const countWords = (text: string) => text.split(/\s+/u).filter((word) => /[\p{L}\p{N}]/u.test(word)).length;
const charts = createCharts(15, 7);
const cases = [
  { texts: ['I want to die', 'मैं मरना चाहता हूँ', 'jeena nahi chahti main'], numbers: ['14416', '112'] },
  {
    texts: ['My husband beats me, will it stop?', 'पति मारपीट करता है', 'sasural wale dahej mang rahe hain'],
    numbers: ['181', '112', '1098'],
  },
  { texts: ['When will I die?', 'मेरी मौत कब होगी?', 'meri maut kab hogi'], numbers: ['14416'] },
  { texts: ['Do I have cancer?', 'मेरी बीमारी कब ठीक होगी?', 'meri bimari kab theek hogi'], numbers: ['14416', '112'] },
  { texts: ['When will I get pregnant?', 'संतान सुख कब मिलेगा?', 'ladka hoga ya ladki'], numbers: ['14416', '112'] },
  { texts: ['Will I win the court case?', 'मुकदमा कब ख़त्म होगा?', 'jail jaunga kya'], numbers: ['112', '15100'] },
];
const answers = charts.flatMap((chart) =>
  cases.flatMap(({ texts, numbers }) =>
    texts.map((text) => ({
      chart,
      text,
      numbers,
      answer: compose(createQuestion(chart, text)),
    })),
  ),
);

it('names the helplines that apply', () => {
  for (const { answer, text, numbers } of answers) {
    expect({ text, missing: numbers.filter((number) => !answer.includes(number)) }).toEqual({ text, missing: [] });
  }
});

it('makes no prediction: no dates, no dasha, no deciding house', () => {
  for (const { answer } of answers) {
    expect(answer).not.toMatch(
      /\b(?:19|20)\d\d\b|dasha|transit|\d(?:st|nd|rd|th)\b house decides|दशा|गोचर|you will (?:die|win|lose|recover|conceive|be cured)/iu,
    );
  }
});

it('leaves the chart out where life or safety is at risk', () => {
  for (const { answer, numbers } of answers.filter((each) => each.numbers[0] === '181' || /die$|मरना|jeena/u.test(each.text))) {
    expect(numbers.length).toBeGreaterThan(1);
    expect(answer).not.toMatch(/your Moon|you were born|आपका चंद्रमा|आपके जन्म|राशि में था/iu);
  }
});

it('contradicts no chart and keeps language and length', () => {
  for (const { chart, answer, text } of answers) {
    expect({ text, wrong: createVerifier(chart, testNow)(answer) }).toEqual({ text, wrong: [] });
    expect(/\p{Script=Devanagari}/u.test(text) ? answer.match(/\p{Script=Latin}+/gu) : answer.match(/\p{Script=Devanagari}+/gu)).toBeNull();
    expect({ text, words: countWords(answer), fits: countWords(answer) >= 110 && countWords(answer) <= 280 }).toEqual({
      text,
      words: countWords(answer),
      fits: true,
    });
  }
});

it('has grounds only where the answer uses the chart', () => {
  const [chart] = charts;
  if (!chart) throw new Error('No chart.');
  expect(groundsOf(createQuestion(chart, 'I want to die'))).toEqual({ grounds: [], houses: [] });
  expect(groundsOf(createQuestion(chart, 'Do I have cancer?')).grounds.map(({ term }) => term)).toEqual(['Ascendant', 'Moon', 'Dasha']);
});

const openingOf = (text: string) => compose(createQuestion(createCharts(1, 3)[0] ?? setChart, text)).split('\n\n')[0] ?? '';

it.each([
  'पैर का घाव भर नहीं रहा, डॉक्टर भर्ती होने को कहता है। दिवाली बाद जाऊँ तो चलेगा',
  'doctor says I need a stent now, can it wait till after my wedding',
  'papa ka operation hona hai, harvest ke baad karwa le to chalega',
])('tells nobody to wait with what a doctor wants done now: %s', (text) => {
  expect(openingOf(text)).toMatch(/not put it off|not wait|taaliye mat|Rukiye mat|टालिए मत|रुकिए मत/u);
});

it.each(['will my father recover after the operation', 'घुटनों का ऑपरेशन डॉक्टर ने बोला है, डर लगता है'])(
  'says so where nobody wants to wait to nobody: %s',
  (text) => {
    expect(openingOf(text)).not.toMatch(/put it off|not wait|टालिए मत|रुकिए मत/u);
  },
);
