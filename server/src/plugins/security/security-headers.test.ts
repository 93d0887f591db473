import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { apiPaths } from '@oracle-astra/shared/contract';
import { readConfig } from '../../config/config';
import { createTestSiteRoutes, writeSiteReleases } from '../../documents/testing/site-app';
import { createTestApp, testConfig, type TestApp } from '../../testing/test-app';

let folder: string;
let test: TestApp;
beforeAll(async () => {
  folder = writeSiteReleases();
  test = await createTestApp({ siteRoutes: () => createTestSiteRoutes(folder) });
});
afterAll(() => rmSync(folder, { recursive: true }));

/** Every header of a response except those of its content. */
async function headersOf(url: string): Promise<object> {
  const { headers } = await test.app.inject({ url, headers: { accept: 'text/html' } });
  const content = new Set([
    'content-language',
    'content-length',
    'content-type',
    'date',
    'connection',
    'x-request-id',
    'link',
    'vary',
    'age',
    'accept-ranges',
    'etag',
    'last-modified',
    'retry-after',
  ]);
  return Object.fromEntries(Object.entries(headers).filter(([name]) => !content.has(name)));
}

const security = {
  'content-security-policy': "object-src 'none'; base-uri 'none'; frame-ancestors 'none'",
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-opener-policy': 'same-origin-allow-popups',
  'permissions-policy': 'camera=(), microphone=(), geolocation=(self)',
};
const dataPolicy = {
  'cache-control': 'no-store',
  'content-security-policy': "default-src 'none'; base-uri 'none'; frame-ancestors 'none'",
};
const immutable = 'public, max-age=31536000, immutable';
/** The policy directives of an error page, whose only inline part is its style. */
const errorPolicy =
  /^default-src 'self'; script-src 'self'; style-src 'self' 'sha256-[^']+' 'sha256-[^']+'; img-src 'self' data: https:; font-src 'self'; connect-src 'self'; object-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'; require-trusted-types-for 'script'; trusted-types 'none'$/;
const documentPolicy =
  /^default-src 'self'; script-src 'self'( 'sha256-[^']+')+; style-src 'self'( 'sha256-[^']+')+; img-src 'self' data: https:; font-src 'self'; connect-src 'self'; object-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'; require-trusted-types-for 'script'; trusted-types default remotes$/;

it.each<[string, object]>([
  [apiPaths.languages, dataPolicy],
  [apiPaths.me, dataPolicy],
  ['/apis/nothing', dataPolicy],
  ['/apis/%zz', {}],
  ['/healthz', {}],
  ['/metrics', {}],
  ['/robots.txt', { 'cache-control': 'public, max-age=3600' }],
  ['/releases/forum/forum-1/entry.js', { 'cache-control': immutable, 'access-control-allow-origin': '*' }],
  ['/releases/forum/forum-1/integrity.json', { 'cache-control': immutable }],
  ['/forum', { 'cache-control': 'no-store', 'x-page': 'document', 'content-security-policy': expect.stringMatching(documentPolicy) }],
  [
    '/no-such-page',
    { 'cache-control': 'no-store', 'x-page': 'document', 'content-security-policy': expect.stringMatching(documentPolicy) },
  ],
  ['/forum/%00', { 'cache-control': 'no-store', 'content-security-policy': expect.stringMatching(errorPolicy) }],
  [
    '/apis/docs',
    {
      'cache-control': 'no-store',
      'content-security-policy': expect.stringMatching(/^default-src 'none'; ?style-src 'unsafe-inline'; ?frame-ancestors 'none'$/),
    },
  ],
])('%s has the security headers, the policy of its document and no other', async (url, own) => {
  expect(await headersOf(url)).toEqual({ ...security, ...own });
});

it.each([
  apiPaths.languages,
  '/apis/nothing',
  '/apis/%zz',
  '/healthz',
  '/metrics',
  '/robots.txt',
  '/releases/forum/forum-1/entry.js',
  '/releases/forum/forum-1/integrity.json',
  '/forum',
  '/forum/%00',
  '/apis/docs',
])('%s names its charset', async (url) => {
  const { headers } = await test.app.inject({ url, headers: { accept: 'text/html' } });
  expect(String(headers['content-type']).toLowerCase()).toMatch(/; ?charset=utf-8$/);
});

describe('on a site with https', () => {
  const hsts = (env: object) => readConfig({ PUBLIC_URL: 'https://oracle.example', DATA_DIR: join(folder, 'data'), ...env }, folder).hsts;

  it('browsers use https alone for a year, on subdomains where the owner says so', () => {
    expect([{}, { HSTS: 'subdomains' }].map(hsts)).toEqual(['max-age=31536000', 'max-age=31536000; includeSubDomains']);
    const without = [{ HSTS: 'off' }, { PUBLIC_URL: 'http://localhost:3000' }, { PUBLIC_URL: 'https://localhost:8443' }];
    expect(without.map(hsts)).toEqual([null, null, null]);
  });

  it.each([apiPaths.languages, '/apis/%zz', '/healthz', '/metrics', '/no-such-page'])('%s says so', async (url) => {
    const { app } = await createTestApp({ config: { ...testConfig, hsts: 'max-age=31536000' } });
    expect((await app.inject({ url })).headers['strict-transport-security']).toBe('max-age=31536000');
  });
});
