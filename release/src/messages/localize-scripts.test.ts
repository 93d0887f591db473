import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { compileFunction } from 'node:vm';
import type { CompiledMessage } from '@oracle-astra/shared/contract';
import type { Catalog } from './catalog';
import { createScriptLocalizer, findMessageIds, localizeBrowserScripts, localizeInPlace } from './localize-scripts';

const catalog: Catalog = new Map(
  (
    [
      ['forum.list.title', 'Posts', 'पोस्ट'],
      ['forum.list.empty', 'Nothing yet', 'अभी कुछ नहीं'],
      ['forum.nav.hub', 'AstroHub', 'AstroHub'],
      ['shared.ui.close', 'Close', 'बंद कीजिए'],
    ] as const
  ).map(([id, en, hi]) => [id, { id, sources: { en, hi }, compiled: { en, hi }, parameters: {} }]),
);
const localizer = createScriptLocalizer({ catalog, release: 'forum-1' });

const folders: string[] = [];
afterAll(() => {
  for (const folder of folders) rmSync(folder, { recursive: true });
});

function folderWith(files: Record<string, string>) {
  const folder = mkdtempSync(path.join(tmpdir(), 'scripts-'));
  folders.push(folder);
  for (const [name, source] of Object.entries(files)) writeFileSync(path.join(folder, name), source);
  return folder;
}

type Registered = [locale: string, prefix: string, messages: CompiledMessage[]];

/** Runs a script as the page does, and returns the registered and the requested messages. */
function run(folder: string, name: string) {
  const globals = { astraMessages: [] as Registered[], asked: [] as string[] };
  const source = readFileSync(path.join(folder, name), 'utf8');
  compileFunction(source, ['globalThis', 't'])(globals, (id: string) => globals.asked.push(id));
  const textOf = (id: string) =>
    globals.astraMessages
      .filter(([, prefix]) => id.startsWith(prefix))
      .map(([locale, prefix, messages]) => `${locale}: ${String(messages[Number(id.slice(prefix.length))])}`);
  return { texts: globals.asked.map(textOf), ...globals };
}

it('gives a script the texts that it names, in one variant for each language', () => {
  const folder = folderWith({ 'page.x.js': 't("forum.list.title"),t(`shared.ui.close`)', 'entry.js': 'start("plain.text")' });
  localizeBrowserScripts({ folder, localizer });
  expect(readdirSync(folder).sort()).toEqual(['entry.js', 'page.x.en.js', 'page.x.hi.js']);
  expect(run(folder, 'page.x.hi.js').texts).toEqual([['hi: पोस्ट'], ['hi: बंद कीजिए']]);
  expect(run(folder, 'page.x.en.js').texts).toEqual([['en: Posts'], ['en: Close']]);
  expect(readFileSync(path.join(folder, 'page.x.en.js'), 'utf8')).not.toMatch(/पोस्ट|forum\.list|Nothing yet/);
});

it('keeps the messages of two releases apart', () => {
  const folder = folderWith({ 'a.js': 't("forum.list.title")' });
  const other = folderWith({ 'a.js': 't("forum.list.title")' });
  localizeBrowserScripts({ folder, localizer });
  localizeBrowserScripts({ folder: other, localizer: createScriptLocalizer({ catalog, release: 'forum-2' }) });
  expect(run(folder, 'a.hi.js').asked).not.toEqual(run(other, 'a.hi.js').asked);
});

it('leaves the packages of a page in one file, and their texts to its entry', () => {
  const folder = folderWith({ 'vendor.js': 't("shared.ui.close")', 'main.js': 'void 0' });
  localizeBrowserScripts({ folder, localizer, neutral: (name) => name === 'vendor.js', carrier: 'main.js' });
  expect(readdirSync(folder).sort()).toEqual(['main.en.js', 'main.hi.js', 'vendor.js']);
  const [id = ''] = run(folder, 'vendor.js').asked;
  expect(run(folder, 'main.hi.js').astraMessages).toEqual([['hi', id.slice(0, -1), ['बंद कीजिए']]]);
});

it('keeps a script under its own name with all languages, for hosts that know no variants', () => {
  const folder = folderWith({ 'chunk.js': 't("forum.list.title")', 'page.x.js': 't("forum.list.title")' });
  localizeBrowserScripts({ folder, localizer, keeps: (name) => name === 'chunk.js' });
  expect(readdirSync(folder).sort()).toEqual(['chunk.en.js', 'chunk.hi.js', 'chunk.js', 'page.x.en.js', 'page.x.hi.js']);
  expect(run(folder, 'chunk.js').texts).toEqual([['en: Posts', 'hi: पोस्ट']]);
});

it('leaves out texts of the composition', () => {
  const folder = folderWith({ 'routes.js': 'label("forum.nav.hub")' });
  localizeBrowserScripts({ folder, localizer: createScriptLocalizer({ catalog, release: 'forum-1', except: new Set(['forum.nav.hub']) }) });
  expect(readdirSync(folder)).toEqual(['routes.js']);
});

it('finds the messages of all scripts but one', () => {
  const folder = folderWith({ 'routes.js': 'label("forum.nav.hub")', 'page.js': 't("forum.list.title")', 'entry.js': '' });
  expect(findMessageIds(folder, catalog, 'routes.js')).toEqual(new Set(['forum.list.title']));
});

it('gives a build for Node all languages', () => {
  const folder = folderWith({ 'server.cjs': 't("forum.list.empty")' });
  localizeInPlace(path.join(folder, 'server.cjs'), localizer);
  expect(run(folder, 'server.cjs').astraMessages.map(([locale, , messages]) => [locale, messages])).toEqual([
    ['en', ['Nothing yet']],
    ['hi', ['अभी कुछ नहीं']],
  ]);
});

it('refuses a message that the catalog lacks', () => {
  expect(() => localizer.number('a.js', 't("forum.list.gone")')).toThrow('The catalog has no message "forum.list.gone"');
  expect(localizer.number('a.js', '"forum.gone" + "other.list.gone"').ids).toEqual([]);
});
