import { join } from 'node:path';
import { readTurn } from '../../../server/src/astrologers/topics/turns/turn-form';
import { measureTurns } from '../judge/judge-turns';

it('finds the form of seven in ten second turns of a writer whom it has not learned from', () => {
  const { count, all, sure } = measureTurns(join(import.meta.dirname, '../..'));
  console.info(`Forms of ${count}: ${all.toFixed(3)}, of those that it is sure of: ${sure.toFixed(3)}`);
  expect(all).toBeGreaterThan(0.68);
  expect(sure).toBeGreaterThan(0.83);
});

it('tells what a short line wants by its words', () => {
  const form = (text: string, before = 'When will I get married?') => readTurn(text, before).form;
  expect(['why?', 'kyu aisa', 'क्यों'].map((text) => form(text))).toEqual(['why', 'why', 'why']);
  expect(['pakka?', 'are you sure', 'सच में?'].map((text) => form(text))).toEqual(['sure', 'sure', 'sure']);
  expect(['and if they say no?', 'agar mana kar diya to', 'नहीं माने तो'].map((text) => form(text))).toEqual(['if', 'if', 'if']);
});
