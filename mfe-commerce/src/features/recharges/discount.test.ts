import { parseWheelDiscount, applyDiscount } from './discount';

test.each([
  [60, 9, 55],
  [120, 9, 109],
  [300, 9, 273],
  [600, 9, 546],
  [60, 15, 51],
  [50, 1, 50],
  [60, 0, 60],
])('discounts %d rupees by %d percent to %d', (price, percent, reduced) => {
  expect(applyDiscount(price, percent)).toBe(reduced);
});

test.each([
  [{ finalValue: 9 }, 9],
  [{ finalValue: '15' }, 15],
  [{ finalValue: 16 }, 0],
  [{ finalValue: 2.5 }, 0],
  [{ finalValue: -3 }, 0],
  [{ other: 9 }, 0],
  [null, 0],
  ['9', 0],
])('parses %j as a discount of %d percent', (state, percent) => {
  expect(parseWheelDiscount(state).percent).toBe(percent);
});
