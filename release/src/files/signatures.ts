import { createPrivateKey, createPublicKey, generateKeyPairSync, sign, verify, type KeyObject } from 'node:crypto';
import { mkdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { assertValidName, releaseKey, releaseKeys, releaseSignature, type ReleaseKey } from '@oracle-astra/shared/contract';
import { exists, writeFileAtomically } from './atomic-files';
import { withFileLock } from './file-lock';

export const signatureFile = 'signature.json';

/** A private key and the remotes that it may release. */
export interface Signer {
  id: string;
  remotes: string[];
  privateKey: KeyObject;
}

/** Files of keys: `RELEASE_KEYS` the public ones, `RELEASE_KEY` the private one of a team, `RELEASE_SIGNATURES=required` for production. */
export type KeyEnvironment = Readonly<Partial<Record<'RELEASE_KEYS' | 'RELEASE_KEY' | 'RELEASE_SIGNATURES', string>>>;

const toPublic = (key: KeyObject) => createPublicKey(key).export({ type: 'spki', format: 'der' }).toString('base64');

const getKeysFile = (folder: string, { RELEASE_KEYS: file }: KeyEnvironment) => file || path.join(folder, 'keys.json');

/** The public keys of the teams; none if there is no file. */
export async function readKeys(folder: string, env: KeyEnvironment = {}): Promise<ReleaseKey[]> {
  const file = getKeysFile(folder, env);
  if (!(await exists(file))) return [];
  const { data, error } = releaseKeys.safeParse(JSON.parse(await readFile(file, 'utf8')));
  if (!data) throw new Error(`${file} is no list of keys: ${error.issues[0]?.message ?? ''}`);
  return data.keys;
}

/** Throws if a key may not release a remote. */
export function assertMayRelease({ id, remotes }: Pick<ReleaseKey, 'id' | 'remotes'>, remote: string): void {
  if (!remotes.includes('*') && !remotes.includes(remote))
    throw new Error(`The key ${id} releases ${remotes.join(', ')}, and not ${remote}`);
}

/** Throws if a key with this name and these remotes could never release anything. */
function assertValidKey(id: string, remotes: readonly string[]): void {
  if (!releaseKey.shape.id.safeParse(id).success)
    throw new Error(`"${id}" cannot be the name of a key: use small letters, digits and dashes, as in "community"`);
  for (const remote of remotes.filter((name) => name !== '*')) assertValidName('remote', remote);
}

/**
 * Adds a key pair to the list of keys and writes the private half to a new file that only this user can read. Throws if the
 * file exists, because it may be the only copy of another team's key.
 */
export async function createKey(
  folder: string,
  { id, remotes, file }: { id: string; remotes: string[]; file: string },
  env: KeyEnvironment = {},
): Promise<void> {
  assertValidKey(id, remotes);
  await mkdir(folder, { recursive: true });
  await withFileLock(path.join(folder, 'keys.lock'), async () => {
    const keys = await readKeys(folder, env);
    if (keys.some((key) => key.id === id)) throw new Error(`There is a key ${id} already`);
    if (await exists(file)) throw new Error(`${file} is there already: name a new file`);
    const { privateKey } = generateKeyPairSync('ed25519');
    await writeFileAtomically(file, String(privateKey.export({ type: 'pkcs8', format: 'pem' })), 0o600);
    const all = releaseKeys.parse({ keys: [...keys, { id, remotes, public: toPublic(privateKey) }] });
    await writeFileAtomically(getKeysFile(folder, env), `${JSON.stringify(all, null, 1)}\n`);
  });
}

/** The signing key of this environment. Without one, outside of production, the folder gets a key for all remotes. */
export async function readSigner(folder: string, env: KeyEnvironment): Promise<Signer> {
  if (env.RELEASE_KEY) return readPrivateKey(folder, env.RELEASE_KEY, env);
  if (env.RELEASE_SIGNATURES === 'required') throw new Error('Releases are signed here: name the file of your team’s key with RELEASE_KEY');
  const file = path.join(folder, 'local-key.pem');
  if (!(await exists(file))) {
    try {
      await createKey(folder, { id: 'local', remotes: ['*'], file });
    } catch (error) {
      // Two processes may create it at the same time.
      if (!(await exists(file))) throw error;
    }
  }
  return readPrivateKey(folder, file, {});
}

async function readPrivateKey(folder: string, file: string, env: KeyEnvironment): Promise<Signer> {
  const privateKey = createPrivateKey(await readFile(file, 'utf8'));
  const known = (await readKeys(folder, env)).find((key) => key.public === toPublic(privateKey));
  if (!known) throw new Error(`The key in ${file} is not in ${getKeysFile(folder, env)}`);
  return { id: known.id, remotes: known.remotes, privateKey };
}

/** Signs the descriptor in a folder. Throws if the key may not release the remote. */
export async function signFolder(folder: string, remote: string, signer: Signer): Promise<void> {
  assertMayRelease(signer, remote);
  const signature = sign(null, await readFile(path.join(folder, 'descriptor.json')), signer.privateKey).toString('base64');
  await writeFileAtomically(path.join(folder, signatureFile), `${JSON.stringify({ key: signer.id, signature })}\n`);
}

/**
 * Verifies the signature (the content of signature.json) of a descriptor's bytes; returns the key. Throws a sentence if it is
 * wrong, foreign or missing.
 */
export function verifySignature(descriptor: Buffer, signature: string | null, remote: string, keys: readonly ReleaseKey[]): ReleaseKey {
  if (signature === null) throw new Error('The release is not signed: publish it with the key of its team');
  const { data } = releaseSignature.safeParse(parseJson(signature));
  const key = keys.find(({ id }) => id === data?.key);
  if (!data || !key) throw new Error(`The release is signed by a key that is not known here${data ? ` (${data.key})` : ''}`);
  assertMayRelease(key, remote);
  const publicKey = createPublicKey({ key: Buffer.from(key.public, 'base64'), format: 'der', type: 'spki' });
  if (!verify(null, descriptor, publicKey, Buffer.from(data.signature, 'base64')))
    throw new Error(`The signature of the release is wrong: its descriptor was changed after ${key.id} signed it`);
  return key;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    // Invalid JSON counts as unsigned; the caller reports it.
    return null;
  }
}

/** Verifies the release in a folder; see `verifySignature`. */
export async function verifyFolder(folder: string, remote: string, keys: readonly ReleaseKey[]): Promise<ReleaseKey> {
  const file = path.join(folder, signatureFile);
  return verifySignature(
    await readFile(path.join(folder, 'descriptor.json')),
    (await exists(file)) ? await readFile(file, 'utf8') : null,
    remote,
    keys,
  );
}
