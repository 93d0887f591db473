import { rmSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { apiPaths, sampleSiteDetails, type SiteFrame } from '@oracle-astra/shared/contract';
import type { Config } from '../config/config';
import { readConfig } from '../config/config';
import { writeSiteReleases } from '../documents/testing/site-app';
import { migrationsDir } from '../testing/databases/test-database';
import { createSiteWithoutProduct } from './site-without-product';
import { startSite, type RunningSite } from './start-site';

const mobile = '919812345678';
const frame: SiteFrame = { name: 'A & B Clinic', about: { en: 'A clinic.', hi: 'क्लिनिक।' }, languages: ['en'], parts: [], policies: null };
let folders: string[];
let site: RunningSite<Config>;

beforeAll(async () => {
  folders = [mkdtempSync(join(tmpdir(), 'frame-')), writeSiteReleases()];
  const [data = '', releases = ''] = folders;
  const env = { PORT: '0', HOST: '127.0.0.1', LOG_LEVEL: 'silent', DATA_DIR: data, RELEASES_DIR: releases, RENDER_WORKERS: '0' };
  const homeDir = dirname(migrationsDir);
  const pages = {
    details: { ...sampleSiteDetails, appStore: null, seller: { name: frame.name, address: [], gstin: '' }, frame },
    listExtraPaths: async () => [],
    paymentOrigins: [],
  };
  site = await startSite(createSiteWithoutProduct(readConfig(env, homeDir), pages), { env, homeDir });
});
afterAll(async () => {
  await site.close();
  for (const folder of folders) rmSync(folder, { recursive: true, force: true });
});

const get = (path: string, jwt?: string) =>
  fetch(site.url + path, jwt === undefined ? {} : { headers: { authorization: `Bearer ${jwt}` } });

async function post(path: string, body: object, jwt?: string): Promise<Record<string, string>> {
  const headers = { 'content-type': 'application/json', ...(jwt === undefined ? {} : { authorization: `Bearer ${jwt}` }) };
  const response = await fetch(site.url + path, { method: 'POST', headers, body: JSON.stringify(body) });
  return (await response.json()) as Record<string, string>;
}

async function readCode(): Promise<string> {
  const { code } = (await (await get(`/dev/sms?mobile=${mobile}`)).json()) as { code: string };
  return code;
}

async function signIn(): Promise<string> {
  const { token } = await post(apiPaths.sendOtp, { mobile });
  const { jwt } = await post(apiPaths.validateOtp, { mobile, otp: await readCode(), token, device: 'web' });
  return jwt ?? '';
}

it('signs people in, out and away without any module of a product', async () => {
  const jwt = await signIn();
  expect(await (await get(apiPaths.me, jwt)).json()).toMatchObject({ mobile, name: null, is_ban: 0 });
  expect(await (await get(apiPaths.devices, jwt)).json()).toMatchObject({ devices: [{ is_current: true }] });
  expect(await post(apiPaths.logout, {}, jwt)).toMatchObject({ status: 'success' });
  expect((await get(apiPaths.me, jwt)).status).toBe(401);
});

it('serves the pages and the files of its releases, and what operators read', async () => {
  const page = await get('/forum');
  expect([page.status, await page.text()]).toEqual([200, expect.stringContaining('/releases/shell/shell-1/main.cc.js')]);
  expect((await get('/releases/forum/forum-1/entry.js')).status).toBe(200);
  expect((await get('/readyz')).status).toBe(200);
  expect(await (await get('/ops')).text()).toContain('forum-1');
  expect(await (await get('/metrics')).text()).toContain('jobs_given_up');
});

it('has no endpoint of the product, and lists none', async () => {
  for (const path of [apiPaths.births, apiPaths.chats, apiPaths.discussions, apiPaths.recharges, apiPaths.horoscopeSigns])
    expect([path, (await get(path)).status]).toEqual([path, 404]);
  const { paths } = (await (await get('/apis/openapi.json')).json()) as { paths: Record<string, unknown> };
  expect(Object.keys(paths)).toContain(apiPaths.me);
  expect(Object.keys(paths).filter((path) => /birth|chat|forum|payment|horoscope/.test(path))).toEqual([]);
  expect(await (await get('/sitemap-en.xml')).text()).not.toContain('horoscope');
});

it('has its own name and languages, and nothing of another name', async () => {
  const page = await (await get('/forum')).text();
  expect(page).toContain('<title>A &amp; B Clinic</title>');
  expect(page).not.toMatch(/icon\.svg|manifest\.webmanifest/);
  const hindi = await fetch(`${site.url}/hi/forum?a=1`, { redirect: 'manual' });
  expect([hindi.status, hindi.headers.get('location')]).toEqual([301, '/forum?a=1']);
  expect(await (await get('/sitemap.xml')).text()).not.toContain('sitemap-hi');
  expect(await (await get('/apis/openapi.json')).json()).toMatchObject({ info: { title: 'A & B Clinic' } });
  for (const address of ['/ops', '/ops/jobs', '/forum'])
    expect([address, await (await get(address)).text()]).toEqual([address, expect.not.stringMatching(/Oracle (&|&amp;) Astra/)]);
});
