import { createCharts, createQuestion, testPerson } from '../testing/charts';
import type { Turn } from '../types';
import { setChart } from '../relevance/ask-set';
import { compose, composeAnswer } from './compose';

const sentencesOf = (text: string) =>
  text
    .split(/(?<=[.!?।])\s+|\n+/u)
    .map((each) => each.trim().toLowerCase())
    .filter((each) => each.length > 3);

const questions = [
  'When will I get married?',
  'How is my career?',
  'Will I get a promotion?',
  'How is my money?',
  'Why am I stuck at work?',
  'thank you',
];

it.each(['Oracle', 'Astra'] as const)('says hardly a sentence twice in thirty answers of %s', (astrologer) => {
  const answers: string[] = [];
  let repeated = 0;
  let all = 0;
  for (let at = 0; at < 30; at += 1) {
    const now = new Date(Date.UTC(2026, 10, 21 + at, 8));
    const before = new Set(answers.slice(-30).flatMap(sentencesOf));
    const answer = compose(
      createQuestion(setChart, questions[at % questions.length]!, { astrologer, now, lastAnswers: [...answers].reverse() }),
    );
    repeated += sentencesOf(answer).filter((each) => before.has(each)).length;
    all += sentencesOf(answer).length;
    answers.push(answer);
  }
  expect(repeated / all).toBeLessThan(0.03);
});

it('gives two people with one chart other words', () => {
  for (const chart of createCharts(10, 5)) {
    const texts = ['Asha Verma', 'Ravi Rao', 'Meena Das'].map((full_name) =>
      compose(createQuestion(chart, 'When will I get married?', { birth: { ...testPerson, full_name } })),
    );
    expect(new Set(texts).size).toBe(3);
  }
});

it('tells no married person when they will marry', () => {
  for (const chart of createCharts(10, 6)) {
    const { text, context } = composeAnswer(
      createQuestion(chart, 'When will I get married?', { birth: { ...testPerson, marital_status: 'Married' } }),
    );
    expect(context.read.matter.id).toBe('harmony');
    expect(text.slice(0, 260)).toMatch(/you are married/iu);
  }
});

it.each([
  ['When will I get married?', 'why?', 'why', 'marriage'],
  ['Will I get a promotion?', 'and when?', 'when', 'promotion'],
  ['shaadi kab hogi', 'aur naukri?', 'when', 'newJob'],
  ['मेरी शादी कब होगी?', 'क्यों?', 'why', 'marriage'],
  ['When will I get married?', 'when will I get married', 'repeat', 'marriage'],
] as const)('carries "%s" into "%s"', (first, second, kind, matter) => {
  const turns: Turn[] = [{ question: first, answer: compose(createQuestion(setChart, first)) }];
  const {
    context: { read },
  } = composeAnswer(createQuestion(setChart, second, { turns }));
  expect([read.kind, read.matter.id]).toEqual([kind, matter]);
});

it('answers in the letters of the question', () => {
  const devanagari = /\p{Script=Devanagari}/u;
  expect(compose(createQuestion(setChart, 'meri shaadi kab hogi'))).not.toMatch(devanagari);
  expect(compose(createQuestion(setChart, 'meri shaadi kab hogi'))).toMatch(/hai|mein/u);
  expect(compose(createQuestion(setChart, 'मेरी शादी कब होगी?'))).toMatch(devanagari);
  expect(compose(createQuestion(setChart, 'When will I marry?', { birth: { ...testPerson, language: 'Hindi' } }))).not.toMatch(devanagari);
});
