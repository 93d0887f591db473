import type { CDPSession, Page } from 'playwright-core';
import { followPending, type Pending } from '../browser/follow-pending';
import { openPageOf, type Side } from '../compare/open-side';
import { actsSource } from './acts-source';
import { holdWrites, type Answering, type Sent } from './hold-writes';
import { looks, type Look } from './circumstances/looks';
import type { Shown } from './outcome';
import { within } from '../within';

const closeMs = 3000;
const pollMs = 80;

/** What an act may change on a page. */
export interface PageState {
  address: string;
  dialogs: string[];
  states: string;
  lines: string[];
  /** Texts of the document that are not shown. */
  hidden: string[];
  /** Sources of text that became an element. */
  marks: string[];
  focus: string | null;
  scroll: number;
  letters: number;
  value: string | null;
  isStuck: boolean;
  fields: Record<string, string>;
  /** Why the page cannot be used, as a sentence; '' if it can. */
  locked: string;
  /** The first heading and the title. */
  heading: string;
  /** Entries that this document added to the history, and its intervals. */
  pushes: number;
  running: number;
  /** Listeners on window and document. */
  held: string[];
  /** Storages in which data of others is missing. */
  lost: string[];
  /** What is in the body besides the page, and the styles of the document. */
  remains: string[];
}

/** A page in use, with its calls and errors. */
export interface UsedPage extends Pending {
  page: Page;
  session: CDPSession;
  calls: string[];
  /** Other sites that it calls. */
  hosts: string[];
  errors: string[];
  sent: Sent[];
  /** The cookies of a first visit that are gone. */
  listLostCookies: () => Promise<string[]>;
  /** Addresses of opened windows, and texts of the browser's dialogs. */
  windows: string[];
  /** The factor by which this attempt waits longer than usual. */
  patience: number;
  countLate: () => number;
  answerLate: () => void;
  /** Changes how calls are answered from now on. */
  answer: (manner: Answering) => void;
  /** Continues as a visitor of the live release, or of the own one, with what is stored. */
  visit: (release: 'live' | 'own') => Promise<void>;
  /** Resets the recorded data, and configures the next attempt. */
  begin: (manner?: Answering & { look?: Look }) => Promise<void>;
}

/** Calls a function of `actsSource`, adding it to a new document first. */
export async function callActs<Value>(page: Page, expression: string): Promise<Value> {
  for (let tries = 0; ; tries += 1) {
    try {
      await page.evaluate(`globalThis.__releaseActs === undefined && ${actsSource.replace(/;$/, '')}`);
      return await page.evaluate<Value>(`__releaseActs.${expression}`);
    } catch (error) {
      // A replaced document loses its functions.
      if (tries === 3 || page.isClosed()) throw error;
      await page.waitForTimeout(pollMs);
    }
  }
}

export const readState = (page: Page) => callActs<PageState>(page, 'read()');

/** What main shows. */
export const readShown = (page: Page) => callActs<Shown>(page, 'shown()');

/** Records calls, errors and windows of a page. */
function follow(
  page: Page,
  { calls, hosts, errors }: { calls: string[]; hosts: string[]; errors: string[] },
  site: string,
): Omit<UsedPage, 'begin' | 'visit' | 'sent' | 'session' | 'countLate' | 'answerLate' | 'answer' | 'listLostCookies'> {
  const windows: string[] = [];
  page.on('popup', (popup) => {
    windows.push(new URL(popup.url(), site).pathname);
    void within(closeMs, popup.close());
  });
  page.on('console', (message) => {
    // Held API calls fail on both sides.
    if (message.type() === 'error' && !message.text().startsWith('Failed to load resource'))
      errors.push((message.text().split('\n')[0] ?? '').slice(0, 200));
  });
  page.on('dialog', (dialog) => {
    const isLeaving = dialog.type() === 'beforeunload';
    if (!isLeaving) windows.push(`${dialog.type()}: ${dialog.message().slice(0, 80)}`);
    // A closed one needs no answer.
    (isLeaving ? dialog.accept() : dialog.dismiss()).catch(() => undefined);
  });
  return { page, calls, hosts, errors, windows, patience: 1, ...followPending(page) };
}

/**
 * Opens the page of a side for all attempts, one after the other, because a new document in the same page costs a fifth of a new
 * page. Each attempt begins as a first visit, and its writes never reach the database.
 */
export async function openUsedPage(side: Side): Promise<UsedPage> {
  const { page, ...recorded } = await openPageOf(side);
  const followed = follow(page, recorded, side.site);
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable');
  // Without it no script is added to new documents.
  await session.send('Page.enable');
  const held = await holdWrites(session);
  const { origin } = new URL(side.site);
  const visit: UsedPage['visit'] = async (release) => {
    await side.context.clearCookies();
    await side.context.addCookies(release === 'own' ? side.cookies : side.cookiesBefore);
  };
  const forget = async () => {
    if (page.url().startsWith(origin)) await page.evaluate('sessionStorage.clear()');
    await session.send('Storage.clearDataForOrigin', { origin, storageTypes: 'local_storage,indexeddb,cache_storage' });
    await visit('own');
  };
  let current: Look = 'usual';
  return {
    ...followed,
    session,
    sent: held.sent,
    countLate: held.countLate,
    answerLate: held.answerLate,
    answer: held.setAnswering,
    visit,
    async listLostCookies() {
      const kept = (await side.context.cookies()).map(({ name }) => name);
      return side.cookies.filter(({ name }) => !kept.includes(name)).map(({ name }) => `the cookie ${name}`);
    },
    async begin({ look = 'usual', ...answering } = {}) {
      await forget();
      followed.forgetPending();
      if (look !== current) {
        await page.emulateMedia(looks[look].media);
        await page.setViewportSize(looks[look].size);
      }
      current = look;
      held.setAnswering(answering);
    },
  };
}
