import type { Config } from '../config/config';
import { createTestApp, testConfig } from '../testing/test-app';

const token = 'a token of the operators';
const paths = ['/metrics', '/apis/docs', '/apis/openapi.json'];

async function statuses(config: Partial<Config>, authorization?: string): Promise<number[]> {
  const { app, close } = await createTestApp({ config: { ...testConfig, ...config } });
  const answers = await Promise.all(paths.map((url) => app.inject({ url, headers: authorization === undefined ? {} : { authorization } })));
  await close();
  return answers.map(({ statusCode }) => statusCode);
}

it('is open in local mode', async () => {
  expect(await statuses({})).toEqual([200, 200, 200]);
});

it('is 404 in production without a token', async () => {
  expect(await statuses({ local: false })).toEqual([404, 404, 404]);
  expect(await statuses({ local: false }, 'Bearer ')).toEqual([404, 404, 404]);
});

it.each([true, false])('requires the token where one is configured, in local mode (%p) or not', async (local) => {
  const config = { local, metricsToken: token.replaceAll(' ', '-') };
  expect(await statuses(config)).toEqual([401, 401, 401]);
  expect(await statuses(config, 'Bearer another-token')).toEqual([401, 401, 401]);
  expect(await statuses(config, `Bearer ${config.metricsToken}`)).toEqual([200, 200, 200]);
});

it('does not serve the API’s documentation where it is disabled', async () => {
  expect(await statuses({ apiDocs: false })).toEqual([200, 404, 404]);
});
