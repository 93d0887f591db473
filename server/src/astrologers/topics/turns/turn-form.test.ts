import { join } from 'node:path';
import { fitTurns, readBefore, readTurnWriters } from './training/train-turns';
import { createTurnReader, readTurn } from './turn-form';

it('finds the form of seven in ten second turns of a writer whom it has not learned from', () => {
  const writers = readTurnWriters(join(__dirname, 'training', 'labelled'));
  const kept = writers[0] ?? [];
  const read = createTurnReader(fitTurns(writers.slice(1).flat()));
  const found = kept.map(({ form, before, text }) => ({ form, read: read(text, readBefore(before)) }));
  const share = (list: typeof found) => list.filter((each) => each.form === each.read.form).length / Math.max(list.length, 1);
  const sure = found.filter(({ read: { share: of } }) => of >= 0.5);
  console.info(`Forms of ${kept.length}: ${share(found).toFixed(3)}, of ${sure.length} that it is sure of: ${share(sure).toFixed(3)}`);
  expect(share(found)).toBeGreaterThan(0.68);
  expect(share(sure)).toBeGreaterThan(0.83);
});

it('tells what a short line wants by its words', () => {
  const form = (text: string, before = 'When will I get married?') => readTurn(text, readBefore(before)).form;
  expect(['why?', 'kyu aisa', 'क्यों'].map((text) => form(text))).toEqual(['why', 'why', 'why']);
  expect(['pakka?', 'are you sure', 'सच में?'].map((text) => form(text))).toEqual(['sure', 'sure', 'sure']);
  expect(['and if they say no?', 'agar mana kar diya to', 'नहीं माने तो'].map((text) => form(text))).toEqual(['if', 'if', 'if']);
});
