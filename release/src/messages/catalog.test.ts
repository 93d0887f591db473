import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { readCatalog } from './catalog';
import { printMessageTypes } from './message-types';

const folders: string[] = [];
afterAll(() => {
  for (const folder of folders) rmSync(folder, { recursive: true });
});

function catalogOf(en: Record<string, string>, hi: Record<string, string>) {
  const folder = mkdtempSync(path.join(tmpdir(), 'catalog-'));
  folders.push(folder);
  writeFileSync(path.join(folder, 'en.json'), JSON.stringify(en));
  writeFileSync(path.join(folder, 'hi.json'), JSON.stringify(hi));
  return () => readCatalog(folder, 'forum');
}

it('reads messages in all languages', () => {
  const catalog = catalogOf({ 'forum.list.title': 'Posts' }, { 'forum.list.title': 'पोस्ट' })();
  expect([...catalog.values()]).toEqual([
    { id: 'forum.list.title', sources: { en: 'Posts', hi: 'पोस्ट' }, compiled: { en: 'Posts', hi: 'पोस्ट' }, parameters: {} },
  ]);
});

it('is empty for a workspace without texts', () => {
  expect(readCatalog('/no/such/folder', 'forum').size).toBe(0);
});

const a = 'forum.a';
it.each([
  ['a text that only English has', { [a]: 'A' }, {}, 'forum.a: has no text in hi'],
  ['a text that only Hindi has', {}, { [a]: 'अ' }, 'forum.a: has no text in en'],
  ['an empty text', { [a]: 'A' }, { [a]: ' ' }, 'forum.a: has no text in hi'],
  ['an id of another workspace', { 'chat.a': 'A' }, { 'chat.a': 'अ' }, 'an id is written as "forum.part.name"'],
  ['a value that one language leaves out', { [a]: 'Hello {name}' }, { [a]: 'नमस्ते' }, 'leaves out {name} in hi'],
  ['a tag that one language leaves out', { [a]: '<b>A</b>' }, { [a]: 'अ' }, 'leaves out <b> in hi'],
  ['a text that is no ICU message', { [a]: 'A' }, { [a]: '{n, plural, one' }, 'forum.a: hi: '],
  ['a dot under kha', { [a]: 'News' }, { [a]: 'नई ख\u093cबर' }, 'forum.a: hi: ख\u093cबर: ka, kha and ga'],
  ['the same as one letter', { [a]: 'News' }, { [a]: 'नई \u0959बर' }, 'ka, kha and ga are written without a dot'],
  ['a plural in one language and a tag in the other', { [a]: '{n, plural, other {#}}' }, { [a]: '<n>अ</n>' }, '{n} is count'],
])('refuses %s', (_what, en, hi, message) => {
  expect(catalogOf(en, hi)).toThrow(message);
});

it('names all faults at once', () => {
  expect(catalogOf({ 'forum.a': 'A', 'forum.b': 'B' }, {})).toThrow(/forum\.a[^]*forum\.b/);
});

it('lets each language select by the values that its grammar needs', () => {
  const catalog = catalogOf(
    { [a]: '{hour} {half, select, am {am} other {pm}}' },
    { [a]: '{part, select, night {रात} other {दिन}} {hour}' },
  )();
  expect(printMessageTypes(catalog)).toContain(
    "'forum.a': { half: 'am' | (string & {}); hour: string | number; part: 'night' | (string & {}) };",
  );
});

it('prints the types of values', () => {
  const message = '{who} has <link>{count, plural, one {# post} other {# posts}}</link>';
  expect(printMessageTypes(catalogOf({ [a]: message }, { [a]: message })())).toContain(
    "'forum.a': { count: number; link: Tag; who: string | number };",
  );
});
