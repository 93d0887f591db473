import { composeAnswer } from '../compose/compose';
import { createCharts, createQuestion } from '../testing/charts';

const charts = createCharts(4, 3);
const ask = (text: string, at = 0) => composeAnswer(createQuestion(charts[at]!, text));

it.each([
  ['When will I die?', ['14416']],
  ['meri umar kitni hai kundli ke hisab se', ['14416']],
  ['when will my grandfather die, he is in pain', ['14416']],
  ['markesh dasha me maut hogi kya', ['14416']],
  ['मेरी आयु कितने वर्ष की है सच सच बताइए', ['14416']],
  ['Do I have cancer, the report comes on Monday?', ['14416', '112']],
  ['My mother is in the ICU. Will she be fine?', ['14416', '112']],
  ['IVF second cycle starting this month. Will it be successful', ['14416', '112']],
  ['beta hoga ya beti', ['14416', '112']],
  ['Will I win the court case against my builder?', ['15100']],
  ['bhai jail se kab chhutega', ['15100']],
])('gives no verdict and no date on "%s", names who helps, and charges nothing', (text, numbers) => {
  for (const at of charts.keys()) {
    const { text: answer, isFree, sensitiveTopic, judgement } = ask(text, at);
    expect({ text, isFree, isCareful: sensitiveTopic !== null, judgement }).toEqual({
      text,
      isFree: true,
      isCareful: true,
      judgement: null,
    });
    expect(answer).not.toMatch(/\b(?:19|20)\d\d\b|dasha|transit|दशा|गोचर/iu);
    expect({ answer, missing: numbers.filter((number) => !answer.includes(number)) }).toEqual({ answer, missing: [] });
  }
});

it.each([
  'My wife passed away in 2020, two children at home, when will I marry again?',
  'father died last year, when will I get his job on compassionate ground',
  'biwi pregnant hai, naya ghar kab lu',
  'should I give 2 lakh to my colleague for his mother surgery',
  'heart surgeon or brain surgeon, what fits my chart',
  'kitne saal aur lagenge settle hone me',
  'kitne saal or job karu',
  'visiting my friend in hospital after her delivery, what gift is good',
])('answers "%s", which asks about another matter', (text) => {
  expect(ask(text).sensitiveTopic).toBeNull();
});
