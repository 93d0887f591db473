import { setChart } from '../relevance/ask-set';
import { createQuestion } from '../testing/charts';
import { composeAnswer } from './compose';

const ask = (question: string) => composeAnswer(createQuestion(setChart, question));

it.each([
  ['on 31 feb i have interview how will it go', /^February has no day 31.*February 2027/su],
  ['will i get job on 45 december', /^December has no day 45.*2026/su],
  ['क्या 31 नवंबर को नौकरी मिलेगी', /^नवंबर में 31 तारीख नहीं होती/u],
  ['will I buy a car in 2021', /^2021 is over.*20(?:2[6-9]|3\d)/su],
  ['2010 me naukri lagegi kya', /^2010 beet chuka hai/u],
])('corrects the time and answers: %s', (question, expected) => {
  expect(ask(question).text).toMatch(expected);
});

it.each(['passed out in 2022 when do I get a job', 'will i get the job on 28 november', 'how was my 2019', 'I married in 2019, when will we have our own house', 'will i buy a car in 2027', 'bought a 2018 model car, will it run well'])('leaves a possible time: %s', (question) => {
  expect(ask(question).text).not.toMatch(/has no day|is over, so/u);
});

it('uses the year in India, which begins five and a half hours earlier', () => {
  const now = new Date('2026-12-31T20:00:00Z');
  expect(composeAnswer(createQuestion(setChart, 'will I buy a car in 2026', { now })).text).toMatch(/^2026 is over/u);
  expect(composeAnswer(createQuestion(setChart, 'will I buy a car in 2027', { now })).text).not.toMatch(/is over, so/u);
});

