import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { FlagDeclarations } from '@oracle-astra/shared/contract';
import { run } from '../cli';
import { readRegistry } from '../registry/registry-file';
import { writeBuiltRelease, useTemporaryFolder } from '../testing/built-release';

const folder = useTemporaryFolder();
const command = (...words: string[]) => run(folder(), words);
const flags: FlagDeclarations = {
  'forum.isShort': { type: 'boolean', default: false },
  'forum.order': { type: 'string', default: 'newest', values: ['newest', 'best'] },
};
const publish = (release: string, own?: FlagDeclarations) =>
  command('publish', writeBuiltRelease(folder(), { remote: release.split('-')[0]!, release, ...(own && { flags: own }) }));
const settingOf = async (flag: string) =>
  ((await readRegistry(folder())).remotes.forum?.flags as Record<string, unknown> | undefined)?.[flag];

beforeEach(async () => {
  await publish('shell-1');
  await command('promote', 'shell', 'shell-1');
  await publish('forum-1', flags);
  await command('promote', 'forum', 'forum-1');
});

it('sets a flag for a share, a role and a release, and lists it with who did it and when', async () => {
  await command('flag', 'forum.isShort', 'true', '--role', 'subscriber');
  await command('flag', 'forum.isShort', 'true=50', '--add', '--release', 'forum-1', '--reason', 'a try');
  expect(await settingOf('forum.isShort')).toEqual({
    rules: [
      { value: true, roles: ['subscriber'] },
      { value: true, percent: 50, release: 'forum-1' },
    ],
    run: 4,
  });
  const [line, ...changes] = await command('flag', 'forum.isShort');
  expect(line).toContain('boolean, by default false  true for subscriber; true 50 % with forum-1');
  expect(changes).toEqual([
    expect.stringMatching(/T.*Z {2}flag forum .*forum\.isShort true for subscriber; true 50 % with forum-1 by local "a try"/),
    expect.stringContaining('by local'),
  ]);
  expect((await command('flag'))[2]).toContain('forum.order');
});

it('switches a flag off at once and on again, with its rules, and clears it', async () => {
  await expect(command('flag', 'forum.isShort', 'off')).rejects.toThrow('forum.isShort is not set');
  await command('flag', 'forum.isShort', 'true=50');
  await command('flag', 'forum.isShort', 'off');
  expect(await settingOf('forum.isShort')).toEqual({ rules: [{ value: true, percent: 50 }], off: true, run: 4 });
  expect((await command('flag', 'forum.isShort'))[0]).toContain('OFF: true 50 %');
  expect(await command('flag', 'forum.isShort', 'off')).toEqual(['Revision 4']);
  await command('flag', 'forum.isShort', 'on');
  expect(await settingOf('forum.isShort')).toEqual({ rules: [{ value: true, percent: 50 }], run: 5 });
  await command('flag', 'forum.isShort', 'clear');
  expect(await settingOf('forum.isShort')).toBeUndefined();
});

it.each([
  [['forum.isShort', 'yes'], 'forum.isShort is a boolean, and not "yes"'],
  [['forum.order', 'oldest'], 'forum.order is a string among newest, best, and not "oldest"'],
  [['forum.order', 'best=60', 'newest=60'], 'are 120 together'],
  [['forum.order', 'best=0'], 'a share of more than 0'],
  [['forum.isUnknown', 'true'], 'No live release of forum declares the flag forum.isUnknown'],
  [['chat.isShort', 'true'], 'chat has no stable release yet'],
  [['forum.isShort', 'true', '--role', 'king'], '--role takes visitor, member, subscriber'],
])('refuses %j', async (words, reason) => {
  await expect(command('flag', ...words)).rejects.toThrow(reason);
  expect(await settingOf(words[0]!)).toBeUndefined();
});

it('keeps settings over promotes and rollbacks, and does not end a canary of the guard’s history', async () => {
  await command('flag', 'forum.isShort', 'true=50');
  await publish('forum-2', flags);
  await command('promote', 'forum', 'forum-2');
  await command('rollback', 'forum');
  expect(await settingOf('forum.isShort')).toMatchObject({ rules: [{ value: true, percent: 50 }] });
});

it('leaves others alone when one setting in the file is wrong, and says so', async () => {
  const file = path.join(folder(), 'registry.json');
  const registry = JSON.parse(readFileSync(file, 'utf8')) as { remotes: { forum: { flags: unknown } } };
  registry.remotes.forum.flags = { 'forum.isShort': 'on' };
  writeFileSync(file, JSON.stringify(registry));
  expect((await command('flag', 'forum.isShort'))[0]).toContain('SET WRONGLY');
  await command('flag', 'forum.order', 'best');
  expect(await settingOf('forum.isShort')).toBe('on');
  expect(await settingOf('forum.order')).toMatchObject({ rules: [{ value: 'best' }] });
});

it('the check refuses flags of another remote, of a wrong type, and of another type than is set', async () => {
  await command('flag', 'forum.isShort', 'true');
  await publish('forum-3', { 'chat.isShort': { type: 'boolean', default: false }, 'forum.rows': { type: 'number', default: 'ten' } });
  const refused = await command('check', 'forum', 'forum-3').catch(String);
  expect(refused).toContain('flags: forum-3: The flag chat.isShort of forum needs a name such as forum.isShorter');
  expect(refused).toContain('The default of forum.rows is not of its type');
  await publish('forum-4', { 'forum.isShort': { type: 'string', default: 'no', values: ['no', 'yes'] } });
  expect(await command('check', 'forum', 'forum-4').catch(String)).toContain(
    'forum.isShort is a string among no, yes, and not true, as it is set',
  );
});
