import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { runInNewContext } from 'node:vm';
import { joinPages } from './join-pages';
import { temporaryFolder } from './testing/built-release';

const folder = temporaryFolder();
const write = (name: string, source: string) => writeFileSync(path.join(folder(), name), source);
const read = (name: string | undefined) => readFileSync(path.join(folder(), name ?? ''), 'utf8');

function build(): void {
  write('entry.a1.js', 'ran.push("entry")');
  write('routes.b2.js', 'ran.push("routes")');
  write('forum-start.c3.js', 'ran.push("start") // the last line has no end');
  write('forum-create.d4.js', 'ran.push("create")');
}

const chunks = { routes: 'routes.b2.js', 'forum-start': 'forum-start.c3.js', 'forum-create': 'forum-create.d4.js' };
const join = (ids: string[], of: Record<string, string> = chunks) => joinPages(folder(), { entry: 'entry.a1.js', chunks: of }, ids);

beforeEach(build);

it('runs the page, then the routes, then the entry', () => {
  const ran: string[] = [];
  runInNewContext(read(join(['forum-start']).get('forum-start')), { ran });
  expect(ran).toEqual(['start', 'routes', 'entry']);
});

it('makes a file for each route that has a page of its own', () => {
  const pages = join(['forum-start', 'forum-create', 'forum-layout']);
  expect([...pages.keys()]).toEqual(['forum-start', 'forum-create']);
  expect([...pages.values()].sort()).toEqual(readdirSync(folder()).filter((name) => name.startsWith('page.')).sort());
});

it('joins without the routes where they have no chunk of their own', () => {
  const ran: string[] = [];
  runInNewContext(read(join(['forum-start'], { 'forum-start': 'forum-start.c3.js' }).get('forum-start')), { ran });
  expect(ran).toEqual(['start', 'entry']);
});

it('names a file by its content, all three parts of it', () => {
  const before = join(['forum-start']).get('forum-start');
  expect(before).toMatch(/^page\.forum-start\.[0-9a-f]{10}\.js$/);
  expect(join(['forum-start']).get('forum-start')).toBe(before);
  write('entry.a1.js', 'ran.push("another entry")');
  expect(join(['forum-start']).get('forum-start')).not.toBe(before);
});
