import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { publish } from './publish';
import { promote } from './registry';
import { folderRegistry, readRegistry } from './registry-file';
import { writeBuiltRelease, useTemporaryFolder } from './testing/built-release';

const folder = useTemporaryFolder();
const at = (...parts: string[]) => path.join(folder(), ...parts);
/** The id of an exited process. */
const getDeadPid = () => spawnSync(process.execPath, ['-e', '']).pid;

function leavePartialCopy(...parts: string[]): void {
  mkdirSync(at(...parts), { recursive: true });
  writeFileSync(at(...parts, 'half.js'), 'half(');
}

const publishForum = (release: string) => publish(folder(), writeBuiltRelease(folder(), { remote: 'forum', release }));

it('publishing removes partial copies that killed processes left', () => {
  leavePartialCopy('forum', `forum-1.staging-${getDeadPid()}`);
  leavePartialCopy('forum', `forum-2.staging-${getDeadPid()}`);
  publishForum('forum-3');
  expect(readdirSync(at('forum'))).toEqual(['forum-3']);
});

it('publishing an existing release removes them too', () => {
  publishForum('forum-1');
  leavePartialCopy('forum', `forum-2.staging-${getDeadPid()}`);
  publishForum('forum-1');
  expect(readdirSync(at('forum'))).toEqual(['forum-1']);
});

it('keeps the partial copy of a running process', () => {
  leavePartialCopy('forum', `forum-2.staging-${process.ppid}`);
  publishForum('forum-1');
  expect(existsSync(at('forum', `forum-2.staging-${process.ppid}`, 'half.js'))).toBe(true);
});

it('promotes from the last complete registry after an interrupted promotion, and removes its files', () => {
  publishForum('forum-1');
  promote(folderRegistry(folder()), 'forum', 'forum-1');
  writeFileSync(at(`registry.json.staging-${getDeadPid()}`), '{"revision": 2, "rem');
  writeFileSync(at('revisions', `2.json.staging-${getDeadPid()}`), '{');
  writeFileSync(at('revisions', '2.json'), '{"revision": 2, "remotes": {"forum": ');
  publishForum('forum-2');
  promote(folderRegistry(folder()), 'forum', 'forum-2');
  expect(readRegistry(folder())).toMatchObject({ revision: 2, remotes: { forum: { stable: 'forum-2', previous: 'forum-1' } } });
  expect(readdirSync(at('revisions'))).toEqual(['1.json', '2.json']);
  expect(readdirSync(folder()).filter((name) => name.includes('staging'))).toEqual([]);
});

it('leaves no partial copy when publishing fails', () => {
  const built = writeBuiltRelease(folder(), { remote: 'forum', release: 'forum-1' });
  mkdirSync(at('forum'), { recursive: true });
  // A file at the target path makes the copy fail.
  writeFileSync(at('forum', 'forum-1'), '');
  expect(() => promote(folderRegistry(folder()), 'forum', publish(folder(), built).release)).toThrow();
  expect(readdirSync(at('forum'))).toEqual(['forum-1']);
});
