import type { createInstance } from '@module-federation/runtime';
import { given, versionOf } from './given';

type Shares = NonNullable<Parameters<typeof createInstance>[0]['shared']>;

/** What the shell gives, as the federation runtime wants it said: singletons of a strict version. */
export const shares: Shares = Object.fromEntries(
  Object.entries(given).map(([name, module]) => {
    const version = versionOf(name) ?? '0.0.0';
    return [name, { version, scope: 'default', get: async () => () => module, shareConfig: { singleton: true, strictVersion: true, requiredVersion: `^${version}` } }];
  }),
);
