import { parsePack } from './parse-pack';

const parse = (query: string) => parsePack(new URLSearchParams(query));

test('parses the pack, and no amount', () => {
  expect(parse('astrologer=Astra&wallet=120&amount=1')).toEqual({ astrologer: 'Astra', request: { astrologer: 'astra', wallet: 120 } });
  expect(parse('astrologer=oracle&wallet=60')).toEqual({ astrologer: 'Oracle', request: { astrologer: 'oracle', wallet: 60 } });
});

test('treats a pack of an unknown astrologer as one of the wallet', () => {
  expect(parse('wallet=600')).toEqual({ astrologer: null, request: { astrologer: 'oracle', wallet: 600 } });
});

test.each(['', 'wallet=', 'wallet=abc', 'wallet=-5', 'wallet=1e9', 'wallet=60.5', 'amount=60'])('returns null for "%s"', (query) => {
  expect(parse(query)).toBeNull();
});
