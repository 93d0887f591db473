import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { readTurn } from '../../../server/src/astrologers/topics/turns/turn-form';
import { measureTurns } from '../judge/judge-turns';

it('measures a table trained on the other writers by the lines of the first', () => {
  const folder = mkdtempSync(join(tmpdir(), 'turns-'));
  const write = (file: string, rows: string[][]) => {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), rows.map((row) => row.join('\t')).join('\n'));
  };
  const before = 'When will I get married?';
  const turns = (words: string[]) => words.flatMap((word) => [[word === 'why' ? 'why' : 'sure', before, `${word} is that`]]);
  write('lines/turns/labelled/writer-1.tsv', turns(['why', 'really']));
  write('lines/turns/labelled/writer-2.tsv', [...turns(['why', 'really']), ...turns(['why', 'really'])]);
  write('lines/topics/labelled/writer-1.tsv', [
    ['work', 'when', 'self', 'When will the new office open'],
    ['children', 'when', 'self', 'When will the baby come home'],
  ]);
  expect(measureTurns(folder)).toMatchObject({ count: 2, all: 1 });
  rmSync(folder, { recursive: true });
});

it('finds the form of a short message by its words', () => {
  const form = (text: string, before = 'When will I get married?') => readTurn(text, before).form;
  expect(['why?', 'kyu aisa', 'क्यों'].map((text) => form(text))).toEqual(['why', 'why', 'why']);
  expect(['pakka?', 'are you sure', 'सच में?'].map((text) => form(text))).toEqual(['sure', 'sure', 'sure']);
  expect(['and if they say no?', 'agar mana kar diya to', 'नहीं माने तो'].map((text) => form(text))).toEqual(['if', 'if', 'if']);
});
