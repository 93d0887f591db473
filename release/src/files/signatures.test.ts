import { existsSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { publish } from '../publish';
import { createKey, readKeys, readSigner, verifyFolder, type Signer } from './signatures';
import { useTemporaryFolder, writeBuiltRelease } from '../testing/built-release';

const folder = useTemporaryFolder();
const at = (...parts: string[]) => path.join(folder(), ...parts);
const published = () => at('forum', 'forum-1');
const verify = async () => await verifyFolder(published(), 'forum', await readKeys(folder()));
const publishForum = async (signer: Signer | Promise<Signer> = readSigner(folder(), {})) =>
  publish(folder(), writeBuiltRelease(folder(), { remote: 'forum', release: 'forum-1' }), { signer: await signer });

it('a folder creates its own key, readable only by this user, and signs with it', async () => {
  await publishForum();
  expect((await verify()).id).toBe('local');
  expect(statSync(at('local-key.pem')).mode & 0o777).toBe(0o600);
  expect((await readSigner(folder(), {})).id).toBe('local');
  expect(await readKeys(folder())).toHaveLength(1);
});

it('refuses a descriptor that was changed after it was signed', async () => {
  await publishForum();
  const file = path.join(published(), 'descriptor.json');
  writeFileSync(file, readFileSync(file, 'utf8').replace('1.0.0', '1.0.1'));
  await expect(verify()).rejects.toThrow('The signature of the release is wrong: its descriptor was changed after local signed it');
});

it('refuses a missing or truncated signature and an unknown key', async () => {
  await publish(folder(), writeBuiltRelease(folder(), { remote: 'forum', release: 'forum-1' }));
  await expect(verify()).rejects.toThrow('The release is not signed: publish it with the key of its team');
  writeFileSync(path.join(published(), 'signature.json'), '{"key": "loc');
  await expect(verify()).rejects.toThrow('The release is signed by a key that is not known here');
  writeFileSync(path.join(published(), 'signature.json'), '{"key": "stranger", "signature": "AAAA"}');
  await expect(verify()).rejects.toThrow('The release is signed by a key that is not known here (stranger)');
});

it('a team signs only its own remotes', async () => {
  await createKey(folder(), { id: 'payments', remotes: ['commerce'], file: at('payments.pem') });
  const signer = await readSigner(folder(), { RELEASE_KEY: at('payments.pem') });
  await expect(publishForum(signer)).rejects.toThrow('The key payments releases commerce, and not forum');
});

it.each<[string, string[], string]>([
  ['Community', ['forum'], '"Community" cannot be the name of a key'],
  ['community', ['Forum'], '"Forum" cannot be the name of a remote'],
])('a useless key %j for %j is not created', async (id, remotes, sentence) => {
  await expect(createKey(folder(), { id, remotes, file: at('community.pem') })).rejects.toThrow(sentence);
  expect([existsSync(at('community.pem')), await readKeys(folder())]).toEqual([false, []]);
});

it('never writes over the private half of another key', async () => {
  await createKey(folder(), { id: 'community', remotes: ['forum'], file: at('team.pem') });
  const before = readFileSync(at('team.pem'), 'utf8');
  await expect(createKey(folder(), { id: 'payments', remotes: ['commerce'], file: at('team.pem') })).rejects.toThrow(
    'is there already: name a new file',
  );
  expect(readFileSync(at('team.pem'), 'utf8')).toBe(before);
  expect(await readKeys(folder())).toHaveLength(1);
});

it('with required signatures there is no key of the folder', async () => {
  await expect(readSigner(folder(), { RELEASE_SIGNATURES: 'required' })).rejects.toThrow(
    'name the file of your team’s key with RELEASE_KEY',
  );
});
