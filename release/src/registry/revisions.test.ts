/* eslint-disable max-lines -- the cases of one subject share their set-up */
import { closeSync, openSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Descriptor, Registry } from '@oracle-astra/shared/contract';
import { changeChecked } from '../check/change-checked';
import { publish } from '../publish';
import { halt, pin, promote, rollback, setCanary, unpin } from './registry';
import { folderRegistry, readHistory, readRegistry } from './registry-file';
import { writeBuiltRelease, useTemporaryFolder } from '../testing/built-release';

const folder = useTemporaryFolder();
const revision = (number: number) => JSON.parse(readFileSync(path.join(folder(), 'revisions', `${number}.json`), 'utf8')) as Registry;

beforeEach(async () => {
  for (const release of ['forum-1', 'forum-2']) await publish(folder(), writeBuiltRelease(folder(), { remote: 'forum', release }));
  await promote(folderRegistry(folder()), 'forum', 'forum-1');
});

it('returns to the last release that was not withdrawn', async () => {
  await publish(folder(), writeBuiltRelease(folder(), { remote: 'forum', release: 'forum-3' }));
  await promote(folderRegistry(folder()), 'forum', 'forum-2');
  await promote(folderRegistry(folder()), 'forum', 'forum-3');
  expect((await rollback(folderRegistry(folder()), 'forum', { reason: 'votes are lost' })).remotes.forum).toEqual({
    stable: 'forum-2',
    canary: null,
    previous: 'forum-1',
    withdrawn: [{ release: 'forum-3', reason: 'votes are lost', at: expect.any(String) }],
  });
  expect((await rollback(folderRegistry(folder()), 'forum')).remotes.forum).toMatchObject({ stable: 'forum-1', previous: null });
  await expect(rollback(folderRegistry(folder()), 'forum')).rejects.toThrow('forum has no release before its stable one');
});

it('a withdrawn release needs an override', async () => {
  await promote(folderRegistry(folder()), 'forum', 'forum-2');
  await rollback(folderRegistry(folder()), 'forum');
  const sentence = 'forum-2 was withdrawn (rolled back) and is not given again: publish a new release';
  await expect(promote(folderRegistry(folder()), 'forum', 'forum-2')).rejects.toThrow(sentence);
  await expect(setCanary(folderRegistry(folder()), 'forum', 'forum-2', 5)).rejects.toThrow(sentence);
  expect(
    (await promote(folderRegistry(folder()), 'forum', 'forum-2', undefined, { override: 'it was the network' })).remotes.forum,
  ).toEqual({
    stable: 'forum-2',
    canary: null,
    previous: 'forum-1',
  });
  expect((await readHistory(folder()))[0]).toMatchObject({ revision: 4, command: 'promote', override: 'it was the network' });
});

it('a halted canary is withdrawn, and halting it twice does nothing', async () => {
  await setCanary(folderRegistry(folder()), 'forum', 'forum-2', 5);
  await halt(folderRegistry(folder()), 'forum', 'forum-2', { reason: 'errors', by: 'rule' });
  const halted = await halt(folderRegistry(folder()), 'forum', 'forum-2', { reason: 'errors', by: 'rule' });
  expect(halted).toMatchObject({
    revision: 3,
    remotes: { forum: { canary: null, withdrawn: [{ release: 'forum-2', reason: 'errors' }] } },
  });
  await expect(setCanary(folderRegistry(folder()), 'forum', 'forum-2', 5)).rejects.toThrow('forum-2 was withdrawn (errors)');
});

it('a pinned remote keeps its release until it is unpinned', async () => {
  await pin(folderRegistry(folder()), 'forum', 'audit week');
  const sentence = 'forum is pinned at forum-1 (audit week): unpin forum first';
  await expect(promote(folderRegistry(folder()), 'forum', 'forum-2')).rejects.toThrow(sentence);
  await expect(promote(folderRegistry(folder()), 'forum', 'forum-2', undefined, { override: 'please' })).rejects.toThrow(sentence);
  expect((await pin(folderRegistry(folder()), 'forum', 'audit week')).revision).toBe(2);
  await unpin(folderRegistry(folder()), 'forum');
  expect((await promote(folderRegistry(folder()), 'forum', 'forum-2')).remotes.forum?.stable).toBe('forum-2');
});

it('of two decisions on the same revision the second is a conflict', async () => {
  const seen = await readRegistry(folder());
  await promote(folderRegistry(folder()), 'forum', 'forum-2', undefined, { seen, by: 'community' });
  await expect(setCanary(folderRegistry(folder()), 'forum', 'forum-1', 5, { seen, by: 'payments' })).rejects.toThrow(
    'forum was changed meanwhile by promote forum forum-2 by community, revision 2: nothing was done, look at status and ask again',
  );
  expect((await promote(folderRegistry(folder()), 'forum', 'forum-2', undefined, { seen })).revision).toBe(2);
});

it('a change of another remote is no conflict', async () => {
  const seen = await readRegistry(folder());
  await publish(folder(), writeBuiltRelease(folder(), { remote: 'chat', release: 'chat-1' }));
  await promote(folderRegistry(folder()), 'chat', 'chat-1');
  expect((await promote(folderRegistry(folder()), 'forum', 'forum-2', undefined, { seen })).revision).toBe(3);
});

it('a release is checked again if other live releases have changed', async () => {
  for (const release of ['shell-1', 'shell-2']) await publish(folder(), writeBuiltRelease(folder(), { remote: 'shell', release }));
  await promote(folderRegistry(folder()), 'shell', 'shell-1');
  const checkedBeside: (string | undefined)[] = [];
  const give = (remote: string, release: string, beside: string) =>
    changeChecked(
      folder(),
      async ({ remotes }) => {
        checkedBeside.push(remotes[beside]?.stable);
      },
      (checked) => promote(folderRegistry(folder()), remote, release, undefined, { checked }),
    );
  await Promise.all([give('shell', 'shell-2', 'forum'), give('forum', 'forum-2', 'shell')]);
  const { remotes } = await readRegistry(folder());
  expect([remotes.shell?.stable, remotes.forum?.stable]).toEqual(['shell-2', 'forum-2']);
  // The last change was checked against the other's new release.
  expect(checkedBeside).toHaveLength(3);
  expect(['shell-2', 'forum-2']).toContain(checkedBeside[2]);
});

it('refuses a release whose check never matches the live releases', async () => {
  await publish(folder(), writeBuiltRelease(folder(), { remote: 'chat', release: 'chat-1' }));
  const checked = await readRegistry(folder());
  await promote(folderRegistry(folder()), 'chat', 'chat-1');
  await expect(setCanary(folderRegistry(folder()), 'forum', 'forum-2', 5, { checked })).rejects.toThrow(
    'Beside forum visitors get chat chat-1',
  );
  expect((await readRegistry(folder())).revision).toBe(2);
});

it('a rollback ends the canary', async () => {
  await promote(folderRegistry(folder()), 'forum', 'forum-2');
  await setCanary(folderRegistry(folder()), 'forum', 'forum-1', 30);
  expect((await rollback(folderRegistry(folder()), 'forum')).remotes.forum?.canary).toBeNull();
});

it.each(['forum', 'nobody'])('fails for %s without a previous release', async (remote) => {
  await expect(rollback(folderRegistry(folder()), remote)).rejects.toThrow(`${remote} has no release before its stable one`);
  expect((await readRegistry(folder())).revision).toBe(1);
});

it('keeps every revision unchanged', async () => {
  await promote(folderRegistry(folder()), 'forum', 'forum-2');
  await rollback(folderRegistry(folder()), 'forum');
  expect([1, 2, 3].map((number) => revision(number).remotes.forum?.stable)).toEqual(['forum-1', 'forum-2', 'forum-1']);
  expect(revision(3)).toMatchObject(await readRegistry(folder()));
  expect(revision(3)).toMatchObject({ change: { command: 'rollback', remote: 'forum' } });
});

it('logs each change with its revision', async () => {
  await promote(folderRegistry(folder()), 'forum', 'forum-2');
  const lines = readFileSync(path.join(folder(), 'log.txt'), 'utf8').trim().split('\n');
  expect(lines.at(-1)).toMatch(/^\d{4}-\d\d-\d\dT\S+ promote forum forum-2 -> revision 2$/);
});

describe('an earlier release that does not fit the live releases', () => {
  const api = '@oracle-astra/shared/api';
  const give = async (remote: string, release: string, described: Partial<Descriptor>) =>
    await promote(
      folderRegistry(folder()),
      remote,
      (await publish(folder(), writeBuiltRelease(folder(), { remote, release, ...described }))).release,
    );

  beforeEach(async () => {
    await give('shell', 'shell-1', { provides: { react: '19.3.1' }, types: { [api]: { useForum: 'one' } } });
    await give('forum', 'forum-3', { needs: { react: '^19.0.0' }, types: { [api]: { useForum: 'one' } } });
    await give('shell', 'shell-2', { provides: { react: '20.0.0' }, types: { [api]: { useForum: 'two' } } });
    await give('forum', 'forum-4', { needs: { react: '^20.0.0' }, types: { [api]: { useForum: 'two' } } });
  });

  it.each([
    ['forum', 'forum-3 does not fit what is live now. forum-3 does not run over shell-2: react ^19.0.0 is needed, the shell gives 20.0.0'],
    ['shell', 'shell-1 does not fit what is live now. forum-4 does not run over shell-1: react ^20.0.0 is needed, the shell gives 19.3.1'],
  ])('is refused for %s, and accepted with an override', async (remote, sentence) => {
    await expect(rollback(folderRegistry(folder()), remote)).rejects.toThrow(sentence);
    expect((await rollback(folderRegistry(folder()), remote, { override: 'it burns' })).remotes[remote]?.previous).toBe(
      remote === 'forum' ? 'forum-1' : null,
    );
  });
});

it('logs a reason with line breaks in one line', async () => {
  await pin(folderRegistry(folder()), 'forum', 'audit\n2026-01-01T00:00:00.000Z promote chat chat-9 by nobody');
  const lines = readFileSync(path.join(folder(), 'log.txt'), 'utf8').trim().split('\n');
  expect(lines.at(-1)).toMatch(/ pin forum .*audit/);
});

it('replaces the registry file, so that an open reader sees the old content', async () => {
  const file = path.join(folder(), 'registry.json');
  const before = readFileSync(file, 'utf8');
  const reader = openSync(file, 'r');
  await promote(folderRegistry(folder()), 'forum', 'forum-2');
  expect(readFileSync(reader, 'utf8')).toBe(before);
  closeSync(reader);
  expect(readFileSync(file, 'utf8')).not.toBe(before);
  expect(readdirSync(folder()).filter((name) => name.startsWith('registry.json'))).toEqual(['registry.json']);
});
