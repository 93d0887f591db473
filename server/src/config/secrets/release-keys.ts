import { resolve } from 'node:path';
import type { Environment } from '../environment';
import { StartError } from '../start/start-error';

/** The absolute path of the teams' keys if every release has to be signed; otherwise null. Throws a StartError. */
export function readKeysFile({
  RELEASE_SIGNATURES: mode,
  RELEASE_KEYS: file,
}: Pick<Environment, 'RELEASE_SIGNATURES' | 'RELEASE_KEYS'>): string | null {
  if (mode !== 'required') return null;
  if (file === undefined)
    throw new StartError(
      'With RELEASE_SIGNATURES=required RELEASE_KEYS must name the file with the keys of the teams, outside of the releases.',
    );
  return resolve(file);
}
