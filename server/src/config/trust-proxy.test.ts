import { readTrustProxy, toFastifyTrustProxy } from './trust-proxy';

it.each([
  [undefined, false],
  ['', false],
  ['0', false],
  ['1', 1],
  ['2', 2],
  ['loopback', ['loopback']],
  ['10.0.0.0/8, 192.168.7.1,fd00::/16', ['10.0.0.0/8', '192.168.7.1', 'fd00::/16']],
  ['::1', ['::1']],
])('reads %p', (text, trust) => {
  expect(readTrustProxy(text)).toEqual(trust);
});

it.each([
  'true',
  'false',
  'yes',
  '-1',
  '1.5',
  '17',
  '1e1',
  '0.0.0.0/0',
  '0.0.0.0/1,128.0.0.0/1',
  '10.0.0.0/33',
  '10.0.0.0/',
  '10.0.0.0/8/8',
  '10.0.0.0/0x8',
  '10.0.0/8',
  '::/0',
  '::/16',
  '::ffff:0:0/96',
  '::ffff:10.0.0.0/104',
  'loopback,',
  'proxy.example',
  'Loopback',
  '10.0.0.0/255.0.0.0',
])('refuses %p in a sentence', (text) => {
  expect(() => readTrustProxy(text)).toThrow(`not "${text}"`);
});

it('counts the proxies from the server outwards', () => {
  const trust = toFastifyTrustProxy(1);
  expect(typeof trust === 'function' && [trust('any', 0), trust('any', 1)]).toEqual([true, false]);
});
