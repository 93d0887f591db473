import { composeAnswer } from './compose';
import { setChart } from '../relevance/ask-set';
import { createQuestion } from '../testing/charts';

// Pisces lagna, Moon in Aries, Mars in the 7th house.
const ask = (text: string) => composeAnswer(createQuestion(setChart, text)).text;

it('corrects a wrong premise about the chart', () => {
  expect(ask('I am a Virgo ascendant, when will I get a job?')).toMatch(/^Your lagna is Pisces/u);
  expect(ask('my moon sign is leo, will I get a promotion this year?')).toMatch(/^Your Moon sign is Aries/u);
});

it('says whether the Sade Sati that a question names is running', () => {
  expect(ask('sade sati me nayi dukan kholni chahiye kya')).toMatch(/^(?:Aapki sade ?sati|Abhi sade ?sati nahi)/iu);
});

it('adds nothing if the premise is true', () => {
  expect(ask('I am a Pisces ascendant, when will I get a job?')).not.toMatch(/lagna is/u);
});
