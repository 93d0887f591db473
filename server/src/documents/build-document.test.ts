/** @jest-environment jsdom */
import { sampleSiteDetails } from '@oracle-astra/shared/contract';
/* eslint-disable max-lines -- the cases of one subject share their set-up */
import crypto, { createHash } from 'node:crypto';
import { TextEncoder } from 'node:util';
import type { RenderedPage } from '@oracle-astra/shared/contract';
import { encodePage } from '../rendering/encode-page';
import { compose, toComposedRemote, trimComposition } from './compose';
import { buildDocument, type DocumentInput, listScripts } from './build-document';
import { findPageName } from './page-title';
import { findRouteOwner } from './releases/route-owner';
import { channel, remoteRelease, createRevision, shellRelease } from './testing/releases';

// jsdom lacks it.
Object.assign(globalThis, { TextEncoder });

const shell = shellRelease();
const forum = remoteRelease('forum', 1, 'forum');
const localizable = compose(createRevision({ forum: channel('forum-1') }, forum), () => 0, 4000, 'en');
const composition = trimComposition(localizable, localizable.remotes[0]?.routes[0], 'en');
const input: DocumentInput = {
  shell,
  inlineAssets: { css: 'body{margin:0}', latin: '@font-face{font-family:Hind}', devanagari: '@font-face{}', early: 'early()' },
  composition,
  locale: 'en',
  pageName: null,
  owner: findRouteOwner(composition.remotes, '/forum'),
  token: null,
  rendered: null,
  now: 1_795_262_400_000,
  publicUrl: 'https://site.example',
  details: { ...sampleSiteDetails, supportMail: 'a"<b@site.example' },
  local: false,
  liveReload: false,
  test: null,
  paymentOrigins: [],
};
type InputChanges = Partial<Omit<DocumentInput, 'rendered'>> & { rendered?: Extract<RenderedPage, { kind: 'page' }> };

function documentOf({ rendered, ...changes }: InputChanges = {}) {
  const encoded = rendered && encodePage(rendered);
  const { bytes, policies } = buildDocument({ ...input, ...changes, ...(encoded?.kind === 'page' && { rendered: encoded }) });
  return { bytes, policies, policy: policies['content-security-policy'] };
}

const htmlOf = (changes: InputChanges = {}) => documentOf(changes).bytes.toString();
const open = (html: string) => new DOMParser().parseFromString(html, 'text/html');
const page = (changes: InputChanges = {}) => open(htmlOf(changes));

describe('the composition within the document', () => {
  const hostile = '</script><script>steal()</script><!--<script>';

  it('can be parsed again', () => {
    expect(JSON.parse(page().getElementById('composition')!.textContent)).toEqual(composition);
  });

  it('cannot end its script element or open another', () => {
    const navigation = [{ place: 'side' as const, order: 1, label: hostile, to: '/' }];
    const changed = page({ composition: { ...composition, navigation } });
    expect(changed.scripts).toHaveLength(page().scripts.length);
    expect(JSON.parse(changed.getElementById('composition')!.textContent)).toMatchObject({ navigation });
  });

  it('contains no character that ends a line of script', () => {
    const navigation = [{ place: 'side' as const, order: 1, label: 'a\u2028b\u2029c<', to: '/' }];
    expect(htmlOf({ composition: { ...composition, navigation } })).toContain('"a\\u2028b\\u2029c\\u003c"');
  });
});

/** The sources of a directive. */
const sources = (policy: string, name: string) =>
  policy
    .split('; ')
    .find((part) => part.startsWith(`${name} `))
    ?.split(' ')
    .slice(1) ?? [];
const hashOf = (text: string | null) =>
  `'sha256-${createHash('sha256')
    .update(text ?? '')
    .digest('base64')}'`;
/** The inline parts of a document that its policy does not allow. */
function findBlocked({ bytes, policy }: ReturnType<typeof documentOf>): string[] {
  const html = open(bytes.toString());
  const kinds = [
    ['script:not([src], [type="application/json"])', 'script-src'],
    ['style', 'style-src'],
  ] as const;
  return kinds.flatMap(([found, name]) =>
    [...html.querySelectorAll(found)].map(({ textContent }) => textContent).filter((text) => !sources(policy, name).includes(hashOf(text))),
  );
}

describe('the policy', () => {
  const styled = {
    kind: 'page' as const,
    status: 200,
    head: '',
    styles: '<style data-styled="true">.a{content:"\u2028é"}</style>',
    body: '',
    state: { now: 1, session: 'none' as const, api: { queries: {}, provided: {} }, loaderData: {}, errors: null },
  };

  it.each<[string, InputChanges]>([
    ['plain', {}],
    ['live reload', { liveReload: true }],
    ['rendered', { rendered: styled }],
    ['Windows line ends', { inlineAssets: { ...input.inlineAssets, css: 'a{}\r\nb{}' } }],
    ['no early script', { inlineAssets: { ...input.inlineAssets, early: '' } }],
  ])('allows every inline script and style: %s', (_name, changes) => {
    expect(findBlocked(documentOf(changes))).toEqual([]);
  });

  it('allows only the server’s content, even if rules end their style element', () => {
    const hostile = documentOf({
      rendered: { ...styled, styles: '<style>.a{}</style><script>steal()</script>', body: '<style>.b{}</style>' },
    });
    expect(findBlocked(hostile)).toEqual(['steal()', '.b{}']);
  });

  it('refuses texts where scripts arise, and only reports them where the payment provider’s script runs', () => {
    const rules = "require-trusted-types-for 'script'; trusted-types default remotes";
    expect(documentOf().policies).toEqual({ 'content-security-policy': expect.stringContaining(rules) });
    expect(documentOf({ paymentOrigins: ['https://pay.example'] }).policies).toEqual({
      'content-security-policy': expect.not.stringContaining('trusted-types'),
      'content-security-policy-report-only': rules,
    });
  });

  it('allows an empty style element for rules that are added at run time', () => {
    expect(sources(documentOf().policy, 'style-src')).toContain(hashOf(''));
  });

  it('is the same for everyone, as the document is, so that both can be cached', () => {
    expect(documentOf({ rendered: styled })).toEqual(documentOf({ rendered: styled }));
    expect(documentOf().bytes.toString() + documentOf().policy).not.toContain('nonce');
  });

  it('hashes the scripts and styles that many documents have once', () => {
    documentOf({ paymentOrigins: ['https://pay.example'] });
    const hashing = jest.spyOn(crypto, 'createHash');
    documentOf({ now: 1, token: 'of another person', paymentOrigins: ['https://pay.example'] });
    expect(hashing).not.toHaveBeenCalled();
    hashing.mockRestore();
  });

  it('needs no attribute that is a script or a style', () => {
    const attributes = [...page({ liveReload: true }).querySelectorAll('*')].flatMap((element) => element.getAttributeNames());
    expect(attributes.filter((name) => name === 'style' || name.startsWith('on'))).toEqual([]);
  });

  it('allows the site itself and hashes, and nothing unsafe', () => {
    const { policy } = documentOf({ rendered: styled, liveReload: true });
    for (const name of ['script-src', 'style-src'])
      expect(sources(policy, name).filter((source) => !source.startsWith("'sha256-"))).toEqual(["'self'"]);
    expect(policy).not.toMatch(/unsafe|\*/);
  });
});

describe('scripts', () => {
  const tags = (html: Document) => [...html.querySelectorAll<HTMLScriptElement>('script[src]')];

  it('are in the order of execution, deferred, with integrity', () => {
    expect(tags(page()).map((tag) => [tag.getAttribute('src'), tag.getAttribute('integrity'), tag.crossOrigin, tag.defer])).toEqual([
      ['/releases/shell/shell-1/vendor.dd.js', 'sha384-vendor.dd.js', 'anonymous', true],
      ['/releases/shell/shell-1/main.cc.js', 'sha384-main.cc.js', 'anonymous', true],
      ['/releases/forum/forum-1/page.forum-forum.js', 'sha384-page.forum-forum.js', 'anonymous', true],
    ]);
  });

  it('are only the shell’s if no remote owns the address, or the route has no page file', () => {
    const bare = toComposedRemote({ ...forum, routes: [{ id: 'forum-layout', path: 'forum', page: null }] }, 'en');
    for (const owner of [null, findRouteOwner([bare], '/forum')]) expect(tags(page({ owner }))).toHaveLength(2);
  });

  it('have the page before the entry if the host contains the pages', () => {
    const host = { ...remoteRelease('bench', 1, 'forum'), entry: 'entry.js' };
    const owner = findRouteOwner([toComposedRemote(host, 'en')], '/forum');
    expect(listScripts({ shell: host, owner, locale: 'en', rendered: null }).map(({ address }) => address)).toEqual([
      '/releases/bench/bench-1/page.bench-forum.js',
      '/releases/bench/bench-1/entry.js',
    ]);
  });
});

describe('the rest of the document', () => {
  it('contains the server’s time, and marks local mode only in local mode', () => {
    expect(page().getElementById('root')?.dataset.now).toBe('1795262400000');
    expect(page().documentElement.dataset.local).toBeUndefined();
    expect(page({ local: true }).documentElement.dataset.local).toBe('true');
  });

  it('preloads only the fonts of the first view', () => {
    expect([...page().querySelectorAll('link[rel="preload"]')].map((link) => link.getAttribute('href'))).toEqual([
      '/releases/shell/shell-1/fonts/eczar-latin-500.aa.woff2',
    ]);
  });

  it('reloads itself for developers only', () => {
    expect(htmlOf()).not.toContain('EventSource');
    expect(htmlOf({ liveReload: true })).toMatch(
      /new EventSource\('\/dev\/changes'\);source\.onmessage=e=>\{if\(e\.data!=='\d+\.7'\)location\.reload\(\)\}/,
    );
  });
});

describe('the title of a document without its page', () => {
  it('is the label of the page’s links', () => {
    expect(page({ pageName: 'Privacy & <b>policy</b>' }).title).toBe('Privacy & <b>policy</b> | Oracle & Astra');
    expect(page().title).toBe('Oracle & Astra');
  });

  it.each([
    ['/recharges', 'Recharge'],
    ['/create-kundli?predictions=true&p_type=yearly', 'Yearly'],
    ['/create-kundli?type=Oracle', null],
    ['/blogs?page=2', 'Blogs'],
    ['/', null],
    ['/no-such-page', null],
  ])('names %s %s', (address, name) => {
    const link = (to: string, label: string) => ({ place: 'side' as const, order: 1, to, label });
    const navigation = [
      link('/', 'Home'),
      link('/recharges', 'Recharge'),
      link('/create-kundli?predictions=true&p_type=yearly', 'Yearly'),
      link('/blogs', 'Blogs'),
    ];
    expect(findPageName(navigation, address)).toBe(name);
  });
});

describe('a rendered page', () => {
  const hostile = '</script><script>steal()</script>';
  const rendered = {
    kind: 'page' as const,
    status: 200,
    head: '<title>A post</title><meta name="description" content="What it says">',
    styles: '<style data-styled="true">.a{}</style>',
    body: '<div class="a">Hello</div>',
    state: { now: 1, session: 'none' as const, api: { queries: { post: { data: hostile } }, provided: {} }, loaderData: {}, errors: null },
  };

  it('is in the root element, its title and styles in the head', () => {
    const html = page({ rendered });
    expect(html.getElementById('root')?.innerHTML).toBe(rendered.body);
    expect([...html.head.querySelectorAll('title')].map(({ textContent }) => textContent)).toEqual(['A post']);
    expect(html.head.querySelector('style[data-styled]')).toHaveProperty('textContent', '.a{}');
  });

  it('preloads Devanagari on Hindi pages, and not for a few words', () => {
    const preloadedFor = (body: string) =>
      [...page({ rendered: { ...rendered, body } }).querySelectorAll('link[rel="kept-preload"]')].map(
        (link) => /fonts\/([a-z-]+)/.exec(link.getAttribute('href') ?? '')?.[1],
      );
    expect(preloadedFor('<p>Read this page in another language, if you like that better, or stay with this one: <a>हिन्दी</a></p>')).toEqual(
      ['eczar-latin-'],
    );
    expect(preloadedFor('<p>शनि मेहनत माँगता है</p>')).toEqual(['eczar-latin-', 'hind-devanagari-']);
  });

  it('defers its fonts, those of Devanagari on an English page until they are needed', () => {
    const mediaOf = (body: string) =>
      [...page({ rendered: { ...rendered, body } }).querySelectorAll('style[data-fonts]')].map((style) => style.getAttribute('media'));
    expect([mediaOf('<p>Saturn asks for work</p>'), mediaOf('<p>शनि मेहनत माँगता है</p>')]).toEqual([
      [null, 'not all'],
      [null, null],
    ]);
  });

  it('has its state in the document, even with script tags of users', () => {
    const html = page({ rendered });
    expect(JSON.parse(html.getElementById('page-state')!.textContent)).toEqual(rendered.state);
    expect(html.scripts).toHaveLength(page().scripts.length + 1);
  });
});

it('has the owner’s details about the site', () => {
  const root = open(htmlOf()).getElementById('root');
  expect(JSON.parse(root?.dataset.details ?? '')).toEqual(input.details);
});
