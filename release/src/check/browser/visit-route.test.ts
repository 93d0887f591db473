import { EventEmitter } from 'node:events';
import type { BrowserContext } from 'playwright-core';
import { visitRoute } from './visit-route';

interface Opening {
  /** Why the document does not open. */
  failure?: string;
  /** An error on the console. */
  says?: string;
  /** Why the open document cannot be read. */
  unread?: string;
}

/** A fake browser with these pages, in order; the last one is repeated. */
function openContext(openings: Opening[]) {
  const document = { status: () => 200, text: async () => Promise.resolve('<div id="root">') };
  const closed = { pages: 0, contexts: 0 };
  const newPage = async () => {
    const { failure, says, unread } = (openings.length > 1 ? openings.shift() : openings[0]) ?? {};
    const page = new EventEmitter();
    return Promise.resolve(
      Object.assign(page, {
        goto: async () => {
          if (failure !== undefined) throw new Error(failure);
          if (says !== undefined) page.emit('console', { type: () => 'error', text: () => says });
          return Promise.resolve(document);
        },
        waitForTimeout: async () => Promise.resolve(),
        async evaluate(script: string) {
          if (script.includes('app:interactive')) return Promise.resolve(true);
          if (script.includes('DEVTOOLS')) return Promise.resolve(1);
          if (unread !== undefined) throw new Error(unread);
          if (script.includes('a[href')) return Promise.resolve(['/forum/one?did=a']);
          return Promise.resolve({
            title: 'Forum',
            headings: 1,
            hasMain: true,
            isMainEmpty: false,
            cover: null,
            isHidden: false,
            language: 'en',
            path: '/forum',
          });
        },
        close: async () => Promise.resolve(void (closed.pages += 1)),
      }),
    );
  };
  const context = {
    newPage,
    addCookies: async () => Promise.resolve(),
    request: { get: async () => Promise.resolve(document) },
    close: async () => Promise.resolve(void (closed.contexts += 1)),
  };
  return { context: context as unknown as BrowserContext, closed };
}

async function visit(own: Opening[], live: Opening[] = [{}]) {
  const [candidate, other] = [openContext(own), openContext(live)];
  const visited = await visitRoute(
    candidate.context,
    { remote: 'forum', release: 'forum-2' },
    { who: 'signed out', locale: 'en', isSignedIn: false, axe: null },
    { address: 'https://site.example/forum', at: '/forum, signed out', isListed: true },
    { log: () => undefined, openLive: async () => Promise.resolve(other.context) },
  );
  return { ...visited, findings: visited.findings.map(({ rule, message }) => `${rule}: ${message}`), closed: other.closed };
}

beforeEach(() => {
  jest.spyOn(globalThis, 'setTimeout').mockImplementation(((work: () => void, ms = 0) => {
    // No delay between two requests of a page.
    if (ms <= 500) queueMicrotask(work);
    return 0;
  }) as never);
});

it('finds no fault on a page that opens, and lists its links', async () => {
  expect(await visit([{}])).toMatchObject({ findings: [], unreached: [], isJudged: true, links: ['/forum/one?did=a'] });
});

it('refuses a fault that occurs twice and that the live release does not have', async () => {
  const { findings, unreached, closed } = await visit([{ says: 'noisy' }]);
  expect(findings).toEqual(['browser-console: writes an error to the console: noisy']);
  expect({ unreached, closed }).toEqual({ unreached: [], closed: { pages: 1, contexts: 1 } });
});

it('ignores a fault that occurs once', async () => {
  for (const chance of [{ says: 'noisy' }, { failure: 'Timeout 15000ms exceeded' }, { unread: 'Execution context was destroyed' }])
    expect(await visit([chance, {}])).toMatchObject({ findings: [], unreached: [], closed: { contexts: 0 } });
});

it('refuses a page that never opens or never settles, unless that of the live release does not either', async () => {
  for (const fault of [{ failure: 'Timeout 15000ms exceeded' }, { unread: 'Execution context was destroyed' }]) {
    expect(await visit([fault])).toMatchObject({ findings: [expect.stringContaining('browser-load: ')], isJudged: true });
    const both = await visit([fault], [fault]);
    expect(both).toMatchObject({ findings: [], isJudged: false });
    expect(both.unreached).toEqual([
      expect.stringContaining('Not refused, since the live release is late or fails too: /forum, signed out'),
    ]);
  }
});

it('reports faults of both releases without a refusal', async () => {
  const { findings, unreached, isJudged } = await visit([{ says: 'noisy' }], [{ says: 'noisy' }]);
  expect({ findings, isJudged }).toEqual({ findings: [], isJudged: true });
  expect(unreached).toEqual([
    expect.stringMatching(/^Not refused, since the live release does the same: \/forum, signed out, left to the browser: .*noisy$/),
  ]);
});

it('has no verdict on a machine on which the live release does not open', async () => {
  const { findings, unreached, isJudged } = await visit([{ says: 'noisy' }], [{ failure: 'Timeout 15000ms exceeded' }]);
  expect({ findings, isJudged }).toEqual({ findings: [], isJudged: false });
  expect(unreached).toEqual([expect.stringContaining('Not refused, since the live release is late or fails too: ')]);
});
