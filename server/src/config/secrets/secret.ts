import { randomBytes } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Environment } from '../environment';
import type { SigningSecrets } from '../../modules/session/keyed-hash';
import { StartError } from '../start/start-error';
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
  /** Signs sessions. */
  jwtSecret: string;
  /** Its predecessor, whose tokens are still valid. */
  previousJwtSecret: string | null;
  /** Key of the hashes of numbers and of permanent signed links. */
  hashSecret: string;
  /** Keys of short-lived signed links. */
  linkSecrets: SigningSecrets;
}

/** The secrets of the server. */
export function readSecrets(
  {
    JWT_SECRET: provided,
    JWT_SECRET_PREVIOUS: previous,
    HASH_SECRET: hash,
  }: Pick<Environment, 'JWT_SECRET' | 'JWT_SECRET_PREVIOUS' | 'HASH_SECRET'>,
  mode: { local: boolean; dataDir: string },
): Secrets {
  if (previous !== undefined && hash === undefined)
    throw new StartError(
      'With JWT_SECRET_PREVIOUS set HASH_SECRET to the JWT_SECRET that hashes were made with; else known numbers count as new.',
    );
  const jwtSecret = readSecret(provided, mode);
  const previousJwtSecret = previous === undefined ? null : checkSecret('JWT_SECRET_PREVIOUS', previous, mode);
  return {
    jwtSecret,
    previousJwtSecret,
    linkSecrets: previousJwtSecret === null ? [jwtSecret] : [jwtSecret, previousJwtSecret],
    hashSecret: hash === undefined ? jwtSecret : checkSecret('HASH_SECRET', hash, mode),
  };
}

/** The secret that signs tokens: required in production, generated once and stored in the data folder in local mode. */
function readSecret(provided: string | undefined, mode: { local: boolean; dataDir: string }): string {
  if (provided) return checkSecret('JWT_SECRET', provided, mode);
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
