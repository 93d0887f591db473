import type { createInstance } from '@module-federation/runtime';
import { sharedModules, versionOf } from './shared-modules';

type FederationShared = NonNullable<Parameters<typeof createInstance>[0]['shared']>;

/** The shared modules in the federation runtime's format: singletons with strict versions. */
export const federationShared: FederationShared = Object.fromEntries(
  Object.entries(sharedModules).map(([name, module]) => {
    const version = versionOf(name) ?? '0.0.0';
    return [
      name,
      {
        version,
        scope: 'default',
        get: async () => () => module,
        shareConfig: { singleton: true, strictVersion: true, requiredVersion: `^${version}` },
      },
    ];
  }),
);
