import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { catalogPrefix, readCatalog } from './catalog';
import { printMessageTypes } from './message-types';

const root = path.join(__dirname, '../../..');
const { workspaces } = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8')) as { workspaces: string[] };
const folderOf = (workspace: string) => path.join(root, workspace, 'src/messages');
const withCatalog = workspaces.filter((workspace) => existsSync(path.join(folderOf(workspace), 'en.json')));
const catalogOf = (workspace: string) => readCatalog(folderOf(workspace), catalogPrefix(workspace));

function readSources(workspace: string): string {
  const files = readdirSync(path.join(root, workspace, 'src'), { withFileTypes: true, recursive: true });
  return files
    .filter((entry) => entry.isFile() && /(?<!\.d|\.test)\.tsx?$/.test(entry.name))
    .map((entry) => readFileSync(path.join(entry.parentPath, entry.name), 'utf8'))
    .join('\n');
}

it('finds the catalogs of shared, the shell, the server and all remotes', () => {
  expect(withCatalog).toEqual(
    expect.arrayContaining(['shared', 'shell', 'mfe-chat', 'mfe-forum', 'mfe-commerce', 'mfe-content', 'server']),
  );
});

it('spells each Hindi word with the same dots in all catalogs', () => {
  const texts = withCatalog.flatMap((workspace) => [...catalogOf(workspace).values()].map(({ sources: { hi } }) => hi.normalize('NFD')));
  const words = new Set(texts.flatMap((text) => text.match(/[\u0904-\u0963\u0971-\u097f]{2,}/g) ?? []));
  const twoWords = new Set(['मोड']);
  const withoutDots = (word: string) => word.replaceAll('\u093c', '');
  const bare = new Set([...words].filter((word) => !word.includes('\u093c')));
  expect([...words].filter((word) => word.includes('\u093c') && bare.has(withoutDots(word)) && !twoWords.has(withoutDots(word)))).toEqual(
    [],
  );
});

describe.each(withCatalog)('the catalog of %s', (workspace) => {
  it('has every text in every language', () => {
    expect(catalogOf(workspace).size).toBeGreaterThan(0);
  });

  it('lists both languages in the same order', () => {
    const idsIn = (locale: string) =>
      Object.keys(JSON.parse(readFileSync(path.join(folderOf(workspace), `${locale}.json`), 'utf8')) as object);
    expect(idsIn('hi')).toEqual(idsIn('en'));
  });

  it('has no text that nothing uses', () => {
    const sources = readSources(workspace);
    expect([...catalogOf(workspace).keys()].filter((id) => !sources.includes(`'${id}'`))).toEqual([]);
  });

  it('has Hindi in Devanagari, apart from names and signs', () => {
    const latinOnly = [...catalogOf(workspace).values()].filter(
      ({ sources: { hi } }) => /[a-z]{3,}/i.test(hi) && !/[\u0900-\u097f]/.test(hi),
    );
    const names = /^(?:[^\p{L}]|Oracle|Astra|AstroHub|GST|OTP|UPI|\{\w+\}|<\/?\w+>|Facebook|WhatsApp|Instagram|YouTube|Twitter)+$/u;
    expect(latinOnly.map(({ id, sources }) => `${id}: ${sources.hi}`).filter((text) => !names.test(text.replace(/^\S+: /, '')))).toEqual(
      workspace === 'shell' ? ['shell.locale.offerInOther: This page is in English too.'] : [],
    );
  });

  if (workspace === 'server') return;
  it('has current types', () => {
    expect(readFileSync(path.join(folderOf(workspace), 'message-types.d.ts'), 'utf8')).toBe(printMessageTypes(catalogOf(workspace)));
  });
});
