import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { runInNewContext } from 'node:vm';
import { bundlePageChunks } from './bundle-page-chunks';
import { useTemporaryFolder } from '../testing/built-release';

const folder = useTemporaryFolder();
const write = (name: string, source: string) => writeFileSync(path.join(folder(), name), source);
const read = (name: string | undefined) => readFileSync(path.join(folder(), name ?? ''), 'utf8');

function build(): void {
  write('entry.a1.js', 'ran.push("entry")');
  write('routes.b2.js', 'ran.push("routes")');
  write('forum-start.c3.js', 'ran.push("start") // the last line has no end');
  write('forum-create.d4.js', 'ran.push("create")');
}

const chunks = { routes: 'routes.b2.js', 'forum-start': 'forum-start.c3.js', 'forum-create': 'forum-create.d4.js' };
const join = (ids: string[], of: Record<string, string> = chunks) => bundlePageChunks(folder(), { entry: 'entry.a1.js', chunks: of }, ids);

beforeEach(build);

it('runs the page, the routes and the entry in this order', () => {
  const ran: string[] = [];
  runInNewContext(read(join(['forum-start']).get('forum-start')), { ran });
  expect(ran).toEqual(['start', 'routes', 'entry']);
});

it('writes a file for each route that has a page chunk', () => {
  const pages = join(['forum-start', 'forum-create', 'forum-layout']);
  expect([...pages.keys()]).toEqual(['forum-start', 'forum-create']);
  expect([...pages.values()].sort()).toEqual(
    readdirSync(folder())
      .filter((name) => name.startsWith('page.'))
      .sort(),
  );
});

it('leaves the routes out when they have no chunk', () => {
  const ran: string[] = [];
  runInNewContext(read(join(['forum-start'], { 'forum-start': 'forum-start.c3.js' }).get('forum-start')), { ran });
  expect(ran).toEqual(['start', 'entry']);
});

it('names a file by the hash of all its chunks', () => {
  const before = join(['forum-start']).get('forum-start');
  expect(before).toMatch(/^page\.forum-start\.[0-9a-f]{10}\.js$/);
  expect(join(['forum-start']).get('forum-start')).toBe(before);
  write('entry.a1.js', 'ran.push("another entry")');
  expect(join(['forum-start']).get('forum-start')).not.toBe(before);
});
