import type { Config } from '../../config/config';
import { createTestApp, testConfig } from '../../testing/test-app';

const token = 'a token of the operators';
const paths = ['/metrics', '/apis/docs', '/apis/openapi.json'];
const pages = ['/ops', '/ops/moderation', '/ops/moderation/items', '/ops/jobs', '/ops/care'];

async function ask(urls: string[], config: Partial<Config>, headers: Record<string, string>): Promise<number[]> {
  const { app, close } = await createTestApp({ config: { ...testConfig, ...config } });
  const answers = await Promise.all(urls.map((url) => app.inject({ url, headers })));
  await close();
  return answers.map(({ statusCode }) => statusCode);
}

const statuses = (config: Partial<Config>, authorization?: string) =>
  ask(paths, config, authorization === undefined ? {} : { authorization });

it('is open in local mode', async () => {
  expect(await statuses({})).toEqual([200, 200, 200]);
});

it('is open in local mode to this site and typed addresses, but not to pages of other sites', async () => {
  const all = [...paths, ...pages];
  for (const site of ['same-origin', 'none']) expect(await ask(all, {}, { 'sec-fetch-site': site })).toEqual(all.map(() => 200));
  expect(await ask(all, {}, { 'sec-fetch-site': 'cross-site' })).toEqual(all.map(() => 403));
});

it('opens with the key from a link of another site', async () => {
  const metricsToken = 'the-key-of-the-operators';
  const headers = { authorization: `Bearer ${metricsToken}`, 'sec-fetch-site': 'cross-site' };
  expect(await ask(pages, { metricsToken }, headers)).toEqual(pages.map(() => 200));
});

it('is 404 in production without a token', async () => {
  expect(await statuses({ local: false })).toEqual([404, 404, 404]);
  expect(await statuses({ local: false }, 'Bearer ')).toEqual([404, 404, 404]);
});

it.each([true, false])('requires a configured token, in local mode (%p) or not', async (local) => {
  const config = { local, metricsToken: token.replaceAll(' ', '-') };
  expect(await statuses(config)).toEqual([401, 401, 401]);
  expect(await statuses(config, 'Bearer another-token')).toEqual([401, 401, 401]);
  expect(await statuses(config, `Bearer ${config.metricsToken}`)).toEqual([200, 200, 200]);
});

it('does not serve the API’s documentation if it is disabled', async () => {
  expect(await statuses({ apiDocs: false })).toEqual([200, 404, 404]);
});
