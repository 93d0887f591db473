import { formatCount, formatPercent, formatRupees } from './numbers';

it.each([
  [10_000_000, '₹1,00,000'],
  [2400, '₹24'],
  [2450, '₹24.50'],
  [5, '₹0.05'],
  [0, '₹0'],
  [-19_900, '-₹199'],
])('writes %d paise as %s', (paise, text) => {
  expect(formatRupees(paise)).toBe(text);
});

it('shows zero paise on request', () => {
  expect(formatRupees(2400, { paise: true })).toBe('₹24.00');
});

it.each([
  [0, '0'],
  [999, '999'],
  [1000, '1,000'],
  [99_999, '99,999'],
  [200_000, '2,00,000'],
  [123_456_789, '12,34,56,789'],
  [-1000, '-1,000'],
])('groups %d as %s', (value, text) => {
  expect(formatCount(value)).toBe(text);
});

it.each([
  [24.64, '24.6%'],
  [100, '100.0%'],
  [0, '0.0%'],
])('writes %d percent as %s', (value, text) => {
  expect(formatPercent(value)).toBe(text);
});
