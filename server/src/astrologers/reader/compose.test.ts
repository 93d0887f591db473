import { createVerifier } from '../facts/verify';
import { createQuestion, createCharts, testNow, testPerson } from '../testing/charts';
import type { Person } from '../types';
import { compose, countWords } from './compose';

const charts = createCharts(150);
const english = [
  'Will I find love this year?',
  'When will I get married?',
  'Should I change my job?',
  'How will my money grow?',
  'How is my health this year?',
  'Will I pass the exam?',
  'How do I make peace at home?',
  'Will I settle abroad?',
  'What does the time ahead hold?',
  'What is my nature?',
  'How is today?',
  'Am I manglik?',
  'Is this sade sati?',
  'Does he love me?',
  'Will I lose my job and my savings?',
  'Will marriage harm my career?',
];
const hindi = [
  'क्या इस साल प्यार मिलेगा?',
  'मेरी शादी कब होगी?',
  'क्या नौकरी बदलना ठीक है?',
  'पैसा कैसे बढ़ेगा?',
  'मेरी सेहत कैसी रहेगी?',
  'परीक्षा में सफलता मिलेगी क्या?',
  'घर में शांति कैसे आए?',
  'विदेश कब जाना होगा?',
  'आने वाला समय कैसा है?',
  'मेरा स्वभाव कैसा है?',
  'आज का दिन कैसा रहेगा?',
  'क्या मैं मांगलिक हूँ?',
  'साढ़े साती कब तक है?',
  'क्या वह मुझसे प्यार करता है?',
  'kya naukri chhut jayegi',
  'shaadi aur career dono kaise chalenge',
];
const astrologers = ['Oracle', 'Astra'] as const;
const people: Person[] = [testPerson, { ...testPerson, marital_status: 'Married' }];

const questions = [...english, ...hindi];
const asked = 6;

// Each chart is asked the next few questions of the list.
const answers = charts.flatMap((chart, at) =>
  Array.from({ length: asked }, (_, count) => {
    const index = (at * asked + count) % questions.length;
    const text = questions[index] ?? '';
    const astrologer = astrologers[at % 2] ?? 'Oracle';
    const birth = people[at % 3 === 0 ? 1 : 0];
    return { chart, text, hindi: index >= english.length, answer: compose(createQuestion(chart, text, { astrologer, birth })) };
  }),
);

it('states nothing that the chart or the sky contradicts', () => {
  for (const chart of charts) {
    const verify = createVerifier(chart, testNow);
    for (const { text, answer } of answers.filter((each) => each.chart === chart))
      expect({ text, wrong: verify(answer) }).toEqual({ text, wrong: [] });
  }
});

it('contradicts another chart', () => {
  const found = charts.slice(0, -1).map((chart, at) => {
    const verify = createVerifier(charts[at + 1] ?? chart, testNow);
    return answers.filter((each) => each.chart === chart).every(({ answer }) => verify(answer).length >= 3);
  });
  expect(found).toEqual(found.map(() => true));
});

it('gives each chart and question a text of its own', () => {
  expect(new Set(answers.map(({ answer }) => answer)).size).toBe(answers.length);
});

it('gives different answers by person, astrologer and day', () => {
  const [chart] = charts;
  if (!chart) throw new Error('No chart.');
  const text = 'Should I change my job?';
  const texts = [
    createQuestion(chart, text),
    createQuestion(chart, text, { astrologer: 'Astra' }),
    createQuestion(chart, text, { now: new Date('2026-11-22T13:22:00Z') }),
    createQuestion(chart, text, { birth: { ...testPerson, full_name: 'Asha Verma' } }),
  ].map(compose);
  expect(new Set(texts).size).toBe(texts.length);
});

it('answers the same question the same way all through an Indian day', () => {
  const times = ['2026-11-20T18:30:00Z', '2026-11-21T04:00:00Z', '2026-11-21T18:29:59Z'];
  for (const chart of charts.slice(0, 10)) {
    const texts = times.map((time) => compose(createQuestion(chart, 'Should I change my job?', { now: new Date(time) })));
    expect(new Set(texts).size).toBe(1);
    expect(compose(createQuestion(chart, '  should I change MY job '))).toBe(texts[1]);
  }
});

it('answers in the language of the question', () => {
  for (const { answer, text, hindi: inHindi } of answers) {
    const strange = inHindi ? answer.match(/\p{Script=Latin}+/gu) : answer.match(/\p{Script=Devanagari}+/gu);
    expect({ text, strange }).toEqual({ text, strange: null });
  }
});

it('has several paragraphs of 150 to 280 words together', () => {
  for (const { answer, text } of answers) {
    const [words, paragraphs] = [countWords(answer), answer.split('\n\n').length];
    expect({ text, fits: words >= 150 && words <= 280 && paragraphs >= 4, words, answer }).toEqual({ text, fits: true, words, answer });
  }
});

it('has no gap, placeholder or doubled punctuation', () => {
  for (const { answer } of answers) {
    expect(answer).not.toMatch(/undefined|NaN|null|\[object|[{}<>$`]|(?<!\n)\n(?!\n)| {2}|[.?!।,;:]{2}| [.,;।]/u);
    expect(answer).toMatch(/^\S.*\S$/su);
  }
});

it('promises nothing, frightens nobody and sells nothing', () => {
  for (const { answer } of answers) {
    expect(answer).not.toMatch(
      /guarante|definitely|certainly will|doomed|cursed?\b|gemstone|talisman|\bpuja\b|₹|rupee|गारंटी|निश्चित रूप|शाप|रत्न|ताबीज़|पूजा करा|रुपय/iu,
    );
  }
});
