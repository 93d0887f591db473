import { randomBytes } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { StartError } from './start-error';
import { isWeak } from './weak-secret';
import { cannotWrite } from './write-error';

const minLetters = 32;

function storedSecret(path: string): string | null {
  try {
    return readFileSync(path, 'utf8').trim();
  } catch {
    return null;
  }
}

/** The secret that signs tokens: given in production; on a local machine made once and kept with the data. */
export function readSecret(given: string | undefined, mode: { local: boolean; dataDir: string }): string {
  if (given) {
    if (given.length < minLetters) throw new StartError(`JWT_SECRET must have at least ${minLetters} letters.`);
    if (!mode.local && isWeak(given)) throw new StartError('JWT_SECRET can be guessed. Make one by: openssl rand -base64 32');
    return given;
  }
  if (!mode.local) throw new StartError('In production JWT_SECRET must be set.');
  const path = join(mode.dataDir, 'jwt-secret');
  const kept = storedSecret(path);
  if (kept !== null && kept.length >= minLetters) return kept;
  const secret = randomBytes(32).toString('base64url');
  try {
    mkdirSync(mode.dataDir, { recursive: true });
    writeFileSync(path, `${secret}\n`, { mode: 0o600 });
  } catch (error) {
    throw cannotWrite(mode.dataDir, error);
  }
  return secret;
}
