import { composeAnswer } from '../compose/compose';
import { createCharts, createQuestion } from '../testing/charts';

const [chart] = createCharts(1, 3);
const ask = (text: string) => {
  if (!chart) throw new Error('No chart.');
  return composeAnswer(createQuestion(chart, text));
};

it.each([
  'My wife passed away in 2020, two children at home, when will I marry again?',
  'father died last year, when will I get his job on compassionate ground',
  'पिताजी के गुजरने के बाद ज़मीन में मेरा हिस्सा कब मिलेगा',
  'court me register kar lu chupke se ya bhaiya ko manane ka intezar',
  'Railway, post, police, teacher. Which department will call my girl',
  'biwi pregnant hai, naya ghar kab lu',
  'should I give 2 lakh to my colleague for his mother surgery',
  'every trip we planned since 2019 died in the family group, why',
])('answers "%s": what it asks is another matter', (text) => {
  const { sensitiveTopic, text: answer } = ask(text);
  expect({ sensitiveTopic, answer }).toEqual({
    sensitiveTopic: null,
    answer: expect.not.stringMatching(/15100|14416|do not read|नहीं पढ़ा जाता/u) as string,
  });
});

it.each([
  'naukri wale case me jail hogi kya',
  'will my lawyer get me out of jail',
  'mera tumor benign hai ya nahi',
  'Papa ki aankh ka operation hua, aankh theek hogi? Didi ghar kab aayegi?',
  'IVF second cycle starting this month at Apollo. Will it be successful',
  'पति की मृत्यु का योग तो नहीं',
  'My mother is in the ICU. Will she be fine?',
  'Zameen ka case chal raha hai, kab jeetunga?',
])('gives no verdict on "%s", and charges nothing for saying so', (text) => {
  const { sensitiveTopic, isFree } = ask(text);
  expect({ isSensitive: sensitiveTopic !== null, isFree }).toEqual({ isSensitive: true, isFree: true });
});

it('leaves the day of an operation to the doctors before it compares days', () => {
  const { text } = ask('Which day this month is good for my mother’s knee surgery?');
  expect(text).toMatch(/doctor/iu);
});
