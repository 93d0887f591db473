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

/** The variables of `env`, parsed; an empty one counts as not set. Throws a StartError with a sentence for each invalid one. */
export function parseEnvironment(env: Env): Environment {
  const result = environment.safeParse(Object.fromEntries(Object.entries(env).filter(([, value]) => value !== '')));
  if (result.success) return result.data;
  throw new StartError(result.error.issues.map(({ path, message }) => `${String(path[0])} ${message}`).join(' '));
}
