import { setChart } from '../relevance/ask-set';
import { askInTurn } from '../testing/ask-in-turn';
import { composeAnswer } from './compose';
import { createQuestion } from '../testing/charts';

const answer = (text: string) => composeAnswer(createQuestion(setChart, text));

it.each([
  ['8th house is the house of death, what does my Sun do there', /Sun/u],
  ['8th house me mera Sun hai, death house hai na, kya hoga', /Surya/u],
  ['mrityu bhav me mera shani hai, iska kya fal hai', /Shani/u],
  ['आठवां भाव मृत्यु का होता है, उसमें मेरा मंगल है, क्या असर होगा', /मंगल/u],
  ['what does Saturn in the house of death mean for me', /Saturn/u],
])('the house of death is the eighth: %s', (text, says) => {
  const { sensitiveTopic, text: said } = answer(text);
  expect(sensitiveTopic).toBeNull();
  expect(said).toMatch(says);
});

it.each(['mere 8ve ghar me rahu hai, kya meri maut jaldi hogi', 'my 8th house is the house of death, when will I die', 'मेरी मृत्यु कब होगी'])('a death that is asked about stays one: %s', (text) => {
  expect(answer(text).sensitiveTopic).toBe('death');
});

it.each([['when is a good day for griha pravesh>>what time on that day', /^Good hours are/u], ['griha pravesh ke liye din batao>>us din kitne baje', /^Achha samay/u]])('an hour that is asked for comes first: %s', (text, says) => {
  expect(askInTurn(text).text).toMatch(says);
});

it.each(['Aaj ka rahu kaal kab hai', 'what time is rahu kaal today in Pune', 'कल राहु काल कब है'])('Rahu kaal of a day costs nothing: %s', (text) => {
  expect(answer(text).isFree).toBe(true);
  expect(answer(text).text).toMatch(/rahu ka+l|राहु काल/iu);
});
