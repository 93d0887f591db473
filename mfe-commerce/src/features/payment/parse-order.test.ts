import { parseOrder } from './parse-order';

const parse = (query: string) => parseOrder(new URLSearchParams(query));

test('adds 18 percent GST to what is paid, to the paisa', () => {
  expect(parse('astrologer=oracle&wallet=120&amount=109')).toEqual({
    astrologer: 'Oracle',
    packValue: 120_00,
    discount: 11_00,
    gst: 19_62,
    total: 128_62,
  });
});

test('totals a recharge of 100 at 118', () => {
  expect(parse('wallet=100&amount=100')).toEqual({ astrologer: null, packValue: 100_00, discount: 0, gst: 18_00, total: 118_00 });
});

test.each([
  '',
  'wallet=100',
  'wallet=100&amount=',
  'wallet=abc&amount=100',
  'wallet=100&amount=-5',
  'wallet=100&amount=101',
  'wallet=1e9&amount=1e9',
])('returns null for "%s"', (query) => {
  expect(parse(query)).toBeNull();
});
