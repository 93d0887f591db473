import { withChoice } from '../question/comparison';
import { askInTurn } from '../testing/ask-in-turn';

it.each([
  ['is 2027 better than 2026 for me', /2027.*2026|2026.*2027/u],
  ['is private job better than government job for me', /private.*government|government.*private/iu],
  ['kya Pune mere liye Mumbai se behtar hai', /^(?:Pune|Mumbai) /u],
  ['kya 2028 2027 se accha rahega', /2028.*2027|2027.*2028/u],
  ['क्या पुणे मुंबई से बेहतर है', /^(?:पुणे|मुंबई) /u],
])('a comparison is answered as the choice that it is: %s', (text, says) => {
  expect(askInTurn(text).text.split('\n')[0]).toMatch(says);
});

it.each(['is my health getting better', 'kya mere bhai se achha rishta rahega', 'will things be better after march', 'is it better than before', 'Is my chart better than my brother’s'])('what compares no two options stays as it was: %s', (text) => {
  expect(withChoice(text)).toBe(text);
});

it.each([
  ['what is sade sati and am I in it', /Sade Sati is (?:not )?running|Yes|No/u],
  ['what is manglik dosh and do I have it?', /Manglik/u],
  ['kaal sarp dosh kya hota hai aur mujhe hai kya', /(?:nahi|Haan).*kalasarp|kalasarp/iu],
])('a term and whether one has it are both told: %s', (text, says) => {
  const { text: answer, isFree } = askInTurn(text);
  expect(answer.split('\n')[0]).toMatch(says);
  expect(answer).not.toMatch(/kindest time|sabse komal/u);
  expect(isFree).toBe(true);
});
