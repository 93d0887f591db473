import { findTwoQuestions } from '../question/two-questions';
import { setChart } from '../relevance/ask-set';
import { createVerifier } from '../check/verify';
import { createCharts, createQuestion, testNow } from '../testing/charts';
import { compose, composeAnswer } from './compose';

const opening = (question: string) => compose(createQuestion(setChart, question, { astrologer: 'Astra' })).split('\n\n')[0] ?? '';

it.each<[string, RegExp, RegExp]>([
  ['job kab lagegi aur kaun si field me', /naukri.*20\d\d/iu, /kaam|field/iu],
  ['when will i get promotion and how much salary hike', /promotion.*20\d\d/iu, /no chart/iu],
  ['should i buy a car and which colour', /car/iu, /colour|red|white|saffron|green|blue|yellow|cream|grey|pink/iu],
  ['मकान कब बनेगा और लोन मिलेगा क्या', /घर.*20\d\d/u, /लोन/u],
  ['मेरा मंगल कहां है और क्या मैं मांगलिक हूं', /मंगल .*भाव/u, /मांगलिक/u],
  ['is it right time to resign? what after that?', /change of job.*20\d\d/iu, /then|after that/iu],
  ['meri rashi kya hai aur shaadi kab hogi', /rashi/iu, /vivah.*20\d\d/iu],
  ['shadi kab hogi aur ladka kaisa hoga', /vivah.*20\d\d/iu, /jivansathi|swabhav|ladka .*hoga/iu],
  ['will the shop run, and should i keep my brother in it', /business/iu, /brother/iu],
])('answers both in "%s"', (question, first, second) => {
  expect(opening(question)).toMatch(first);
  expect(opening(question)).toMatch(second);
});

it.each(['will i get the job and when', 'do college mile hain, ek ghar ke paas aur dusra Delhi me, kaunsa lu', 'should I go to Pune and join the IT job or stay', 'which is better, job and studies or only job', 'my boss and his wife are coming, will it go well', 'papa aur mummy kab manenge'])(
  'finds one question in "%s"',
  (question) => {
    expect(findTwoQuestions(question)).toBeNull();
  },
);

it('takes what care or the law answers out of no pair', () => {
  const { sensitiveTopic, text } = composeAnswer(createQuestion(setChart, 'will i win the court case and when will i get the money'));
  expect(sensitiveTopic === null ? text : '').not.toMatch(/you will win|yes/iu);
});

it('is charged where either question is', () => {
  expect(composeAnswer(createQuestion(setChart, 'meri rashi kya hai aur shaadi kab hogi')).isFree).toBe(false);
  expect(composeAnswer(createQuestion(setChart, 'what is my rashi and what is my lagna')).isFree).toBe(true);
});

it('says nothing that the chart does not bear out', () => {
  for (const chart of createCharts(12, 51)) {
    const verify = createVerifier(chart, testNow);
    for (const question of ['where is my Mars and am i manglik', 'when will i marry and how will my husband be', 'meri rashi kya hai aur naukri kab lagegi']) expect(verify(compose(createQuestion(chart, question)))).toEqual([]);
  }
});
