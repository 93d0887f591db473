import { compareSheets, formatSheet, parseSheet, type SheetRow } from './sheet';

const row: SheetRow = {
  who: 'Oracle, built-in',
  birth: 'meera',
  question: 'When will I marry? >> and where?',
  answer: 'Look towards the west.\n\nThat is the side\tof Saturn.',
  restsOn: 'Dasha: Saturn',
  price: 'one question',
  ms: 12,
};

const mark = (sheet: string, value: string) => sheet.replace(/\t\t\n$/u, `\t${value}\tread twice\n`);

it('reads a sheet as written, one answer per line, with its marks', () => {
  const sheet = formatSheet([row]);
  expect(sheet.trimEnd().split('\n')).toHaveLength(2);
  expect(parseSheet(mark(sheet, 'right'))).toEqual([
    { ...row, answer: 'Look towards the west. ¶ That is the side of Saturn.', mark: 'right', note: 'read twice' },
  ]);
});

it('compares two sheets by answer, price and mark, and omits equal rows', () => {
  const other = { ...row, question: 'Thanks', answer: 'You are welcome.', price: 'free' as const };
  const before = parseSheet(mark(formatSheet([other, row]), 'missed'));
  const after = parseSheet(mark(formatSheet([other, { ...row, answer: 'Towards the north.', price: 'free' }]), 'right'));
  expect(compareSheets(before, after)).toBe(
    [
      'before: missed 1 of 2',
      'after: right 1 of 2',
      'When will I marry? >> and where? [missed → right] (one question → free)',
      '  - Look towards the west. ¶ That is the side of Saturn.',
      '  + Towards the north.',
    ].join('\n'),
  );
});

it('lists added and removed questions', () => {
  const [one] = parseSheet(formatSheet([row]));
  expect(one && compareSheets([one], [{ ...one, question: 'And when?' }])).toMatch(/new: And when\?[^]*gone: When will I marry\?/);
});

it('names a missing column', () => {
  expect(() => parseSheet('who\tbirth\tquestion\n')).toThrow('The sheet has no column answer');
});
