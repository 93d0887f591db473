import { apiPaths } from '@oracle-astra/shared/contract';
import { createTestApp, testConfig } from '../../testing/test-app';

const host = 'https://host.example';
const ask = async (hosts: string[], headers: Record<string, string>, method: 'GET' | 'POST' | 'OPTIONS' = 'GET') => {
  const { app } = await createTestApp({ config: { ...testConfig, federationHosts: hosts } });
  return (await app.inject({ method, url: apiPaths.languages, headers })).headers;
};

it('lets a listed host read, without credentials', async () => {
  const headers = await ask([host], { origin: host });
  expect(headers['access-control-allow-origin']).toBe(host);
  expect(headers['cache-control']).toBe('no-store');
  expect(headers).not.toHaveProperty('access-control-allow-credentials');
});

it.each<[string, string[], Record<string, string>, 'GET' | 'POST' | 'OPTIONS']>([
  ['another host', [host], { origin: 'https://host.example.evil.example' }, 'GET'],
  ['a request without an origin', [host], {}, 'GET'],
  ['a write', [host], { origin: host }, 'POST'],
  ['a preflight, as of a request with a token', [host], { origin: host, 'access-control-request-headers': 'authorization' }, 'OPTIONS'],
  ['any host by default', [], { origin: host }, 'GET'],
])('allows nothing to %s', async (_what, hosts, headers, method) => {
  expect(await ask(hosts, headers, method)).not.toHaveProperty('access-control-allow-origin');
});
