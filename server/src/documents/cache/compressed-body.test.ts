import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { CompressedBody, negotiateEncoding } from './compressed-body';

describe('the encoding of a response', () => {
  it.each([
    ['gzip, deflate, br, zstd', 'br'],
    ['gzip', 'gzip'],
    ['GZIP, deflate', 'gzip'],
    ['br;q=0.5, gzip', 'gzip'],
    ['br;q=0, gzip;q=0.1', 'gzip'],
    ['gzip;q=0.8, br;q=0.8', 'br'],
    ['*', 'br'],
    ['*;q=0.5, br;q=0', 'gzip'],
    ['identity, br;q=0.5', 'identity'],
    ['br;q=0, gzip;q=0', 'identity'],
    ['deflate', 'identity'],
    ['', 'identity'],
    [undefined, 'identity'],
    ['identity;q=0', 'identity'],
    ['identity;q=0, gzip;q=0.1', 'gzip'],
    ['no sense;;q=x,', 'identity'],
  ])('for Accept-Encoding %s is %s', (accepted, encoding) => {
    expect(negotiateEncoding(accepted)).toBe(encoding);
  });
});

it('compresses once for each encoding, when it is first requested', async () => {
  const compress = jest.fn();
  const text = 'A page of the forum. '.repeat(100);
  const body = new CompressedBody(Buffer.from(text), compress);
  expect((await body.as('identity')).toString()).toBe(text);
  expect(compress).not.toHaveBeenCalled();
  const [first, second] = await Promise.all([body.as('br'), body.as('br')]);
  expect(await body.as('br')).toBe(first);
  expect(second).toBe(first);
  expect(brotliDecompressSync(first).toString()).toBe(text);
  expect(gunzipSync(await body.as('gzip')).toString()).toBe(text);
  expect(compress.mock.calls).toEqual([['br'], ['gzip']]);
  expect(first.length + (await body.as('gzip')).length + text.length).toBeLessThan(body.size);
});
