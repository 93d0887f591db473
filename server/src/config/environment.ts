import { readFileSync } from 'node:fs';
import * as z from 'zod/mini';
import { StartError } from './start/start-error';
import { dataVariables } from './variables/data-variables';
import { operationVariables } from './variables/operation-variables';
import { providerVariables } from './variables/provider-variables';
import { releaseVariables } from './variables/release-variables';
import { renderingVariables } from './variables/rendering-variables';
import { serverVariables } from './variables/server-variables';

export type Env = Readonly<Record<string, string | undefined>>;

/** The variables of the server. Rules over several variables are in `readConfig`. */
const environment = z.object({
  ...serverVariables,
  ...dataVariables,
  ...providerVariables,
  ...releaseVariables,
  ...renderingVariables,
  ...operationVariables,
});

export type Environment = z.infer<typeof environment>;

const isSet = ([, value]: [string, string | undefined]) => value !== undefined && value !== '';

/** `NAME_FILE` names a file with the value of the variable NAME, as secrets of containers are mounted. */
function readFiles(env: Env): Env {
  const values = new Map(Object.entries(env).filter(isSet));
  for (const name of Object.keys(environment.shape)) {
    const path = values.get(`${name}_FILE`);
    if (path === undefined || Object.hasOwn(environment.shape, `${name}_FILE`)) continue;
    if (values.has(name)) throw new StartError(`Set either ${name} or ${name}_FILE.`);
    try {
      values.set(name, readFileSync(path, 'utf8').trim());
    } catch (error) {
      throw new StartError(`${name}_FILE names a file that cannot be read: ${path}.`, { cause: error });
    }
  }
  return Object.fromEntries(values);
}

/** The variables of `env`, parsed; an empty one counts as not set. Throws a StartError with a sentence for each invalid one. */
export function parseEnvironment(env: Env): Environment {
  const result = environment.safeParse(readFiles(env));
  if (result.success) return result.data;
  throw new StartError(result.error.issues.map(({ path, message }) => `${String(path[0])} ${message}`).join(' '));
}
