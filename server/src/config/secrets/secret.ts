import { randomBytes } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Environment } from '../environment';
import type { SigningSecrets } from '../../modules/session/keyed-hash';
import { StartError } from '../start/start-error';
import { splitSecrets } from './split-secrets';
import { isWeakSecret } from './weak-secret';
import { createWriteError } from '../start/write-error';

const minLength = 32;

function readStoredSecret(path: string): string | null {
  try {
    return readFileSync(path, 'utf8').trim();
  } catch {
    // There is none yet; a new one is made.
    return null;
  }
}

/** Throws unless a secret is long and, in production, random. */
function checkSecret(name: string, secret: string, { local }: { local: boolean }): string {
  if (secret.length < minLength) throw new StartError(`${name} must have at least ${minLength} letters.`);
  if (!local && isWeakSecret(secret)) throw new StartError(`${name} can be guessed. Make one by: openssl rand -base64 32`);
  return secret;
}

export interface Secrets {
  /** Of sessions, and of links and tokens of minutes. */
  jwtSecrets: SigningSecrets;
  /** Of links that people share. */
  linkSecrets: SigningSecrets;
  /** Of hashes of numbers. */
  hashSecret: string;
}

/** The secrets of the server. */
export function readSecrets(
  {
    JWT_SECRET: provided,
    JWT_SECRET_PREVIOUS: previous,
    LINK_SECRET: link,
    HASH_SECRET: hash,
  }: Pick<Environment, 'JWT_SECRET' | 'JWT_SECRET_PREVIOUS' | 'LINK_SECRET' | 'HASH_SECRET'>,
  mode: { local: boolean; dataDir: string },
): Secrets {
  const [current, ...others] = checkSecrets('JWT_SECRET', readSecret(provided, mode), mode);
  const previousSecrets = previous === undefined ? [] : checkSecrets('JWT_SECRET_PREVIOUS', previous, mode);
  if (others.length + previousSecrets.length > 0 && hash === undefined)
    throw new StartError(
      'With a second JWT_SECRET set HASH_SECRET to the JWT_SECRET that hashes were made with; else known numbers count as new.',
    );
  const hashSecret = hash === undefined ? current : checkSecret('HASH_SECRET', hash, mode);
  return {
    jwtSecrets: { list: [current, ...others, ...previousSecrets] },
    linkSecrets: { list: link === undefined ? [hashSecret] : checkSecrets('LINK_SECRET', link, mode) },
    hashSecret,
  };
}

/** The secrets of a variable, each of them checked. */
export function checkSecrets(name: string, value: string, mode: { local: boolean }): SigningSecrets['list'] {
  const secrets = splitSecrets(value);
  for (const secret of secrets) checkSecret(name, secret, mode);
  return secrets;
}

/** The secrets that sign tokens: required in production, generated once and stored in the data folder in local mode. */
function readSecret(provided: string | undefined, mode: { local: boolean; dataDir: string }): string {
  if (provided) return provided;
  if (!mode.local) throw new StartError('In production JWT_SECRET must be set.');
  const path = join(mode.dataDir, 'jwt-secret');
  const stored = readStoredSecret(path);
  if (stored !== null && stored.length >= minLength) return stored;
  const secret = randomBytes(32).toString('base64url');
  try {
    mkdirSync(mode.dataDir, { recursive: true });
    writeFileSync(path, `${secret}\n`, { mode: 0o600 });
  } catch (error) {
    throw createWriteError(mode.dataDir, error);
  }
  return secret;
}
