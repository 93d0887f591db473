import type { createInstance } from '@module-federation/runtime';
import { lateSharedModules, sharedModules, versionOf } from './shared-modules';

type FederationShared = NonNullable<Parameters<typeof createInstance>[0]['shared']>;

const loaded = Object.fromEntries(Object.entries(sharedModules).map(([name, module]) => [name, async () => module]));

/** The shared modules in the federation runtime's format: singletons with strict versions. */
export const federationShared: FederationShared = Object.fromEntries(
  Object.entries({ ...loaded, ...lateSharedModules }).map(([name, load]) => {
    const version = versionOf(name) ?? '0.0.0';
    return [
      name,
      {
        version,
        scope: 'default',
        async get() {
          const module = await load();
          return () => module;
        },
        shareConfig: { singleton: true, strictVersion: true, requiredVersion: `^${version}` },
      },
    ];
  }),
);
