import { createTestApp, type TestApp } from '../../testing/test-app';

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp();
});
afterAll(() => test.close());

const size = (png: Buffer) => [png.readUInt32BE(16), png.readUInt32BE(20)];

describe('the picture of a shared address', () => {
  it.each([
    '/pictures/en/site.png',
    '/pictures/hi/site.png',
    '/pictures/en/horoscope/Aries/2026-03-14.png',
    '/pictures/hi/horoscope/Leo/2026-03-15.png',
    '/pictures/en/horoscope/Leo/2020-01-01.png',
    '/pictures/en/panchang/delhi/2026-03-14.png',
    '/pictures/hi/panchang/varanasi/2026-03-14.png',
    '/pictures/en/blogs/saturn-in-pisces.png',
    '/pictures/hi/blogs/rashi-aur-lagna.png',
    '/pictures/hi/astrologers/Oracle.png',
    '/pictures/en/astrologers/Astra.png',
  ])('%s is a PNG of 1200 by 630 pixels', async (address) => {
    const response = await test.app.inject(address);
    expect(response.statusCode).toBe(200);
    expect(response.headers['content-type']).toBe('image/png');
    expect(size(response.rawPayload)).toEqual([1200, 630]);
  });

  it('is the same in two calls, and 304 for a client that has it', async () => {
    const first = await test.app.inject('/pictures/en/site.png');
    const etag = String(first.headers.etag);
    const second = await test.app.inject({ url: '/pictures/en/site.png', headers: { 'if-none-match': etag } });
    expect(second.statusCode).toBe(304);
    expect(second.rawPayload).toHaveLength(0);
    expect((await test.app.inject('/pictures/hi/site.png')).headers.etag).not.toBe(etag);
  });

  it.each([
    ['/pictures/en/blogs/no-such-post.png', 404],
    ['/pictures/en/panchang/nowhere-at-all/2026-03-14.png', 404],
    ['/pictures/en/panchang/delhi/2026-02-31.png', 400],
    ['/pictures/en/horoscope/Cetus/2026-03-14.png', 400],
    ['/pictures/fr/site.png', 400],
  ])('%s answers %d', async (address, status) => {
    expect((await test.app.inject(address)).statusCode).toBe(status);
  });
});
