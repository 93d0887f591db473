import type { ChildProcess } from 'node:child_process';
import {
  locales,
  localizePath,
  sampleSiteDetails,
  type ApiRequest,
  type ApiResponse,
  type CallApi,
  type OwnedFill,
  type PageRequest,
} from '@oracle-astra/shared/contract';
import type { RouteData } from '../packaging/route-table';
import type { RepeatedPage, Repeats } from './repeats/check-repeats';
import { SiteUnanswered } from './site-caller';
import { watchSilence } from './silence';
import { startTrial } from './trial-process';

/** A build for Node of a release. */
export interface TriedBuild {
  remote: string;
  release: string;
  /** The absolute path of its file. */
  file: string;
}

export interface TriedPage {
  /** Its address, or the name of a fill. */
  at: string;
  /** The HTTP status of the page; absent if it failed, and of a fill. */
  status?: number;
  failure?: { reason: string; message: string };
  /** Console output while it was rendered. */
  words: string[];
}

export interface Trial {
  /** The exports that the shell provides, by package; null if its renderer did not load. */
  given: Record<string, string[]> | null;
  versions: Record<string, string>;
  /** The cache tags of the shell; null if it does not list them. */
  givenTags: string[] | null;
  /** The cache tags with which the remote's endpoints mark and refresh data, without those that it added itself. */
  usedTags: string[];
  /** The routes of the remote's Node build; null if it did not load. */
  routes: RouteData[] | null;
  pages: TriedPage[];
  /** The results of repeated renders. */
  repeats: Repeats;
  /** `package name` of each missing name. */
  missing: string[];
  /** Why the trial ended before each page was rendered once. */
  failure: { at: string; message: string } | null;
  /** A call that the site did not answer, as a sentence; null if there is none. */
  unanswered: string | null;
}

interface TrialOptions {
  shell: TriedBuild;
  /** Without one the shell's own pages are rendered. */
  remote: TriedBuild | null;
  /** Their paths without a language; each is rendered in all. */
  pages: readonly string[];
  fills: readonly OwnedFill[];
  /** Milliseconds for loading each build, and for rendering each page. */
  budgetMs: number;
  call: CallApi;
}

type Message =
  | { kind: 'begin'; at: string }
  | { kind: 'given'; given: Record<string, string[]>; versions: Record<string, string>; tags: string[] | null }
  | { kind: 'loaded'; routes: RouteData[] }
  | ({ kind: 'page' } & TriedPage)
  | ({ kind: 'repeated' } & RepeatedPage)
  | { kind: 'growth'; bytes: number | null }
  | { kind: 'call'; id: number; request: ApiRequest }
  | { kind: 'failed'; message: string }
  | { kind: 'rendered' | 'done'; missing: string[]; tags: string[] };

/** The server's data about each page besides address and language; the compiler reports a new field of the contract. */
const createRequest = (): Omit<PageRequest, 'address' | 'locale'> => {
  const visitor = { token: null, ended: false, now: Date.now() };
  return { publicUrl: 'https://site.example', details: sampleSiteDetails, ...visitor };
};

/** Each page in each language. */
const localizePages = (pages: readonly string[]): Pick<PageRequest, 'address' | 'locale'>[] =>
  locales.flatMap((locale) => pages.map((page) => ({ address: localizePath(page, locale), locale })));

/** Loads a release with a shell in a separate process and renders its pages, one after another. Never rejects because of the release. */
export async function tryRelease({ call, budgetMs, ...input }: TrialOptions): Promise<Trial> {
  const trial: Trial = {
    given: null,
    versions: {},
    givenTags: null,
    usedTags: [],
    routes: null,
    pages: [],
    repeats: { pages: [], growth: null, ended: null },
    missing: [],
    failure: null,
    unanswered: null,
  };
  const files = [input.shell, input.remote].flatMap((build) => build?.file ?? []);
  const child = startTrial({ ...input, pages: localizePages(input.pages), repeated: input.pages, request: createRequest() }, files);
  let at = input.shell.release;
  let [isRendered, waiting] = [false, 0];
  await new Promise<void>((resolve) => {
    const end = (message?: string) => {
      silence.stop();
      // Later results of a page that was rendered once count only after a comparison with the live release.
      if (message !== undefined && isRendered) trial.repeats.ended = { at, message };
      else if (message !== undefined) trial.failure = { at, message };
      resolve();
    };
    const silence = watchSilence(child.pid, budgetMs, () => {
      // The time in which the site answers does not count.
      if (waiting > 0) silence.restart();
      else end(`did not end within ${budgetMs} ms: it loops, or waits for something that never comes`);
    });
    const reply = async (message: Extract<Message, { kind: 'call' }>) => {
      waiting += 1;
      trial.unanswered ??= await answer(child, call, message);
      waiting -= 1;
      if (trial.unanswered !== null) end();
    };
    child.on('error', (error) => end(String(error)));
    child.on('exit', (_code, signal) => end(signal === null ? 'ended its process' : `ended its process with ${signal}`));
    child.on('message', (sent) => {
      const message = sent as Message;
      if (message.kind === 'call') return void reply(message);
      silence.restart();
      if (message.kind === 'begin') at = message.at;
      else if (message.kind === 'rendered') isRendered = true;
      else if (message.kind === 'failed') end(message.message);
      else if (message.kind === 'done') end();
      note(trial, message);
    });
  });
  child.removeAllListeners();
  // A message to a dead process is lost.
  child.on('error', () => undefined);
  child.kill('SIGKILL');
  return trial;
}

function note(trial: Trial, message: Message): void {
  if (message.kind === 'given') Object.assign(trial, { given: message.given, versions: message.versions, givenTags: message.tags });
  if (message.kind === 'loaded') trial.routes = message.routes;
  if (message.kind === 'page') trial.pages.push({ at: message.at, status: message.status, failure: message.failure, words: message.words });
  if (message.kind === 'repeated') {
    const { at, changes, left, markup, ms } = message;
    trial.repeats.pages.push({ at, changes, left, markup, ms });
  }
  if (message.kind === 'growth') trial.repeats.growth = message.bytes;
  if (message.kind === 'rendered' || message.kind === 'done') Object.assign(trial, { missing: message.missing, usedTags: message.tags });
}

/** Answers a call of the page; resolves with a sentence if the site did not answer. */
async function answer(child: ChildProcess, call: CallApi, { id, request }: { id: number; request: ApiRequest }): Promise<string | null> {
  const send = (message: object) => {
    if (child.connected) child.send(message, () => undefined);
  };
  try {
    const response: ApiResponse = await call(request);
    send({ id, response });
    return null;
  } catch (error) {
    send({ id, error: String(error) });
    return error instanceof SiteUnanswered ? error.message : null;
  }
}
