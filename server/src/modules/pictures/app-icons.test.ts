import { createTestApp, type TestApp } from '../../testing/test-app';

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp();
});
afterAll(() => test.close());

it.each(['/manifest.webmanifest', '/hi/manifest.webmanifest'])('%s names existing icons and start pages', async (address) => {
  const response = await test.app.inject(address);
  expect(response.headers['content-type']).toContain('application/manifest+json');
  const manifest = response.json<{ start_url: string; icons: { src: string; sizes: string }[] }>();
  expect(manifest.start_url).toBe(address.startsWith('/hi') ? '/hi' : '/');
  for (const { src, sizes } of manifest.icons) {
    const icon = await test.app.inject(src);
    expect(icon.headers['content-type']).toBe('image/png');
    expect(`${icon.rawPayload.readUInt32BE(16)}x${icon.rawPayload.readUInt32BE(20)}`).toBe(sizes);
  }
});

it('draws no icon of another size', async () => {
  expect((await test.app.inject('/icons/5000.png')).statusCode).toBe(400);
});

it('has a favicon at the browsers’ address', async () => {
  const icon = await test.app.inject('/favicon.ico');
  expect(icon.headers['content-type']).toBe('image/x-icon');
  expect([...icon.rawPayload.subarray(0, 6)]).toEqual([0, 0, 1, 0, 1, 0]);
  expect(icon.rawPayload.subarray(22, 30).toString('latin1')).toContain('PNG');
});
