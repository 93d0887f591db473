import type { Page } from 'playwright-core';
import { visitBothWays } from './visit-both-ways';

describe('a visit', () => {
  /** A site that renders a page from the given request on, unless the browser asks for an unrendered one. */
  function openSite(rendersFrom: number) {
    const asked: string[] = [];
    let rendering = '';
    const answer = () => {
      asked.push(rendering);
      return rendering !== 'browser' && asked.length >= rendersFrom ? '<script id="page-state">' : '<div id="root">';
    };
    const response = () => ({ status: () => 200, text: async (html = answer()) => html });
    const context = {
      addCookies: async ([cookie]: readonly { value: string }[]) => void (rendering = cookie?.value ?? ''),
      request: { get: async () => response() },
    };
    const page = {
      goto: async () => response(),
      on: () => undefined,
      waitForTimeout: async () => undefined,
      evaluate: async (script: string) => (script.includes('count') ? 1 : true),
    };
    return { context: context as unknown as Parameters<typeof visitBothWays>[0], page: page as unknown as Page };
  }

  async function visit(rendersFrom: number, isOnce = false) {
    const { context, page } = openSite(rendersFrom);
    const [loggedAt, found]: [string[], { rule: string; at: string | null; message: string }[]] = [[], []];
    const look = async (at: string) => {
      // The events of the page, before it is known whether the server rendered it, and the findings.
      found.push({ rule: 'browser-console', at: '/forum, signed in', message: 'writes an error' });
      return [{ rule: 'browser-accessibility', at, message: 'a name is missing' }];
    };
    await visitBothWays(context, page, {
      address: 'https://site.example/forum',
      at: '/forum, signed in',
      found,
      look,
      isOnce,
      log: (line) => loggedAt.push(line),
    });
    return { told: loggedAt, found: found.map(({ rule, at }) => `${rule} ${at ?? ''}`) };
  }

  it('opens the page rendered and unrendered, and each finding names the rendering', async () => {
    expect(await visit(3)).toEqual({
      told: ['/forum, signed in, rendered by the server', '/forum, signed in, left to the browser'],
      found: [
        'browser-console /forum, signed in, rendered by the server',
        'browser-accessibility /forum, signed in, rendered by the server',
        'browser-console /forum, signed in, left to the browser',
        'browser-accessibility /forum, signed in, left to the browser',
      ],
    });
  });

  it('opens a rendered page once if another visit opens it unrendered', async () => {
    expect((await visit(1, true)).told).toEqual(['/forum, signed in, rendered by the server']);
  });

  it('reports a page that the server never renders', async () => {
    const { told: loggedAt } = await visit(Infinity);
    expect(loggedAt).toEqual(['/forum, signed in: the server renders it in none of 6 tries', '/forum, signed in, left to the browser']);
  });
});
