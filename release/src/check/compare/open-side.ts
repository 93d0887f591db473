import type { Browser, BrowserContext, Page } from 'playwright-core';
import { defaultLocale, localeCookie, releaseReportPath, sessionCookie } from '@oracle-astra/shared/contract';
import { isStream } from '../browser/follow-pending';
import { openPage } from '../browser/open-page';
import { countRenderers } from '../browser/page-watch';
import { isRendered } from '../browser/visit-both-ways';
import { writtenSource, type Written } from '../page-sources';
import { within } from '../within';
import { leaveAndReturn, readBytes, readWork } from './measure-work';
import { describeCookie } from './parts/describe-cookie';
import { readServed } from './parts/read-served';
import { probeSource, sentinel } from './probe-source';
import type { PageSnapshot, Served } from './snapshot';
import { snapshotSource } from './snapshot-source';

const idleMs = 1500;
/** Generous, because a page without its accessibility tree is not compared. */
const treeMs = 60_000;
const closeMs = 3000;
/** Neither that of the server nor that of its visitors, so that times which depend on the browser differ from the live release. */
const timezoneId = 'America/New_York';

/** A separate browser for one release, with the same visitor as the others. */
export interface Side {
  site: string;
  release: string;
  context: BrowserContext;
  /** The cookies of a first visit. */
  cookies: Awaited<ReturnType<BrowserContext['cookies']>>;
  /** Those of a first visit of the live release. */
  cookiesBefore: Awaited<ReturnType<BrowserContext['cookies']>>;
  /** What is in the HTML of a document. */
  readServed: (html: string) => Promise<Served>;
}

interface SideOptions {
  site: string;
  release: string;
  /** A test link to the release. The live one is visited by a link too, so that only the release differs. */
  link: string;
  /** A test link to the release that visitors have had before, which is the live one. */
  before: string;
  /** The session of a member; null for a visitor. */
  token: string | null;
}

export async function openSide(browser: Browser, { site, release, link, before, token }: SideOptions): Promise<Side> {
  const context = await browser.newContext({
    viewport: { width: 360, height: 800 },
    locale: 'en-IN',
    timezoneId,
    hasTouch: true,
    reducedMotion: 'reduce',
    serviceWorkers: 'block',
  });
  await context.addInitScript(countRenderers);
  await context.addInitScript(probeSource);
  const visit = async (by: string) => {
    await context.clearCookies();
    await context.addCookies([
      { name: localeCookie, value: defaultLocale, url: site },
      ...(token === null ? [] : [{ name: sessionCookie, value: encodeURIComponent(token), url: site, httpOnly: true }]),
    ]);
    await context.request.get(by, { maxRedirects: 0 });
    return context.cookies();
  };
  const cookiesBefore = await visit(before);
  const cookies = await visit(link);
  return { site, release, context, cookiesBefore, cookies, readServed: async (html) => readServed(browser, html) };
}

/** Addresses of the API without random parts, and with the names of their parameters. */
function toCall(method: string, url: string): string {
  const { pathname, searchParams } = new URL(url);
  const names = [...new Set(searchParams.keys())].sort().join('&');
  return `${method} ${pathname.replace(/\d{2,}/g, '…')}${names === '' ? '' : `?${names}`}`;
}

/** A new page of a side, with its API calls and errors. */
export async function openPageOf({
  context,
  site,
}: Side): Promise<{ page: Page; calls: string[]; streams: string[]; hosts: string[]; errors: string[] }> {
  const page = await context.newPage();
  const calls: string[] = [];
  /** Of no act, since they begin at a time of their own. */
  const streams: string[] = [];
  const hosts: string[] = [];
  const errors: string[] = [];
  page.on('request', (request) => {
    const { pathname, origin, protocol } = new URL(request.url());
    const isOwn = origin === new URL(site).origin;
    if (!isOwn && protocol.startsWith('http')) hosts.push(origin);
    // The frame sends its reports at any time, independently of the page.
    const isCall = isOwn && pathname !== releaseReportPath && (pathname.startsWith('/apis/') || request.method() !== 'GET');
    if (isCall) (isStream(request) ? streams : calls).push(toCall(request.method(), request.url()));
  });
  page.on('websocket', (socket) => hosts.push(new URL(socket.url()).origin));
  page.on('pageerror', (error) => errors.push(error.message.slice(0, 200)));
  return { page, calls, streams, hosts, errors };
}

/** Opens an address and describes its page, after a time without acts. Release names are left out, because they always differ. */
export async function readSnapshot(side: Side, address: string, patience = 1): Promise<PageSnapshot> {
  const { context, release, site } = side;
  // Cookies that an earlier snapshot removed, such as the test link itself, are set again.
  await context.addCookies([...side.cookies, { name: sentinel, value: 'kept', url: site }]);
  // The first renders of a new release are late.
  await isRendered(context, address, 3 * patience);
  const before = await context.cookies();
  const { page, calls, streams, hosts, errors } = await openPageOf(side);
  try {
    const session = await context.newCDPSession(page);
    await session.send('Performance.enable');
    const opened = await openPage(page, address, address);
    const late = opened.findings.find(({ rule }) => rule === 'browser-load');
    // Whether a page answers at all was judged by its visit.
    if (late !== undefined) throw new Error(late.message);
    errors.push(...opened.findings.map(({ message }) => message));
    const opening = await readWork(session);
    await page.waitForTimeout(idleMs * patience);
    const idle = ((await readWork(session)) - opening) / patience;
    const idleCalls = [...calls];
    const tree = (await page.locator('body').ariaSnapshot({ timeout: treeMs })).split('\n').map((line) => line.trim());
    const now = await context.cookies();
    const cookies = now.map(({ name }) => name);
    // No script of a page can write the others, which the server renews.
    const written = side.cookies.filter(({ httpOnly }) => !httpOnly);
    const rewritten = written.filter(({ name, value }) => now.some((each) => each.name === name && each.value !== value));
    const read = await page.evaluate<PageSnapshot>(snapshotSource);
    const { share: foreignPart } = await page.evaluate<Written>(writtenSource);
    const served = opened.rendering === 'server' ? await side.readServed(opened.html) : null;
    const asked = calls.length;
    await leaveAndReturn(page);
    const removed = before.filter(({ name }) => !cookies.includes(name)).map(({ name }) => `the cookie ${name}`);
    const bytes = await readBytes(page);
    const snapshot: PageSnapshot = {
      ...read,
      foreignPart,
      served,
      status: opened.status,
      isRendered: opened.rendering === 'server',
      faults: {
        ...read.faults,
        lost: [...read.faults.lost, ...removed],
        rewritten: rewritten.map(({ name }) => `the cookie ${name}`),
        errors,
      },
      amounts: { ...read.amounts, opening, idle, bytes, calls: idleCalls.length, returnCalls: calls.length - asked },
      lists: {
        ...read.lists,
        tree,
        calls: [...idleCalls, ...streams],
        hosts: [...new Set(hosts)],
        cookies: now.filter(({ name }) => name !== sentinel).map(describeCookie),
      },
    };
    return JSON.parse(
      JSON.stringify(snapshot).replaceAll(release, 'RELEASE').replaceAll(release.replace(/\W/g, '_'), 'RELEASE'),
    ) as PageSnapshot;
  } finally {
    await within(closeMs, page.close());
  }
}
