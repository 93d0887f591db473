import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { run } from '../cli';
import { autoPromote } from './auto-promote';
import { readRegistry, withRegistryLock, writeRevisions } from './registry-file';
import { writeBuiltRelease, useTemporaryFolder } from '../testing/built-release';

const folder = useTemporaryFolder();
const command = (...words: string[]) => run(folder(), words);
const built = (release: string) => writeBuiltRelease(folder(), { remote: 'forum', release });
const start = (release: string) => autoPromote(folder(), built(release), 'own');
const serve = (release: string) => autoPromote(folder(), built(release), 'missing');
const forum = async () => (await readRegistry(folder())).remotes.forum;
const stays = (at: string, release: string) => `forum stays at ${at}; to take the new build: npm run release -- promote forum ${release}`;

describe('npm start', () => {
  it('promotes the first build and each later one', async () => {
    expect(await start('forum-1')).toBeNull();
    expect(await start('forum-2')).toBeNull();
    expect(await forum()).toEqual({ stable: 'forum-2', canary: null, previous: 'forum-1', set_by: 'start' });
  });

  it('creates no revision when nothing changed', async () => {
    await start('forum-1');
    await start('forum-1');
    expect((await readRegistry(folder())).revision).toBe(1);
  });

  it.each<[string, string[], string]>([
    ['a rollback', ['rollback', 'forum'], 'forum-1'],
    ['a promotion', ['promote', 'forum', 'forum-1'], 'forum-1'],
    ['a promotion of the build that it gave itself', ['promote', 'forum', 'forum-2'], 'forum-2'],
    ['the end of a canary', ['canary', 'forum', 'forum-1', '0'], 'forum-2'],
    ['a canary', ['canary', 'forum', 'forum-1', '20'], 'forum-2 with forum-1 for 20 %'],
  ])('keeps %s at every start, and says so', async (_what, words, at) => {
    await start('forum-1');
    await start('forum-2');
    await command(...words);
    const before = await forum();
    expect(await start('forum-3')).toBe(stays(at, 'forum-3'));
    expect(await start('forum-3')).toBe(stays(at, 'forum-3'));
    expect(await forum()).toEqual(before);
  });

  it('returns no notice when the operator promoted the build', async () => {
    await start('forum-1');
    await command('promote', 'forum', 'forum-1');
    expect(await start('forum-1')).toBeNull();
  });

  it('keeps the channels of an older registry that lacks set_by', async () => {
    await start('forum-1');
    const file = path.join(folder(), 'registry.json');
    writeFileSync(file, readFileSync(file, 'utf8').replace(/,\s*"set_by": "start"/, ''));
    expect(await start('forum-2')).toBe(stays('forum-1', 'forum-2'));
  });

  it('keeps an operator’s choice made while it waited for the registry', async () => {
    await start('forum-1');
    await command('publish', built('forum-0'));
    let begun: Promise<string | null> = Promise.resolve(null);
    await withRegistryLock(folder(), async (lock) => {
      begun = start('forum-2');
      while (!readdirSync(folder()).some((name) => name.startsWith('registry.lock.staging-'))) await setTimeout(5);
      const registry = { revision: 2, remotes: { forum: { stable: 'forum-0', canary: null, previous: 'forum-1' } } };
      await writeRevisions(
        folder(),
        [{ registry, change: { at: '2026-01-01', command: 'promote', remote: 'forum', release: 'forum-0' } }],
        lock,
      );
    });
    expect(await begun).toBe(stays('forum-0', 'forum-2'));
    expect((await forum())?.stable).toBe('forum-0');
  });

  it('promotes again after follow', async () => {
    await start('forum-1');
    await command('promote', 'forum', 'forum-1');
    expect(await command('follow', 'forum')).toEqual(['Revision 3']);
    expect(await command('status')).toEqual(['Revision 3', 'forum      forum-1  set by npm start']);
    expect(await start('forum-2')).toBeNull();
    expect((await forum())?.stable).toBe('forum-2');
  });
});

describe('npm run serve', () => {
  it('promotes only remotes without a stable release', async () => {
    expect(await serve('forum-1')).toBeNull();
    expect(await serve('forum-2')).toBe(stays('forum-1', 'forum-2'));
    expect((await forum())?.stable).toBe('forum-1');
  });

  it('keeps releases that npm start promoted', async () => {
    await start('forum-1');
    expect(await serve('forum-2')).toBe(stays('forum-1', 'forum-2'));
  });

  it('publishes the build, so that an operator can promote it', async () => {
    await serve('forum-1');
    await serve('forum-2');
    await command('promote', 'forum', 'forum-2');
    expect(await serve('forum-2')).toBeNull();
  });
});

it('follow fails before anything was promoted', async () => {
  await expect(command('follow', 'forum')).rejects.toThrow('forum has no stable release yet: promote one first');
});
