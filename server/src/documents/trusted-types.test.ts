import { runInNewContext } from 'node:vm';
import { sanitizeHtml } from '../modules/blog/sanitize-html';
import { vectors } from '../modules/blog/sanitize-html.vectors';
import { trustedTypesScript } from './trusted-types';

interface Rules {
  createHTML: (html: string) => string | null;
  createScriptURL: (address: string) => string | null;
  createScript?: unknown;
}

/** The rules of the policy of a document at an address. */
function rulesAt(pathname: string, providers?: readonly string[]): Rules {
  const created: [string, Rules][] = [];
  const location = new URL(pathname, 'https://site.example');
  const trustedTypes = { createPolicy: (name: string, rules: Rules) => created.push([name, rules]) };
  runInNewContext(trustedTypesScript(providers), { self: { trustedTypes }, trustedTypes, location, URL });
  expect(created.map(([name]) => name)).toEqual(['default']);
  return created[0]![1];
}

const posts = Object.values(vectors).flat();

describe('texts that become HTML', () => {
  it.each(['/blogs/a-post', '/hi/blogs/a-post', '/Blogs/a-post'])('are posts as the server cleans them, at %s', (pathname) => {
    const { createHTML } = rulesAt(pathname);
    const cleaned = [...posts, '<p lang="hi">1 > 0 <a href="/forum">a</a> <img src="https://a.example/b.png" alt="a < b"></p>'].map(
      sanitizeHtml,
    );
    expect(cleaned.filter((html) => createHTML(html) !== html)).toEqual([]);
  });

  it('are posts whose headings the page has numbered', () => {
    const html = '<h2 id="part-1">Mars</h2>';
    expect(rulesAt('/blogs/a-post').createHTML(html)).toBe(html);
    expect(rulesAt('/blogs/a-post').createHTML('<h2 id="root">Mars</h2>')).toBeNull();
  });

  it('are no posts that were not cleaned, unless that changes nothing', () => {
    const { createHTML } = rulesAt('/blogs/a-post');
    const passed = posts.filter((html) => createHTML(html) !== null).map((html) => html.replace(/ (?:alt|lang)="[^"]*"/g, ''));
    expect(passed.filter((html) => /<(?:script|style|iframe|svg|object)|\s(?:on\w+|style|srcdoc)=|javascript:/i.test(html))).toEqual([]);
  });

  it.each(['/', '/forum', '/blogs', '/forum/blogs/a', '/blogsa/b'])('have no elements at %s', (pathname) => {
    const { createHTML } = rulesAt(pathname);
    expect(['<b>a</b>', '<img src=x onerror=steal()>', '<script>steal()</script>', '<'].map(createHTML)).toEqual([null, null, null, null]);
  });

  it('are texts, structured data, and the empty script by which React creates a script element', () => {
    const { createHTML } = rulesAt('/forum');
    for (const html of ['', 'a > b & c', '{"@type":"FAQPage","name":"a \\u003c b"}', '<script></script>'])
      expect(createHTML(html)).toBe(html);
  });
});

describe('addresses of scripts', () => {
  const own = ['/releases/forum/forum-1/entry.js?retry=1', 'https://site.example/releases/chat/chat-1/page.js', '/sw.js'];
  const foreign = [
    'https://evil.example/releases/forum/forum-1/entry.js',
    '//evil.example/a.js',
    'data:text/javascript,steal()',
    'blob:https://site.example/0',
    '/apis/uploads/a.js',
    '/releases/../apis/a.js',
    '/sw.js/a',
    'https://pay.example/checkout.js',
  ];

  it('are files of releases and the service worker, of this site alone', () => {
    const { createScriptURL } = rulesAt('/forum');
    expect(own.map(createScriptURL)).toEqual(own);
    expect(foreign.map(createScriptURL)).toEqual(foreign.map(() => null));
  });

  it('are those of the payment provider on its pages', () => {
    const { createScriptURL } = rulesAt('/recharges', ['https://pay.example']);
    expect(foreign.filter((address) => createScriptURL(address) !== null)).toEqual(['https://pay.example/checkout.js']);
  });
});

it('no text becomes a script', () => {
  expect(rulesAt('/blogs/a-post')).not.toHaveProperty('createScript');
});
