import { formatNumber, formatTable } from './table';

test('figures stand to the right, words to the left', () => {
  expect(formatTable(['what', 'ms', 'goal'], [['paint', '1,204', 'kept'], ['content', '9', '']])).toBe(
    ['what        ms  goal', '-------  -----  ----', 'paint    1,204  kept', 'content      9'].join('\n'),
  );
});

test('thousands are parted and places kept', () => {
  expect([formatNumber(12345.6), formatNumber(0.5, 2)]).toEqual(['12,346', '0.50']);
});
