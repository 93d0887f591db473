import { join } from 'node:path';
import { createVerifier } from '../check/verify';
import { readFirstQuestions } from '../relevance/read-set';
import { createCharts, createQuestion, testNow, testPerson } from '../testing/charts';
import type { Person } from '../types';
import { composeAnswer } from './compose';

const charts = createCharts(60);
const questions = readFirstQuestions(join(__dirname, '../../../..'), ['asked', 'heard', 'kept']);
const people: Person[] = [testPerson, { ...testPerson, gender: 'Male', marital_status: 'Married' }];
const perChart = 25;

// Each chart gets the next twenty-five questions of both sets.
const answers = charts.map((chart, at) =>
  Array.from({ length: perChart }, (_, count) => {
    const text = questions[(at * perChart + count) % questions.length] ?? '';
    const { text: answer, isFree } = composeAnswer(
      createQuestion(chart, text, { astrologer: at % 2 === 0 ? 'Oracle' : 'Astra', birth: people[at % 2] }),
    );
    return { text, answer, isFree };
  }),
);

it('does not contradict the chart or the sky', () => {
  charts.forEach((chart, at) => {
    const verify = createVerifier(chart, testNow);
    for (const { text, answer } of answers[at] ?? []) expect({ text, wrong: verify(answer) }).toEqual({ text, wrong: [] });
  });
});

it('contradicts another chart (control)', () => {
  const read = charts.slice(0, -1).flatMap((_, at) => {
    const verify = createVerifier(charts[at + 1]!, testNow);
    return (answers[at] ?? []).filter(({ isFree }) => !isFree).map(({ answer }) => verify(answer).length > 0);
  });
  expect(read.filter(Boolean).length / read.length).toBeGreaterThan(0.75);
});

it('has no placeholder or doubled punctuation and keeps to one script', () => {
  for (const { text, answer } of answers.flat()) {
    expect({
      text,
      bad: answer.match(/undefined|NaN|null|\[object|[{}<>$`]|(?<!\n)\n(?!\n)| {2}|[.?!।,;:]{2}| [.,;।]/u)?.[0] ?? null,
      answer,
    }).toEqual({ text, bad: null, answer });
    expect(/\p{Script=Devanagari}/u.test(answer) && /(?:^|[.।] )\p{Script=Latin}+ \p{Script=Latin}+ \p{Script=Latin}+/u.test(answer)).toBe(
      false,
    );
  }
});

it('contains no promise, threat or offer', () => {
  for (const { answer } of answers.flat())
    expect(answer).not.toMatch(
      /guarante|definitely|certainly will|doomed|(?<!no )cursed?\b|talisman|buy a (?:gem|stone)|गारंटी|निश्चित रूप|शाप|ताबीज़|पूजा करा/iu,
    );
});
