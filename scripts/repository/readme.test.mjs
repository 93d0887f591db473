import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';

const product = 'docs/product';
const pages = readdirSync(product).filter((name) => name.endsWith('.md'));
const productText = (name) => readFileSync(join(product, name), 'utf8');

/** Records, changes and upgrades describe the code of their day. */
const isOfItsDay = (name) => /^docs\/(decisions|upgrading)|^changes\/|^CHANGELOG/.test(name);
const guides = execFileSync('git', ['ls-files', '*.md'], { encoding: 'utf8' })
  .trim()
  .split('\n')
  .filter((name) => existsSync(name) && !isOfItsDay(name));
const texts = guides.map((name) => readFileSync(name, 'utf8')).join('\n');
const { scripts } = JSON.parse(readFileSync('package.json', 'utf8'));

test('README.md is one screen', () => {
  expect(readFileSync('README.md', 'utf8').split('\n').length).toBeLessThanOrEqual(45);
});

const matches = (text, pattern) => [...new Set([...text.matchAll(pattern)].map(([, found]) => found))];

test.each(matches(texts, /npm run ([\w:]+)/g))('npm run %s exists', (name) => {
  expect(Object.keys(scripts)).toContain(name);
});

test.each(matches(texts, /npm run e2e -- (e2e\/[\w/-]+)/g))('npm run e2e -- %s names a journey', (name) => {
  expect(existsSync(name) || existsSync(`${name}.e2e.ts`)).toBe(true);
});

const repositoryPath =
  /`((?:shell|mfe-[a-z]+|shared|server|release|e2e|bench|docs|lint|scripts|training|isolate|deploy|webpack)(?:[./][\w./-]*)?)`/g;
/** Paths with a placeholder, such as `mfe-x/src/routes.tsx`. */
const isPlaceholder = (path) => path.startsWith('mfe-x') || path.includes('NNNN');
const paths = matches(texts, repositoryPath).filter((path) => !isPlaceholder(path));

test.each(paths)('%s exists', (path) => {
  const places = [path, `server/src/${path}`];
  expect(places.filter((place) => existsSync(place))).not.toEqual([]);
});

test('every file that a drawing of ARCHITECTURE.md names is in the table below it', () => {
  const sections = readFileSync('ARCHITECTURE.md', 'utf8').split('```mermaid').slice(1);
  expect(sections).toHaveLength(4);
  for (const section of sections) {
    const [drawing, files] = section.split('```\n');
    const listed = matches(files.split('\n## ')[0], repositoryPath).map((path) => basename(path));
    expect(matches(drawing, /\b([\w-]+\.tsx?)\b/g).filter((name) => !listed.includes(name))).toEqual([]);
    expect(listed.filter((name) => name.endsWith('.ts')).length).toBeGreaterThan(3);
  }
});

test('each question of ARCHITECTURE.md is answered by at most three files', () => {
  const [, section] = readFileSync('ARCHITECTURE.md', 'utf8').split('## Where to look');
  const rows = section
    .split('\n## ')[0]
    .split('\n')
    .filter((line) => line.startsWith('| w'));
  expect(rows.length).toBeGreaterThanOrEqual(5);
  for (const row of rows) expect(matches(row, repositoryPath).length + matches(row, /\]\(([\w./-]+)/g).length).toBeLessThanOrEqual(3);
});

test('docs/README.md names every page of docs', () => {
  const names = readdirSync('docs').filter((name) => name.endsWith('.md') && name !== 'README.md');
  expect(matches(readFileSync('docs/README.md', 'utf8'), /\]\(([\w.-]+\.md)\)/g).sort()).toEqual(names.sort());
});

describe('docs/product', () => {
  test.each(pages)('%s has at most 250 lines', (name) => {
    expect(productText(name).split('\n').length).toBeLessThanOrEqual(250);
  });

  test('its index names every page', () => {
    expect(matches(productText('README.md'), /\]\(([\w-]+\.md)\)/g).sort()).toEqual(pages.filter((name) => name !== 'README.md').sort());
  });
});

/** Sources of a folder that are not tests, as one text. */
function sourcesOf(folder) {
  const files = readdirSync(folder, { recursive: true }).filter((name) => /\.tsx?$/.test(name) && !/\.test\.|\.vectors\./.test(name));
  return files.map((name) => readFileSync(join(folder, name), 'utf8')).join('\n');
}

/** The table rows of a page that begin with an address or a code, by each of the names in their first cell. */
function rowsOf(page) {
  const rows = productText(page)
    .split('\n')
    .filter((line) => line.startsWith('| `'));
  return new Map(rows.flatMap((row) => matches(row.split(' | ')[0], /`([^`]+)`/g).map((name) => [name, row])));
}

describe('docs/product/api.md', () => {
  const rows = rowsOf('api.md');
  const paths = [...readFileSync('shared/src/contract/api-paths.ts', 'utf8').matchAll(/^export const (\w+) = '([^']+)'/gm)].map(
    ([, name, path]) => ({
      name,
      path,
    }),
  );
  const server = sourcesOf('server/src');

  test.each(paths)('$path is described, as built where the server has it', ({ name, path }) => {
    const isServed = new RegExp(`\\bapiPaths\\.${name}\\b`).test(server);
    expect(rows.get(path)?.trim()).toMatch(isServed ? /\| built \|$/ : /\| not built yet \|$/);
  });

  test('names no endpoint that the contract does not', () => {
    expect([...rows.keys()].sort()).toEqual(paths.map(({ path }) => path).sort());
  });
});

test('docs/product/failures.md explains every failure code', () => {
  const codes = matches(readFileSync('shared/src/contract/failure-codes.ts', 'utf8'), /^ {2}(\w+): '/gm);
  expect([...rowsOf('failures.md').keys()].sort()).toEqual(codes.sort());
});

describe('docs/product/routes.md', () => {
  const remotes = readdirSync('.').filter((name) => name.startsWith('mfe-'));
  const described = rowsOf('routes.md');

  test.each(remotes)('describes every route of %s', (remote) => {
    const section =
      productText('routes.md')
        .split(/^## /m)
        .find((part) => part.startsWith(remote)) ?? '';
    const routes = matches(readFileSync(join(remote, 'src/routes.tsx'), 'utf8'), /\bpath: '([^']*)'/g);
    expect(routes.filter((path) => !described.has(`/${path}`) || !section.includes(`\`/${path}\``))).toEqual([]);
  });
});
