import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { publish } from './publish';
import { halt, promote, setCanary } from './registry';
import { folderRegistry, readRegistry } from './registry-file';
import { readDescriptor } from './release-folder';
import { writeBuiltRelease, useTemporaryFolder } from './testing/built-release';

const folder = useTemporaryFolder();
const inFolder = (...parts: string[]) => path.join(folder(), ...parts);
const text = (...parts: string[]) => readFileSync(inFolder(...parts), 'utf8');
const publishForum = (...releases: string[]) =>
  releases.forEach((release) => publish(folder(), writeBuiltRelease(folder(), { remote: 'forum', release })));

it('is empty with revision 0 before anything was promoted', () => {
  expect(readRegistry(folder())).toEqual({ revision: 0, remotes: {} });
});

describe('publishing', () => {
  it('copies the whole release and leaves no staging folder', () => {
    publishForum('forum-1');
    expect(readDescriptor(folder(), 'forum', 'forum-1').release).toBe('forum-1');
    expect(text('forum', 'forum-1', 'entry.js')).toBe('entry("forum_1")');
    expect(readdirSync(inFolder('forum'))).toEqual(['forum-1']);
  });

  it('never changes a published release', () => {
    publishForum('forum-1');
    const built = writeBuiltRelease(folder(), { remote: 'forum', release: 'forum-1' });
    writeFileSync(path.join(built, 'entry.js'), 'other()');
    publish(folder(), built);
    expect(text('forum', 'forum-1', 'entry.js')).toBe('entry("forum_1")');
    expect(text('log.txt').match(/publish/g)).toHaveLength(1);
  });

  it('refuses other content under the name of a published release, and keeps that one', () => {
    publishForum('forum-1');
    const other = writeBuiltRelease(folder(), { remote: 'forum', release: 'forum-1' }, { contents: { 'page.js': 'other()' } });
    expect(() => publish(folder(), other)).toThrow('forum-1 is published already with other content');
    expect(publish(folder(), other, { keepsOther: true }).release).toBe('forum-1');
    expect(readdirSync(inFolder('forum', 'forum-1'))).not.toContain('page.js');
  });

  it('takes the same content of another commit', () => {
    publishForum('forum-1');
    expect(publish(folder(), writeBuiltRelease(folder(), { remote: 'forum', release: 'forum-1', commit: 'abc' })).release).toBe('forum-1');
  });

  it('does not promote the release', () => {
    publishForum('forum-1');
    expect(readRegistry(folder()).remotes).toEqual({});
  });

  it('ignores the files of an interrupted copy', () => {
    const stagingFolder = inFolder('forum', `forum-1.staging-${process.pid}`);
    mkdirSync(stagingFolder, { recursive: true });
    writeFileSync(path.join(stagingFolder, 'half.js'), 'half(');
    publishForum('forum-1');
    expect(readdirSync(inFolder('forum', 'forum-1')).sort()).toEqual(['descriptor.json', 'entry.js', 'server.cjs']);
    expect(readdirSync(inFolder('forum'))).toEqual(['forum-1']);
  });

  it('rejects a folder without a release', () => {
    expect(() => publish(folder(), folder())).toThrow(`${folder()} is no built release: it holds no descriptor.json`);
  });
});

describe('promoting', () => {
  it('makes a release stable and stores the previous one', () => {
    publishForum('forum-1', 'forum-2');
    promote(folderRegistry(folder()), 'forum', 'forum-1');
    expect(readRegistry(folder()).remotes.forum).toEqual({ stable: 'forum-1', canary: null, previous: null });
    promote(folderRegistry(folder()), 'forum', 'forum-2');
    expect(readRegistry(folder())).toEqual({ revision: 2, remotes: { forum: { stable: 'forum-2', canary: null, previous: 'forum-1' } } });
  });

  it('creates no revision when the release is already stable', () => {
    publishForum('forum-1');
    promote(folderRegistry(folder()), 'forum', 'forum-1');
    expect(promote(folderRegistry(folder()), 'forum', 'forum-1').revision).toBe(1);
  });

  it('promoting the stable release again ends the canary and keeps the previous release', () => {
    publishForum('forum-1', 'forum-2', 'forum-3');
    promote(folderRegistry(folder()), 'forum', 'forum-1');
    promote(folderRegistry(folder()), 'forum', 'forum-2');
    setCanary(folderRegistry(folder()), 'forum', 'forum-3', 10);
    expect(promote(folderRegistry(folder()), 'forum', 'forum-2').remotes.forum).toEqual({
      stable: 'forum-2',
      canary: null,
      previous: 'forum-1',
    });
  });

  it('rejects an unpublished release and changes nothing', () => {
    expect(() => promote(folderRegistry(folder()), 'forum', 'forum-9')).toThrow('forum has no release forum-9: publish it first');
    expect(readRegistry(folder()).revision).toBe(0);
  });
});

describe('a canary', () => {
  beforeEach(() => {
    publishForum('forum-1', 'forum-2');
    promote(folderRegistry(folder()), 'forum', 'forum-1');
  });

  it.each([1, 50, 100])('accepts %d percent', (percent) => {
    expect(setCanary(folderRegistry(folder()), 'forum', 'forum-2', percent).remotes.forum).toEqual({
      stable: 'forum-1',
      canary: { release: 'forum-2', percent },
      previous: null,
    });
  });

  it('ends with 0 percent', () => {
    setCanary(folderRegistry(folder()), 'forum', 'forum-2', 20);
    expect(setCanary(folderRegistry(folder()), 'forum', 'forum-2', 0).remotes.forum?.canary).toBeNull();
  });

  it.each([-1, 101, Number.NaN, Number.POSITIVE_INFINITY])('rejects %d percent', (percent) => {
    expect(() => setCanary(folderRegistry(folder()), 'forum', 'forum-2', percent)).toThrow(
      `A canary takes 0 to 100 percent, not ${percent}`,
    );
    expect(readRegistry(folder()).revision).toBe(1);
  });

  it('is not the stable release, which a halt would withdraw', () => {
    expect(() => setCanary(folderRegistry(folder()), 'forum', 'forum-1', 5)).toThrow(
      'forum-1 is the stable release of forum: everyone has it',
    );
  });

  it('is ended by its name alone', () => {
    publishForum('forum-3');
    setCanary(folderRegistry(folder()), 'forum', 'forum-2', 20);
    const sentence = 'forum-3 is not the canary of forum, forum-2 is: nothing was done';
    expect(() => setCanary(folderRegistry(folder()), 'forum', 'forum-3', 0)).toThrow(sentence);
    expect(() => halt(folderRegistry(folder()), 'forum', 'forum-3', { reason: 'wrong name' })).toThrow(sentence);
    expect(readRegistry(folder()).remotes.forum?.canary?.release).toBe('forum-2');
  });

  it('requires a published release and a stable one', () => {
    expect(() => setCanary(folderRegistry(folder()), 'forum', 'forum-9', 5)).toThrow('forum has no release forum-9: publish it first');
    publish(folder(), writeBuiltRelease(folder(), { remote: 'chat', release: 'chat-1' }));
    expect(() => setCanary(folderRegistry(folder()), 'chat', 'chat-1', 5)).toThrow('chat has no stable release yet: promote one first');
  });
});
