import '../compose/compose';
import { correctWord } from './spelling';

it.each([
  ['marrige', 'marriage'],
  ['promotin', 'promotion'],
  ['carreer', 'career'],
  ['reports', 'report'],
])('reads %s as %s', (typed, meant) => {
  expect(correctWord(typed)).toBe(meant);
});

it.each(['march', 'cheaper', 'paper', 'order', 'fellow', 'waiting', 'changed', 'joined', 'fixed', 'hearing', 'works', 'drive', 'truth', 'shame'])('leaves the word %s as it is', (word) => {
  expect(correctWord(word)).toMatch(new RegExp(`^${word}s?$`, 'u'));
});
