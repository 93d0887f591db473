import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { promote, publish, readRegistry } from './registry';
import { builtRelease, temporaryFolder } from './testing/built-release';

const folder = temporaryFolder();
const at = (...parts: string[]) => path.join(folder(), ...parts);
/** The id of a process that has ended. */
const dead = () => spawnSync(process.execPath, ['-e', '']).pid;

function abandon(...parts: string[]): void {
  mkdirSync(at(...parts), { recursive: true });
  writeFileSync(at(...parts, 'half.js'), 'half(');
}

const publishForum = (release: string) => publish(folder(), builtRelease(folder(), { remote: 'forum', release }));

it('removes at the next publishing what killed ones left half copied, of any release', () => {
  abandon('forum', `forum-1.coming-${dead()}`);
  abandon('forum', `forum-2.coming-${dead()}`);
  publishForum('forum-3');
  expect(readdirSync(at('forum'))).toEqual(['forum-3']);
});

it('removes it too where the release is there already', () => {
  publishForum('forum-1');
  abandon('forum', `forum-2.coming-${dead()}`);
  publishForum('forum-1');
  expect(readdirSync(at('forum'))).toEqual(['forum-1']);
});

it('leaves alone what another process is copying now', () => {
  abandon('forum', `forum-2.coming-${process.ppid}`);
  publishForum('forum-1');
  expect(existsSync(at('forum', `forum-2.coming-${process.ppid}`, 'half.js'))).toBe(true);
});

it('goes on from the last whole registry where a promotion was cut off, and leaves nothing of it', () => {
  publishForum('forum-1');
  promote(folder(), 'forum', 'forum-1');
  writeFileSync(at(`registry.json.coming-${dead()}`), '{"revision": 2, "rem');
  writeFileSync(at('revisions', `2.json.coming-${dead()}`), '{');
  writeFileSync(at('revisions', '2.json'), '{"revision": 2, "remotes": {"forum": ');
  publishForum('forum-2');
  promote(folder(), 'forum', 'forum-2');
  expect(readRegistry(folder())).toMatchObject({ revision: 2, remotes: { forum: { stable: 'forum-2', previous: 'forum-1' } } });
  expect(readdirSync(at('revisions'))).toEqual(['1.json', '2.json']);
  expect(readdirSync(folder()).filter((name) => name.includes('coming'))).toEqual([]);
});

it('leaves no half copy behind where copying fails', () => {
  const built = builtRelease(folder(), { remote: 'forum', release: 'forum-1' });
  mkdirSync(at('forum'), { recursive: true });
  // A file stands where the copy is made.
  writeFileSync(at('forum', 'forum-1'), '');
  expect(() => promote(folder(), 'forum', publish(folder(), built).release)).toThrow();
  expect(readdirSync(at('forum'))).toEqual(['forum-1']);
});
