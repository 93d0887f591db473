import { randomBytes } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
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

/** The secret that signs tokens: required in production, generated once and stored in the data folder in local mode. */
export function readSecret(provided: string | undefined, mode: { local: boolean; dataDir: string }): string {
  if (provided) {
    if (provided.length < minLength) throw new StartError(`JWT_SECRET must have at least ${minLength} letters.`);
    if (!mode.local && isWeakSecret(provided)) throw new StartError('JWT_SECRET can be guessed. Make one by: openssl rand -base64 32');
    return provided;
  }
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
