import { readOrder } from './read-order';

const order = (query: string) => readOrder(new URLSearchParams(query));

test('adds 18 percent GST to what is paid, to the paisa', () => {
  expect(order('astrologer=oracle&wallet=120&amount=109')).toEqual({ astrologer: 'Oracle', pack: 120_00, off: 11_00, gst: 19_62, total: 128_62 });
});

test('a recharge of 100 comes to 118', () => {
  expect(order('wallet=100&amount=100')).toEqual({ astrologer: null, pack: 100_00, off: 0, gst: 18_00, total: 118_00 });
});

test.each(['', 'wallet=100', 'wallet=100&amount=', 'wallet=abc&amount=100', 'wallet=100&amount=-5', 'wallet=100&amount=101', 'wallet=1e9&amount=1e9'])(
  'no order is made of "%s"',
  (query) => {
    expect(order(query)).toBeNull();
  },
);
