/** @jest-environment jsdom */
import type { Locale } from '@oracle-astra/shared/contract';
import { judgePage } from './page-facts';

const good = '<div id="root"><header>Oracle</header><main><h1>AstroHub</h1><p>Posts</p></main><footer></footer></div>';

/** A page in which the element `over` covers the middle of the header. */
async function judge(
  html: string,
  {
    title = 'AstroHub | Oracle & Astra',
    over = 'header',
    later = html,
    path = '/forum',
    isListed = true,
    language = 'en',
    locale = 'en' as Locale,
  } = {},
) {
  history.replaceState(null, '', path);
  document.documentElement.lang = language;
  document.title = title;
  document.body.innerHTML = html;
  document.elementFromPoint = () => document.querySelector(over);
  HTMLElement.prototype.getBoundingClientRect = () => ({ left: 0, top: 0, width: 360, height: 56 }) as DOMRect;
  const page = {
    // The page evaluates it as source text.
    evaluate: async (script: string) => (0, eval)(script) as unknown,
    waitForTimeout: async () => void (document.body.innerHTML = later),
  };
  return (await judgePage(page as unknown as Parameters<typeof judgePage>[0], { at: '/forum', isListed, locale })).map(
    ({ rule, message }) => `${rule}: ${message}`,
  );
}

it('accepts a normal page, the notice of a tested release, and a modal dialog', async () => {
  expect(await judge(good)).toEqual([]);
  expect(await judge(`${good}<div class="unfinished">tests forum-2</div>`, { over: '.unfinished' })).toEqual([]);
  expect(await judge(`${good}<dialog open aria-modal="true"><p>Choose a name</p></dialog>`, { over: 'dialog p' })).toEqual([]);
  expect(await judge(good, { over: '#root' })).toEqual([]);
});

it.each([
  ['no title', good, { title: ' ' }, ['page-title: has no title']],
  ['no heading', good.replace('h1', 'h2'), {}, ['page-heading: has no h1']],
  ['an empty heading', good.replace('AstroHub', ' '), {}, ['page-heading: has no h1']],
  ['nothing in main', '<header></header><main><div></div></main>', {}, ['page-heading: has no h1', 'page-empty: has nothing in its main']],
  ['an emptied document', '', {}, ['page-heading: has no h1', 'page-empty: has no main, as where the document was emptied']],
  [
    'a layer over everything',
    `${good}<div id="layer">Win</div>`,
    { over: '#layer' },
    ['page-covered: has its header covered by <div id="layer">Win</div>'],
  ],
])('refuses a page with %s', async (_what, html, options, findings) => {
  expect(await judge(html, options)).toEqual(findings);
});

it('refuses `noindex` on a public page, but not on a personal or deletable one', async () => {
  const hidden = `<meta name="robots" content="noindex, follow">${good}`;
  const finding = ['page-noindex: is public, and tells search engines to leave it out'];
  expect([await judge(hidden), await judge(hidden, { path: '/hi/forum', language: 'hi' })]).toEqual([finding, finding]);
  expect(await judge(hidden, { path: '/forum/edit-post' })).toEqual([]);
  expect(await judge(hidden, { path: '/forum/a-title', isListed: false })).toEqual([]);
});

it('refuses a document that names another language than that of its address, or none, but not a region of it', async () => {
  expect(await judge(good, { path: '/hi/forum' })).toEqual(['page-language: says that it is in "en" and is opened in "hi"']);
  expect(await judge(good, { language: '' })).toEqual(['page-language: says that it is in "" and is opened in "en"']);
  expect(await judge(good, { language: 'en-IN' })).toEqual([]);
  expect(await judge(good, { path: '/hi/forum', language: 'hi' })).toEqual([]);
});

it('refuses a personal page in another language than that of the person', async () => {
  expect(await judge(good, { path: '/forum/create', locale: 'hi' })).toEqual([
    'page-language: says that it is in "en" and is opened in "hi"',
  ]);
});

it('waits for data that is still loading', async () => {
  expect(await judge('<header></header><main></main>', { later: good })).toEqual([]);
});
