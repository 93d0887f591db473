import { figure, table } from './table';

test('figures stand to the right, words to the left', () => {
  expect(table(['what', 'ms', 'goal'], [['paint', '1,204', 'kept'], ['content', '9', '']])).toBe(
    ['what        ms  goal', '-------  -----  ----', 'paint    1,204  kept', 'content      9'].join('\n'),
  );
});

test('thousands are parted and places kept', () => {
  expect([figure(12345.6), figure(0.5, 2)]).toEqual(['12,346', '0.50']);
});
