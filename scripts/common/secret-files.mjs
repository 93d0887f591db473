import { readFileSync } from 'node:fs';

/** Secrets of the server that programs beside it need too. */
export const secretsOfPrograms = ['DATABASE_URL', 'METRICS_TOKEN', 'AWS_ACCESS_KEY_ID', 'AWS_SECRET_ACCESS_KEY', 'AWS_SESSION_TOKEN'];

/**
 * The variables of `env` with the values of those secrets whose files it names (`NAME_FILE`), as the server reads them.
 *
 * @param {NodeJS.ProcessEnv} env
 */
export function readSecretFiles(env) {
  const values = { ...env };
  for (const name of secretsOfPrograms) {
    const file = env[`${name}_FILE`];
    if (file === undefined || values[name]) continue;
    try {
      values[name] = readFileSync(file, 'utf8').trim();
    } catch (error) {
      throw new Error(`${name}_FILE names a file that cannot be read: ${file}.`, { cause: error });
    }
  }
  return values;
}
