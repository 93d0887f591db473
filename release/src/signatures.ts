import { createPrivateKey, createPublicKey, generateKeyPairSync, sign, verify, type KeyObject } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { assertValidName, releaseKey, releaseKeys, releaseSignature, type ReleaseKey } from '@oracle-astra/shared/contract';
import { writeFileAtomically } from './atomic-files';
import { withFileLock } from './file-lock';

export const signatureFile = 'signature.json';

/** A private key and what its public half may release. */
export interface Signer {
  id: string;
  remotes: string[];
  privateKey: KeyObject;
}

/** Where keys stand: `RELEASE_KEYS` the public ones, `RELEASE_KEY` the private one of a team, `RELEASE_SIGNATURES=required` for production. */
export type KeyEnvironment = Readonly<Partial<Record<'RELEASE_KEYS' | 'RELEASE_KEY' | 'RELEASE_SIGNATURES', string>>>;

const toPublic = (key: KeyObject) => createPublicKey(key).export({ type: 'spki', format: 'der' }).toString('base64');

const getKeysFile = (folder: string, { RELEASE_KEYS: file }: KeyEnvironment) => file || path.join(folder, 'keys.json');

/** The public keys of the teams; none where there is no file. */
export function readKeys(folder: string, env: KeyEnvironment = {}): ReleaseKey[] {
  const file = getKeysFile(folder, env);
  if (!existsSync(file)) return [];
  const { data, error } = releaseKeys.safeParse(JSON.parse(readFileSync(file, 'utf8')));
  if (!data) throw new Error(`${file} is no list of keys: ${error.issues[0]?.message ?? ''}`);
  return data.keys;
}

/** Throws where a key may not release a remote. */
export function assertMayRelease({ id, remotes }: Pick<ReleaseKey, 'id' | 'remotes'>, remote: string): void {
  if (!remotes.includes('*') && !remotes.includes(remote))
    throw new Error(`The key ${id} releases ${remotes.join(', ')}, and not ${remote}`);
}

/** Throws where a key of this name, for these remotes, could never release anything. */
function assertValidKey(id: string, remotes: readonly string[]): void {
  if (!releaseKey.shape.id.safeParse(id).success)
    throw new Error(`"${id}" cannot be the name of a key: use small letters, digits and dashes, as in "community"`);
  for (const remote of remotes.filter((name) => name !== '*')) assertValidName('remote', remote);
}

/**
 * Adds a key pair to the list of keys and writes the private half to a new file that only this user can read. Throws where the file
 * is there: it may be the only copy of another team's key.
 */
export function createKey(
  folder: string,
  { id, remotes, file }: { id: string; remotes: string[]; file: string },
  env: KeyEnvironment = {},
): void {
  assertValidKey(id, remotes);
  mkdirSync(folder, { recursive: true });
  withFileLock(path.join(folder, 'keys.lock'), () => {
    const keys = readKeys(folder, env);
    if (keys.some((key) => key.id === id)) throw new Error(`There is a key ${id} already`);
    if (existsSync(file)) throw new Error(`${file} is there already: name a new file`);
    const { privateKey } = generateKeyPairSync('ed25519');
    writeFileAtomically(file, String(privateKey.export({ type: 'pkcs8', format: 'pem' })), 0o600);
    const all = releaseKeys.parse({ keys: [...keys, { id, remotes, public: toPublic(privateKey) }] });
    writeFileAtomically(getKeysFile(folder, env), `${JSON.stringify(all, null, 1)}\n`);
  });
}

/** The key that this environment releases with. Without one, outside of production, the folder gets a key of its own for all remotes. */
export function readSigner(folder: string, env: KeyEnvironment): Signer {
  if (env.RELEASE_KEY) return readPrivateKey(folder, env.RELEASE_KEY, env);
  if (env.RELEASE_SIGNATURES === 'required') throw new Error('Releases are signed here: name the file of your team’s key with RELEASE_KEY');
  const file = path.join(folder, 'local-key.pem');
  if (!existsSync(file)) {
    try {
      createKey(folder, { id: 'local', remotes: ['*'], file });
    } catch (error) {
      // Two processes may be the first at once.
      if (!existsSync(file)) throw error;
    }
  }
  return readPrivateKey(folder, file, {});
}

function readPrivateKey(folder: string, file: string, env: KeyEnvironment): Signer {
  const privateKey = createPrivateKey(readFileSync(file, 'utf8'));
  const known = readKeys(folder, env).find((key) => key.public === toPublic(privateKey));
  if (!known) throw new Error(`The key in ${file} is not in ${getKeysFile(folder, env)}`);
  return { id: known.id, remotes: known.remotes, privateKey };
}

/** Signs the descriptor in a folder. Throws where the key may not release the remote. */
export function signFolder(folder: string, remote: string, signer: Signer): void {
  assertMayRelease(signer, remote);
  const signature = sign(null, readFileSync(path.join(folder, 'descriptor.json')), signer.privateKey).toString('base64');
  writeFileAtomically(path.join(folder, signatureFile), `${JSON.stringify({ key: signer.id, signature })}\n`);
}

/** Verifies the signature (the content of signature.json) of a descriptor's bytes; returns the key. Throws a sentence where it is wrong, foreign or absent. */
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
    // What is no JSON is not signed, as the caller says.
    return null;
  }
}

/** Verifies the release in a folder; see `verifySignature`. */
export function verifyFolder(folder: string, remote: string, keys: readonly ReleaseKey[]): ReleaseKey {
  const file = path.join(folder, signatureFile);
  return verifySignature(
    readFileSync(path.join(folder, 'descriptor.json')),
    existsSync(file) ? readFileSync(file, 'utf8') : null,
    remote,
    keys,
  );
}
