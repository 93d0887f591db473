import { once } from 'node:events';
import { rmSync } from 'node:fs';
import { Agent, request, type IncomingMessage } from 'node:http';
import fc from 'fast-check';
import { failureSchema } from '@oracle-astra/shared/contract';
import { createTestSiteRoutes, writeSiteReleases } from '../documents/testing/site-app';
import { listOperations } from '../testing/operations';
import type { TestApp } from '../testing/test-app';
import { createTestApp } from '../testing/test-app';

let folder: string;
let test: TestApp;
let paths: string[];
let port: number;
const agent = new Agent({ keepAlive: true });
beforeAll(async () => {
  folder = writeSiteReleases();
  test = await createTestApp({ siteRoutes: () => createTestSiteRoutes(folder) });
  port = Number(new URL(await test.app.listen({ port: 0, host: '127.0.0.1' })).port);
  const api = (await listOperations(test.app)).filter(({ method }) => method === 'GET').map(({ path }) => path);
  paths = [
    ...api,
    '/',
    '/forum',
    '/chats',
    '/releases',
    '/releases/forum/forum-1',
    '/sitemap.xml',
    '/robots.txt',
    '/metrics',
    '/healthz',
    '/readyz',
    '/dev/sms',
    '/apis/docs',
    '/apis',
    '',
  ];
});
afterAll(() => {
  agent.destroy();
  rmSync(folder, { recursive: true });
});

const unreadable = [
  '/forum/%00',
  '/%00',
  '/forum?q=%00',
  '/releases/forum/forum-1/%00.js',
  '/apis/%00',
  '/apis/%',
  '/apis/%ED%A0%80',
  '/apis/forum/%00',
];

it.each(unreadable)('answers 400 to %s, with JSON for an API call and a page otherwise', async (url) => {
  const answer = await test.app.inject({ url, headers: { accept: 'text/html' } });
  expect(answer.statusCode).toBe(400);
  expect(answer.headers['x-content-type-options']).toBe('nosniff');
  if (!String(answer.headers['content-type']).includes('text/html')) return void expect(failureSchema.parse(answer.json())).toBeTruthy();
  expect(url.startsWith('/apis/')).toBe(false);
  expect(answer.body).toContain('<h1>We can’t read this address</h1>');
  expect(answer.headers['content-security-policy']).toBeTruthy();
});

it.each(['/forum/%', '/forum/%zz', '/%ED%A0%80', '/forum/%c3%28'])('serves the page at %s, as the browser’s router does', async (url) => {
  const answer = await test.app.inject({ url, headers: { accept: 'text/html' } });
  expect([200, 404]).toContain(answer.statusCode);
  expect(answer.body).toContain('id="composition"');
});

it('answers page requests with HTML even for a malformed address', async () => {
  for (const url of ['/forum/%00', '/forum/%', '/forum?q=%00'])
    expect((await test.get(url)).headers['content-type']).toContain('text/html');
});

const piece = fc.oneof(
  fc.constantFrom(
    '%00',
    '%',
    '%2',
    '%zz',
    '%ED%A0%80',
    '%F0%9F%92%AB',
    '..',
    '%2e%2e',
    '%2f',
    '//',
    '\\',
    ';',
    '?',
    '#',
    '&',
    '=',
    '[]',
    '__proto__',
    'constructor',
    '%25',
    '+',
    '%0d%0a',
    'नमस्ते',
    'x'.repeat(3000),
  ),
  fc.webFragments(),
  fc.string({ maxLength: 20 }),
);
const headers = fc.record({
  cookie: fc.oneof(fc.constantFrom('jwt=%00', 'jwt=%', 'jwt=a.b.c', '; ;=', 'jwt='), fc.constant('')),
  authorization: fc.constantFrom('', 'Bearer', 'Bearer a.b.c', `Bearer ${'x'.repeat(5000)}`),
  'accept-encoding': fc.constantFrom('', 'br', 'gzip;q=x', '*', 'identity;q=0, *;q=0'),
  'idempotency-key': fc.constantFrom('', 'a b', 'é'),
  'x-forwarded-for': fc.constantFrom('', ',', 'unknown', '1.2.3.4:5', '::::'),
  range: fc.constantFrom('', 'bytes=5-1', 'bytes=-', 'x'),
  'if-modified-since': fc.constantFrom('', 'never'),
});

/** Over a socket, since inject normalises addresses. */
async function statusOf(method: string, path: string, sent: Record<string, string>): Promise<number> {
  const clientRequest = request({ agent, host: '127.0.0.1', port, method, path, headers: sent }).end();
  const [answer] = (await once(clientRequest, 'response')) as [IncomingMessage];
  answer.resume();
  await once(answer, 'end');
  return answer.statusCode ?? 0;
}

it('never answers 5xx to an address, a cookie or a header', async () => {
  const requests = fc.tuple(
    fc.constantFrom(...paths),
    fc.array(piece, { maxLength: 4 }),
    fc.boolean(),
    headers,
    fc.constantFrom('GET', 'HEAD', 'POST', 'PUT', 'OPTIONS', 'DELETE'),
  );
  await fc.assert(
    fc.asyncProperty(requests, async ([path, pieces, asQuery, sent, method]) => {
      const url = `${path.replaceAll(/\{[^}]+\}/g, 'x') || '/'}${asQuery ? '?q=' : '/'}${pieces.join('')}`.replaceAll(
        /[^\x21-\x7e]/gu,
        (letter) => (!/\p{Surrogate}/u.test(letter) ? encodeURIComponent(letter) : '%ED%A0%80'),
      );
      expect(await statusOf(method, url, sent)).toBeLessThan(500);
    }),
    // Different ones in each run.
    { numRuns: 500 },
  );
}, 300_000);
