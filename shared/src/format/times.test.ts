import { formatClock, formatDate, formatDateTime, formatRelative, formatTime } from './times';

const evening = '2026-11-21T13:22:00Z';

it('formats an instant in Indian time', () => {
  expect(formatDate(evening)).toBe('21 Nov 2026');
  expect(formatTime(evening)).toBe('6:52 pm');
  expect(formatDateTime(evening)).toBe('21 Nov 2026, 6:52 pm');
});

it('changes the day at midnight in India and not in UTC', () => {
  expect(formatDateTime('2026-11-21T18:30:00Z')).toBe('22 Nov 2026, 12:00 am');
  expect(formatDateTime('2026-11-22T06:30:00Z')).toBe('22 Nov 2026, 12:00 pm');
});

it('formats a date without a time as that day', () => {
  expect(formatDate('2026-09-01')).toBe('1 Sep 2026');
});

it('throws for an invalid date', () => {
  expect(() => formatDate('soon')).toThrow(RangeError);
  expect(() => formatRelative('soon', 0)).toThrow(RangeError);
});

describe('formatRelative', () => {
  const now = Date.parse(evening);
  const before = (ms: number) => formatRelative(new Date(now - ms).toISOString(), now);

  it.each([
    [-5000, 'just now'],
    [59_999, 'just now'],
    [60_000, '1 minute ago'],
    [59 * 60_000, '59 minutes ago'],
    [3_600_000, '1 hour ago'],
    [2 * 3_600_000, '2 hours ago'],
    [24 * 3_600_000, '1 day ago'],
    [7 * 24 * 3_600_000 - 1, '6 days ago'],
    [7 * 24 * 3_600_000, '14 Nov 2026'],
  ])('%d ms earlier is %s', (ms, text) => {
    expect(before(ms)).toBe(text);
  });
});

it.each([
  [238, '3:58'],
  [60, '1:00'],
  [9.9, '0:09'],
  [-1, '0:00'],
])('formats %d seconds as %s', (seconds, text) => {
  expect(formatClock(seconds)).toBe(text);
});
