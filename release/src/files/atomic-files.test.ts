import { existsSync, mkdirSync, readdirSync, utimesSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { createOwnerName } from './process-owner';
import { publish } from '../publish';
import { promote } from '../registry/registry';
import { folderRegistry, readRegistry } from '../registry/registry-file';
import { writeBuiltRelease, useTemporaryFolder } from '../testing/built-release';

const folder = useTemporaryFolder();
const at = (...parts: string[]) => path.join(folder(), ...parts);
/** The name of an ended process of this host, or of a process of another host. */
async function nameOwner(place: 'ended' | 'elsewhere'): Promise<string> {
  const [host] = (await createOwnerName()).split('-');
  return `${place === 'ended' ? host : 'bbbbbbbbbbbb'}-${process.pid}-1-aaaaaaaaaaaa-1`;
}

function leavePartialCopy(...parts: string[]): void {
  mkdirSync(at(...parts), { recursive: true });
  writeFileSync(at(...parts, 'half.js'), 'half(');
}

const publishForum = async (release: string) => await publish(folder(), writeBuiltRelease(folder(), { remote: 'forum', release }));

it('publishing removes partial copies that killed processes left', async () => {
  leavePartialCopy('forum', `forum-1.staging-${await nameOwner('ended')}`);
  leavePartialCopy('forum', `forum-2.staging-${await nameOwner('ended')}`);
  await publishForum('forum-3');
  expect(readdirSync(at('forum'))).toEqual(['forum-3']);
});

it('publishing an existing release removes them too', async () => {
  await publishForum('forum-1');
  leavePartialCopy('forum', `forum-2.staging-${await nameOwner('ended')}`);
  await publishForum('forum-1');
  expect(readdirSync(at('forum'))).toEqual(['forum-1']);
});

it.each([
  ['a running process', () => createOwnerName()],
  ['another host, whose processes have the same ids', () => nameOwner('elsewhere')],
  ['a release before, which knew the process id alone', async () => String(process.pid)],
])('keeps the partial copy of %s', async (_who, name) => {
  const staging = `forum-2.staging-${await name()}`;
  leavePartialCopy('forum', staging);
  await publishForum('forum-1');
  expect(existsSync(at('forum', staging, 'half.js'))).toBe(true);
});

it('removes the partial copy of another host once it is a day old', async () => {
  const staging = `forum-2.staging-${await nameOwner('elsewhere')}`;
  leavePartialCopy('forum', staging);
  utimesSync(at('forum', staging), 60, 60);
  await publishForum('forum-1');
  expect(readdirSync(at('forum'))).toEqual(['forum-1']);
});

it('promotes from the last complete registry after an interrupted promotion, and removes its files', async () => {
  await publishForum('forum-1');
  await promote(folderRegistry(folder()), 'forum', 'forum-1');
  writeFileSync(at(`registry.json.staging-${await nameOwner('ended')}`), '{"revision": 2, "rem');
  writeFileSync(at('revisions', `2.json.staging-${await nameOwner('ended')}`), '{');
  writeFileSync(at('revisions', '2.json'), '{"revision": 2, "remotes": {"forum": ');
  await publishForum('forum-2');
  await promote(folderRegistry(folder()), 'forum', 'forum-2');
  expect(await readRegistry(folder())).toMatchObject({ revision: 2, remotes: { forum: { stable: 'forum-2', previous: 'forum-1' } } });
  expect(readdirSync(at('revisions'))).toEqual(['1.json', '2.json']);
  expect(readdirSync(folder()).filter((name) => name.includes('staging'))).toEqual([]);
});

it('leaves no partial copy when publishing fails', async () => {
  const built = writeBuiltRelease(folder(), { remote: 'forum', release: 'forum-1' });
  mkdirSync(at('forum'), { recursive: true });
  // A file at the target path makes the copy fail.
  writeFileSync(at('forum', 'forum-1'), '');
  await expect(
    (async () => await promote(folderRegistry(folder()), 'forum', (await publish(folder(), built)).release))(),
  ).rejects.toThrow();
  expect(readdirSync(at('forum'))).toEqual(['forum-1']);
});
