/* eslint-disable max-lines -- the cases of one subject share their set-up */
import { once } from 'node:events';
import { rmSync } from 'node:fs';
import { connect } from 'node:net';
import { apiPaths } from '@oracle-astra/shared/contract';
import type { Config } from '../../config/config';
import { createTestSiteRoutes, writeSiteReleases } from '../../documents/testing/site-app';
import { codeLimits } from '../../modules/session/codes/code-limits';
import { createTestApp, testConfig } from '../../testing/test-app';

const limited = (more: Partial<Config> = {}) =>
  createTestApp({ config: { ...testConfig, requestsPerMinute: 5, pageRequestsPerMinute: 5, ...more } });
const tooMany = { status: 'fail', code: 'too_many_requests', message: 'Too many requests. Wait a little and try again.' };

it('sends 429 with Retry-After to that address only', async () => {
  const { app } = await limited();
  const ask = (from: string) => app.inject({ url: apiPaths.me, headers: { 'x-forwarded-for': from } });
  for (let n = 0; n < 5; n += 1) expect((await ask('10.1.1.1')).statusCode).toBe(401);
  const refused = await ask('10.1.1.1');
  expect(refused.statusCode).toBe(429);
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
  expect(refused.json()).toEqual(tooMany);
  expect((await ask('10.1.1.2')).statusCode).toBe(401);
  for (const url of ['/healthz', '/readyz']) expect((await app.inject(url)).statusCode).toBe(200);
});

describe('with pages', () => {
  let folder: string;
  let app: Awaited<ReturnType<typeof limited>>['app'];
  beforeAll(async () => {
    folder = writeSiteReleases();
    ({ app } = await createTestApp({
      config: { ...testConfig, requestsPerMinute: 5, pageRequestsPerMinute: 5 },
      siteRoutes: () => createTestSiteRoutes(folder),
    }));
  });
  afterAll(() => rmSync(folder, { recursive: true }));

  const urls = [
    '/',
    '/forum',
    '/no-such-page',
    '/releases/forum/forum-1/entry.js',
    '/sitemap.xml',
    '/robots.txt',
    '/metrics',
    '/apis/docs',
    '/apis/openapi.json',
    '/apis/nothing',
    '/dev/sms',
  ];
  it.each(urls)('limits %s too', async (url) => {
    const headers = { 'x-forwarded-for': `10.2.2.${urls.indexOf(url)}` };
    for (let n = 0; n < 5; n += 1) expect((await app.inject({ url, headers })).statusCode).toBeLessThan(429);
    const refused = await app.inject({ url, headers });
    expect(refused.statusCode).toBe(429);
    expect(refused.headers['retry-after']).toBeTruthy();
  });

  it('gives the helplines only to a search that gets no page', async () => {
    const headers = { 'x-forwarded-for': '10.2.3.1' };
    for (let n = 0; n < 5; n += 1) await app.inject({ url: '/forum', headers });
    const search = await app.inject({ url: '/hi/forum?query=mar+jaana+chahta+hoon', headers });
    expect([search.statusCode, search.body.includes('href="tel:14416"'), search.body.includes('दिन-रात')]).toEqual([429, true, true]);
    expect((await app.inject({ url: '/forum?page=2', headers })).body).not.toContain('tel:');
  });

  it('counts pages and the API separately, and sends visitors a page', async () => {
    for (let n = 0; n < 5; n += 1) await app.inject('/forum');
    expect((await app.inject('/forum')).body).toContain('<h1>Too many requests</h1>');
    expect((await app.inject(apiPaths.languages)).statusCode).toBe(200);
  });
});

describe('a forged address', () => {
  const forged = (n: number) => [`203.0.113.${n}`, `203.0.113.${n}, 198.51.100.${n}`, `::${n}`, 'unknown', `1.2.3.${n}:80`][n % 5] ?? '';
  const asks = async (app: Awaited<ReturnType<typeof limited>>['app'], remoteAddress: string, headerOf: (n: number) => string) => {
    const statuses: number[] = [];
    for (let n = 0; n < 12; n += 1)
      statuses.push((await app.inject({ url: apiPaths.me, remoteAddress, headers: { 'x-forwarded-for': headerOf(n) } })).statusCode);
    return statuses.filter((status) => status !== 429).length;
  };

  it('changes nothing without a trusted proxy', async () => {
    const { app } = await limited({ trustProxy: false });
    expect(await asks(app, '127.0.0.1', forged)).toBe(5);
  });

  it('changes nothing in front of the one that the proxy adds', async () => {
    const { app } = await limited({ trustProxy: 1 });
    expect(await asks(app, '127.0.0.1', (n) => `${forged(n)}, 192.0.2.7`)).toBe(5);
  });

  it('changes nothing in front of those that two proxies add', async () => {
    const { app } = await limited({ trustProxy: 2 });
    expect(await asks(app, '127.0.0.1', (n) => `${forged(n)}, 192.0.2.7, 10.0.0.2`)).toBe(5);
  });

  it('changes nothing from an untrusted address, nor through the trusted network', async () => {
    const { app } = await limited({ trustProxy: ['10.0.0.0/8'] });
    expect(await asks(app, '192.0.2.9', forged)).toBe(5);
    expect(await asks(app, '10.0.0.2', (n) => `${forged(n)}, 192.0.2.7`)).toBe(5);
  });

  it('counts the addresses of one IPv6 network as one', async () => {
    const { app } = await limited({ trustProxy: 1 });
    expect(await asks(app, '127.0.0.1', (n) => `2001:db8:1:1::${n + 1}`)).toBe(5);
  });

  it('changes neither protocol nor host from an untrusted address', async () => {
    const { app } = await limited({ trustProxy: ['10.0.0.0/8'] });
    const seen: string[] = [];
    app.addHook('onRequest', async ({ protocol, host }) => {
      seen.push(`${protocol} ${host}`);
    });
    await app.inject({
      url: '/healthz',
      remoteAddress: '192.0.2.9',
      headers: { host: 'localhost', 'x-forwarded-proto': 'https', 'x-forwarded-host': 'evil.example' },
    });
    expect(seen).toEqual(['http localhost']);
  });

  it('changes nothing over a socket, in one header or in several', async () => {
    const { app } = await limited({ trustProxy: 1 });
    const { port } = new URL(await app.listen({ port: 0, host: '127.0.0.1' }));
    const statuses: string[] = [];
    for (let n = 0; n < 12; n += 1) {
      const socket = connect(Number(port), '127.0.0.1').setEncoding('utf8');
      socket.write(
        `GET ${apiPaths.me} HTTP/1.1\r\nhost: localhost\r\nX-Forwarded-For: ${forged(n)}\r\nx-forwarded-for: 198.51.100.${n}\r\nX-FORWARDED-FOR: 192.0.2.7\r\nconnection: close\r\n\r\n`,
      );
      const [first] = (await once(socket, 'data')) as [string];
      statuses.push(first.slice(9, 12));
      socket.destroy();
    }
    expect(statuses).toEqual([...Array<string>(5).fill('401'), ...Array<string>(7).fill('429')]);
  });

  it('does not raise the limit of codes for one number', async () => {
    const { app, clock } = await createTestApp({ config: { ...testConfig, trustProxy: 1 } });
    const statuses: number[] = [];
    for (let n = 0; n < 12; n += 1) {
      const answer = await app.inject({
        method: 'POST',
        url: apiPaths.sendOtp,
        payload: { mobile: '919812345000' },
        headers: { 'x-forwarded-for': `${forged(n)}, 192.0.2.7` },
      });
      statuses.push(answer.statusCode);
      clock.advance(codeLimits.delays.at(-1) ?? 0);
    }
    expect(statuses.filter((status) => status === 200)).toHaveLength(codeLimits.numberFromAddress.burst);
  });
});
