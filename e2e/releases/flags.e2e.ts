import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { apiPaths, localizePath, siteRoutes, type Locale, type Registry } from '@oracle-astra/shared/contract';
import { expect, test, type Browser, type Page } from '@playwright/test';
import { openVisit, type Visit } from '../support/browser';
import { fillLogin } from '../support/login';
import { waitForContent, waitForInteractive } from '../support/page-ready';
import { pollUntil } from '../support/poll-until';
import { dataFolder } from '../support/site/folders';
import { databaseUrl, startPostgres } from '../support/site/postgres';
import { getStableRelease, runRelease } from '../support/site/releases';
import { freePort, startSite, type OwnSite, type Site } from '../support/site/site';
import { addBirth, callApi, signIn } from '../support/users';

const flag = 'forum.commentsFirst';
const texts = {
  en: { comments: /^1 comment/, logIn: 'Log in to comment' },
  hi: { comments: /^1 टिप्पणी/, logIn: /लॉग इन/ },
} as const;

let browser: Browser;
let postgres: Awaited<ReturnType<typeof startPostgres>>;
/** Two processes with one database and one folder of releases; one where PostgreSQL is not installed. */
let sites: OwnSite[];
let site: OwnSite;
let address: string;

test.beforeAll(async ({ browser: launched }) => {
  browser = launched;
  postgres = await startPostgres();
  const dataDir = dataFolder();
  const env = {
    RENDER_BUDGET_MS: '60000',
    REQUESTS_PER_MINUTE: '0',
    ...(postgres && { DATABASE_URL: databaseUrl(postgres.port), LOCAL_GATEWAY_PORT: String(await freePort()) }),
  };
  site = await startSite({ env, dataDir });
  sites = [site, ...(postgres ? [await startSite({ env, dataDir })] : [])];
  address = await writeDiscussion();
});
test.afterAll(async () => {
  await Promise.all(sites.map((each) => each.stop()));
  await postgres?.stop();
});

/** A discussion with a comment; resolves with its address. */
async function writeDiscussion(): Promise<string> {
  const jwt = await signIn(site, '9876570001');
  const bid = await addBirth(site, jwt);
  await callApi(site, apiPaths.registerHandle, { email: 'flags@example.in', display_name: 'flag_writer', bid }, jwt);
  const post = {
    title: 'Which transit did you feel?',
    description: 'What came first?',
    rashi_tag: '',
    nakshatra_tag: '',
    mahadasha_tag: '',
  };
  const did = String((await callApi(site, apiPaths.addDiscussion, post, jwt)).did);
  await callApi(site, apiPaths.addComment, { did, comment: 'A new city within six months.' }, jwt);
  return siteRoutes.discussion('which-transit-did-you-feel', did);
}

const setFlag = (...words: string[]) => runRelease(site, 'flag', flag, ...words);

async function open(page: Page, at: Site = site, locale: Locale = 'en'): Promise<string> {
  const response = await page.goto(at.url + localizePath(address, locale));
  await waitForInteractive(page);
  await waitForContent(page);
  return (await response?.text()) ?? '';
}

/** Whether the comment is above the place for a new one, for a visitor and for a member. */
async function isCommentFirst(page: Page, locale: Locale = 'en'): Promise<boolean> {
  const comments = page.getByRole('region', { name: texts[locale].comments });
  const form = comments.getByRole('button', { name: texts[locale].logIn }).or(comments.getByRole('textbox'));
  const [comment, box] = [await comments.getByText('A new city within six months.').boundingBox(), await form.first().boundingBox()];
  return (comment?.y ?? 0) < (box?.y ?? 0);
}

/** Whether the server has rendered it so. */
const isRenderedFirst = (html: string) => html.search(/>A new city within six months\.</) < html.search(/>Log in to comment</);

/** New browsers of visitors until both values were given. */
async function openBoth(): Promise<Record<'true' | 'false', Visit>> {
  const found = new Map<string, Visit>();
  for (let at = 0; at < 30 && found.size < 2; at += 1) {
    const visit = await openVisit(browser);
    const html = await open(visit.page);
    const value = await isCommentFirst(visit.page);
    expect(isRenderedFirst(html)).toBe(value);
    if (found.has(String(value))) await visit.end();
    else found.set(String(value), visit);
  }
  const [yes, no] = [found.get('true'), found.get('false')];
  if (!yes || !no) throw new Error(`Only ${[...found.keys()].join()} was given to 30 visitors`);
  return { true: yes, false: no };
}

test('without a setting nobody gets an id, and a document has no flags', async () => {
  const { page, end } = await openVisit(browser);
  expect(await open(page)).not.toContain('&quot;flags&quot;');
  expect(await isCommentFirst(page)).toBe(false);
  expect((await page.context().cookies()).map(({ name }) => name)).not.toContain('release-group');
  await end();
});

test('a half of the visitors gets the value, and keeps it: reloaded, in Hindi, at the other process, after the login; and it is counted', async () => {
  setFlag('true=50');
  const both = await openBoth();
  for (const [value, { page }] of Object.entries(both)) {
    for (const at of [...sites, site]) {
      await open(page, at);
      expect(String(await isCommentFirst(page))).toBe(value);
    }
    await open(page, site, 'hi');
    expect(String(await isCommentFirst(page, 'hi'))).toBe(value);
  }
  const { page } = both.true;
  await open(page);
  await page.getByRole('button', { name: 'Log in to comment' }).click();
  await fillLogin(page, site, '9876570002');
  await page.getByRole('textbox', { name: 'Your comment' }).waitFor();
  expect(await isCommentFirst(page)).toBe(true);
  await open(page);
  expect(await isCommentFirst(page)).toBe(true);
  for (const { end } of Object.values(both)) await end();
  // Of one address few documents count, whichever value they have.
  const ops = async () => (await fetch(`${site.url}/ops`)).text();
  const shown = await pollUntil(ops, (html) => /<h3>forum\.commentsFirst<\/h3>[\s\S]*?<\/th><td class="n">[1-9]/.test(html));
  expect(shown).toContain('Not enough visits');
});

test('a role, and a release of the remote', async () => {
  const jwt = await signIn(site, '9876570003');
  const [visitor, member] = [await openVisit(browser), await openVisit(browser)];
  await member.page.context().addCookies([{ name: 'jwt', value: jwt, url: site.url }]);
  const values = async () => {
    const seen = [];
    for (const { page } of [visitor, member]) {
      await open(page);
      seen.push(await isCommentFirst(page));
    }
    return seen;
  };
  setFlag('true', '--role', 'member');
  await pollUntil(values, ([, ofMember]) => ofMember === true);
  expect(await values()).toEqual([false, true]);
  setFlag('true', '--release', getStableRelease(site, 'forum'));
  expect(await values()).toEqual([true, true]);
  setFlag('true', '--release', 'forum-0.0.0-other');
  expect(await values()).toEqual([false, false]);
  for (const { end } of [visitor, member]) await end();
});

test('the kill switch, and a setting that cannot be read, give the default in each process without a restart; the log says it once', async () => {
  const { page, end } = await openVisit(browser);
  const values = async () => {
    const seen = [];
    for (const at of sites) {
      await open(page, at);
      seen.push(await isCommentFirst(page));
    }
    return seen;
  };
  const all = (value: boolean) => sites.map(() => value);
  setFlag('true');
  expect(await values()).toEqual(all(true));
  setFlag('off');
  expect(await values()).toEqual(all(false));
  setFlag('on');
  expect(await values()).toEqual(all(true));
  const file = path.join(site.releasesDir, 'registry.json');
  const good = readFileSync(file, 'utf8');
  const broken = JSON.parse(good) as Registry;
  broken.remotes.forum!.flags = { [flag]: { rules: [{ value: 'perhaps' }], run: 1 } };
  writeFileSync(file, JSON.stringify({ ...broken, revision: broken.revision + 1 }));
  expect(await values()).toEqual(all(false));
  expect(await values()).toEqual(all(false));
  for (const { log } of sites) expect(log().split('A flag has its default').length - 1).toBe(1);
  // A registry that cannot be read at all changes nothing.
  writeFileSync(file, good);
  expect(await values()).toEqual(all(true));
  writeFileSync(file, '{');
  expect(await values()).toEqual(all(true));
  writeFileSync(file, good);
  setFlag('clear');
  expect(await values()).toEqual(all(false));
  expect(runRelease(site, 'history', 'forum')).toMatch(/flag forum forum\.commentsFirst clear by local/);
  await end();
});
