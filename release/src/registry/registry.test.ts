/* eslint-disable max-lines -- the cases of one subject share their set-up */
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { createOwnerName } from '../files/process-owner';
import { publish } from '../publish';
import { halt, promote, setCanary } from './registry';
import { folderRegistry, readRegistry } from './registry-file';
import { readDescriptor } from '../files/release-folder';
import { writeBuiltRelease, useTemporaryFolder } from '../testing/built-release';

const folder = useTemporaryFolder();
const inFolder = (...parts: string[]) => path.join(folder(), ...parts);
const text = (...parts: string[]) => readFileSync(inFolder(...parts), 'utf8');
async function publishForum(...releases: string[]): Promise<void> {
  for (const release of releases) await publish(folder(), writeBuiltRelease(folder(), { remote: 'forum', release }));
}

it('is empty with revision 0 before anything was promoted', async () => {
  expect(await readRegistry(folder())).toEqual({ revision: 0, remotes: {} });
});

describe('publishing', () => {
  it('copies the whole release and leaves no staging folder', async () => {
    await publishForum('forum-1');
    expect((await readDescriptor(folder(), 'forum', 'forum-1')).release).toBe('forum-1');
    expect(text('forum', 'forum-1', 'entry.js')).toBe('entry("forum_1")');
    expect(readdirSync(inFolder('forum'))).toEqual(['forum-1']);
  });

  it('never changes a published release', async () => {
    await publishForum('forum-1');
    const built = writeBuiltRelease(folder(), { remote: 'forum', release: 'forum-1' });
    writeFileSync(path.join(built, 'entry.js'), 'other()');
    await publish(folder(), built);
    expect(text('forum', 'forum-1', 'entry.js')).toBe('entry("forum_1")');
    expect(text('log.txt').match(/publish/g)).toHaveLength(1);
  });

  it('refuses other content under the name of a published release', async () => {
    await publishForum('forum-1');
    const other = writeBuiltRelease(folder(), { remote: 'forum', release: 'forum-1' }, { contents: { 'page.js': 'other()' } });
    await expect(publish(folder(), other)).rejects.toThrow('forum-1 is published already with other content');
    expect((await publish(folder(), other, { keepsOther: true })).release).toBe('forum-1');
    expect(readdirSync(inFolder('forum', 'forum-1'))).not.toContain('page.js');
  });

  it('accepts the same content from another commit', async () => {
    await publishForum('forum-1');
    expect((await publish(folder(), writeBuiltRelease(folder(), { remote: 'forum', release: 'forum-1', commit: 'abc' }))).release).toBe(
      'forum-1',
    );
  });

  it('does not promote the release', async () => {
    await publishForum('forum-1');
    expect((await readRegistry(folder())).remotes).toEqual({});
  });

  it('ignores the files of an interrupted copy', async () => {
    const [host] = (await createOwnerName()).split('-');
    const stagingFolder = inFolder('forum', `forum-1.staging-${host}-${process.pid}-1-aaaaaaaaaaaa-1`);
    mkdirSync(stagingFolder, { recursive: true });
    writeFileSync(path.join(stagingFolder, 'half.js'), 'half(');
    await publishForum('forum-1');
    expect(readdirSync(inFolder('forum', 'forum-1')).sort()).toEqual(['descriptor.json', 'entry.js', 'server.cjs']);
    expect(readdirSync(inFolder('forum'))).toEqual(['forum-1']);
  });

  it('rejects a folder without a release', async () => {
    await expect(publish(folder(), folder())).rejects.toThrow(`${folder()} is no built release: it holds no descriptor.json`);
  });
});

describe('promoting', () => {
  it('makes a release stable and stores the previous one', async () => {
    await publishForum('forum-1', 'forum-2');
    await promote(folderRegistry(folder()), 'forum', 'forum-1');
    expect((await readRegistry(folder())).remotes.forum).toEqual({ stable: 'forum-1', canary: null, previous: null });
    await promote(folderRegistry(folder()), 'forum', 'forum-2');
    expect(await readRegistry(folder())).toEqual({
      revision: 2,
      remotes: { forum: { stable: 'forum-2', canary: null, previous: 'forum-1' } },
    });
  });

  it('creates no revision when the release is already stable', async () => {
    await publishForum('forum-1');
    await promote(folderRegistry(folder()), 'forum', 'forum-1');
    expect((await promote(folderRegistry(folder()), 'forum', 'forum-1')).revision).toBe(1);
  });

  it('promoting the stable release again ends the canary and keeps the previous release', async () => {
    await publishForum('forum-1', 'forum-2', 'forum-3');
    await promote(folderRegistry(folder()), 'forum', 'forum-1');
    await promote(folderRegistry(folder()), 'forum', 'forum-2');
    await setCanary(folderRegistry(folder()), 'forum', 'forum-3', 10);
    expect((await promote(folderRegistry(folder()), 'forum', 'forum-2')).remotes.forum).toEqual({
      stable: 'forum-2',
      canary: null,
      previous: 'forum-1',
    });
  });

  it('rejects an unpublished release and changes nothing', async () => {
    await expect(promote(folderRegistry(folder()), 'forum', 'forum-9')).rejects.toThrow('forum has no release forum-9: publish it first');
    expect((await readRegistry(folder())).revision).toBe(0);
  });
});

describe('a canary', () => {
  beforeEach(async () => {
    await publishForum('forum-1', 'forum-2');
    await promote(folderRegistry(folder()), 'forum', 'forum-1');
  });

  it.each([1, 50, 100])('accepts %d percent', async (percent) => {
    expect((await setCanary(folderRegistry(folder()), 'forum', 'forum-2', percent)).remotes.forum).toEqual({
      stable: 'forum-1',
      canary: { release: 'forum-2', percent },
      previous: null,
    });
  });

  it('ends with 0 percent', async () => {
    await setCanary(folderRegistry(folder()), 'forum', 'forum-2', 20);
    expect((await setCanary(folderRegistry(folder()), 'forum', 'forum-2', 0)).remotes.forum?.canary).toBeNull();
  });

  it.each([-1, 101, Number.NaN, Number.POSITIVE_INFINITY])('rejects %d percent', async (percent) => {
    await expect(setCanary(folderRegistry(folder()), 'forum', 'forum-2', percent)).rejects.toThrow(
      `A canary takes 0 to 100 percent, not ${percent}`,
    );
    expect((await readRegistry(folder())).revision).toBe(1);
  });

  it('cannot be the stable release', async () => {
    await expect(setCanary(folderRegistry(folder()), 'forum', 'forum-1', 5)).rejects.toThrow(
      'forum-1 is the stable release of forum: everyone has it',
    );
  });

  it('is ended only by its name', async () => {
    await publishForum('forum-3');
    await setCanary(folderRegistry(folder()), 'forum', 'forum-2', 20);
    const sentence = 'forum-3 is not the canary of forum, forum-2 is: nothing was done';
    await expect(setCanary(folderRegistry(folder()), 'forum', 'forum-3', 0)).rejects.toThrow(sentence);
    await expect(halt(folderRegistry(folder()), 'forum', 'forum-3', { reason: 'wrong name' })).rejects.toThrow(sentence);
    expect((await readRegistry(folder())).remotes.forum?.canary?.release).toBe('forum-2');
  });

  it('requires a published release and a stable one', async () => {
    await expect(setCanary(folderRegistry(folder()), 'forum', 'forum-9', 5)).rejects.toThrow(
      'forum has no release forum-9: publish it first',
    );
    await publish(folder(), writeBuiltRelease(folder(), { remote: 'chat', release: 'chat-1' }));
    await expect(setCanary(folderRegistry(folder()), 'chat', 'chat-1', 5)).rejects.toThrow(
      'chat has no stable release yet: promote one first',
    );
  });
});
