import { formatNumber, formatTable } from './table';

test('aligns numbers to the right and text to the left', () => {
  expect(
    formatTable(
      ['what', 'ms', 'goal'],
      [
        ['paint', '1,204', 'kept'],
        ['content', '9', ''],
      ],
    ),
  ).toBe(['what        ms  goal', '-------  -----  ----', 'paint    1,204  kept', 'content      9'].join('\n'));
});

test('separates thousands and keeps decimals', () => {
  expect([formatNumber(12345.6), formatNumber(0.5, 2)]).toEqual(['12,346', '0.50']);
});
