import { closeSync, openSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Registry } from '@oracle-astra/shared/contract';
import { promote, publish, readRegistry, rollback, setCanary } from './registry';
import { writeBuiltRelease, useTemporaryFolder } from './testing/built-release';

const folder = useTemporaryFolder();
const revision = (number: number) => JSON.parse(readFileSync(path.join(folder(), 'revisions', `${number}.json`), 'utf8')) as Registry;

beforeEach(() => {
  for (const release of ['forum-1', 'forum-2']) publish(folder(), writeBuiltRelease(folder(), { remote: 'forum', release }));
  promote(folder(), 'forum', 'forum-1');
});

it('makes the previous release stable, and back', () => {
  promote(folder(), 'forum', 'forum-2');
  expect(rollback(folder(), 'forum').remotes.forum).toEqual({ stable: 'forum-1', canary: null, previous: 'forum-2' });
  expect(rollback(folder(), 'forum').remotes.forum?.stable).toBe('forum-2');
});

it('a rollback ends the canary', () => {
  promote(folder(), 'forum', 'forum-2');
  setCanary(folder(), 'forum', 'forum-1', 30);
  expect(rollback(folder(), 'forum').remotes.forum?.canary).toBeNull();
});

it.each(['forum', 'nobody'])('fails for %s without a previous release', (remote) => {
  expect(() => rollback(folder(), remote)).toThrow(`${remote} has no release before its stable one`);
  expect(readRegistry(folder()).revision).toBe(1);
});

it('keeps every revision unchanged', () => {
  promote(folder(), 'forum', 'forum-2');
  rollback(folder(), 'forum');
  expect([1, 2, 3].map((number) => revision(number).remotes.forum?.stable)).toEqual(['forum-1', 'forum-2', 'forum-1']);
  expect(revision(3)).toEqual(readRegistry(folder()));
});

it('logs each change with its revision', () => {
  promote(folder(), 'forum', 'forum-2');
  const lines = readFileSync(path.join(folder(), 'log.txt'), 'utf8').trim().split('\n');
  expect(lines.at(-1)).toMatch(/^\d{4}-\d\d-\d\dT\S+ promote forum forum-2 -> revision 2$/);
});

it('replaces the registry file, so that an open reader sees the old content', () => {
  const file = path.join(folder(), 'registry.json');
  const before = readFileSync(file, 'utf8');
  const reader = openSync(file, 'r');
  promote(folder(), 'forum', 'forum-2');
  expect(readFileSync(reader, 'utf8')).toBe(before);
  closeSync(reader);
  expect(readFileSync(file, 'utf8')).not.toBe(before);
  expect(readdirSync(folder()).filter((name) => name.startsWith('registry.json'))).toEqual(['registry.json']);
});
