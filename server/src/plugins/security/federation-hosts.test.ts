import { apiPaths } from '@oracle-astra/shared/contract';
import { createTestApp, testConfig } from '../../testing/test-app';

const host = 'https://host.example';
type Method = 'GET' | 'POST' | 'OPTIONS';

async function ask(headers: Record<string, string>, { hosts = [host], url = apiPaths.languages as string, method = 'GET' as Method } = {}) {
  const { app } = await createTestApp({ config: { ...testConfig, federationHosts: hosts } });
  return app.inject({ method, url, headers });
}

it('lets a listed host read, by GET and by POST, without credentials', async () => {
  for (const options of [{}, { url: `${apiPaths.languages}?all=1` }, { url: apiPaths.discussions, method: 'POST' as const }]) {
    const { headers } = await ask({ origin: host }, options);
    expect(headers).toMatchObject({ 'access-control-allow-origin': host, 'cache-control': 'no-store' });
    expect(headers).not.toHaveProperty('access-control-allow-credentials');
  }
});

it('answers the preflight of a read, which allows no token', async () => {
  const { statusCode, headers } = await ask({ origin: host }, { url: apiPaths.discussions, method: 'OPTIONS' });
  expect(statusCode).toBe(204);
  expect(headers).toMatchObject({ 'access-control-allow-origin': host, 'access-control-allow-headers': 'content-type' });
});

it.each<[string, Record<string, string>, Parameters<typeof ask>[1]]>([
  ['another host', { origin: 'https://host.example.evil.example' }, {}],
  ['a request without an origin', {}, {}],
  ['a write', { origin: host }, { url: apiPaths.addDiscussion, method: 'POST' }],
  ['the preflight of a write', { origin: host }, { url: apiPaths.addDiscussion, method: 'OPTIONS' }],
  ['a write by GET', { origin: host }, { url: apiPaths.logout }],
  ['an unknown address', { origin: host }, { url: '/apis/nothing' }],
  ['any host by default', { origin: host }, { hosts: [] }],
])('allows nothing to %s', async (_what, headers, options) => {
  expect((await ask(headers, options)).headers).not.toHaveProperty('access-control-allow-origin');
});
