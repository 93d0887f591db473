import { readFileSync } from 'node:fs';
import * as z from 'zod/mini';
import { StartError } from './start/start-error';
import { dataVariables } from './variables/data-variables';
import { environmentOnly } from './variables/environment-only';
import { operationVariables } from './variables/operation-variables';
import { releaseVariables } from './variables/release-variables';
import { renderingVariables } from './variables/rendering-variables';
import { secretVariables } from './variables/secret-variables';
import { serverVariables } from './variables/server-variables';

export type Env = Readonly<Record<string, string | undefined>>;

/** The variables that every site reads. Rules over several variables are in `readConfig`. */
const variables = {
  ...serverVariables,
  ...dataVariables,
  ...secretVariables,
  ...releaseVariables,
  ...renderingVariables,
  ...operationVariables,
};

const isSet = ([, value]: [string, string | undefined]) => value !== undefined && value !== '';

/** `NAME_FILE` names a file with the value of the variable NAME, as secrets of containers are mounted. */
function readFiles(env: Env, names: readonly string[]): Env {
  const values = new Map(Object.entries(env).filter(isSet));
  for (const name of environmentOnly)
    if (env[`${name}_FILE`] !== undefined) throw new StartError(`${name} is not read from a file: take ${name}_FILE out and set ${name}.`);
  for (const name of names) {
    const path = env[`${name}_FILE`];
    if (path === undefined || names.includes(`${name}_FILE`)) continue;
    if (values.has(name)) throw new StartError(`Set either ${name} or ${name}_FILE.`);
    values.set(name, readValue(name, path));
  }
  return Object.fromEntries(values);
}

/** An empty one is refused, because a secret that was not mounted would count as not set. */
function readValue(name: string, path: string): string {
  if (path === '') throw new StartError(`${name}_FILE is empty: let it name a file with the value, or take it out.`);
  let value: string;
  try {
    value = readFileSync(path, 'utf8').trim();
  } catch (error) {
    throw new StartError(`${name}_FILE names a file that cannot be read: ${path}.`, { cause: error });
  }
  if (value === '') throw new StartError(`${name}_FILE names an empty file: write the value into ${path}, or take ${name}_FILE out.`);
  return value;
}

/**
 * Reads these variables and those of every site; an empty one counts as not set. What it returns throws a StartError with a sentence
 * for each invalid variable.
 */
export function createEnvironmentReader<Further extends z.core.$ZodLooseShape>(further: Further) {
  const environment = z.object({ ...variables, ...further });
  return (env: Env): z.infer<typeof environment> => {
    const result = environment.safeParse(readFiles(env, Object.keys(environment.shape)));
    if (result.success) return result.data;
    throw new StartError(result.error.issues.map(({ path, message }) => `${String(path[0])} ${message}`).join(' '));
  };
}

export const parseEnvironment = createEnvironmentReader({});

export type Environment = ReturnType<typeof parseEnvironment>;
