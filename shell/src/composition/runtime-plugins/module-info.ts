import type { ComposedRemote } from '@oracle-astra/shared/contract';

type Described = Pick<ComposedRemote, 'remote' | 'release' | 'base' | 'entry' | 'needs'>;

/** What the developer tools of Module Federation read of one module. */
interface ModuleInfo {
  version: string;
  remoteEntry: string;
  modules: { moduleName: string; path: string }[];
  shared: { sharedName: string; version: string; shareConfig: { requiredVersion: string; singleton: true } }[];
  remotesInfo: Record<string, { matchedVersion: string }>;
}

const empty = { modules: [], shared: [], remotesInfo: {} };

/**
 * The composition in the form of the global variable that the developer tools of Module Federation read. The runtime itself would
 * write it from manifests, of which this site loads none.
 */
export function toModuleInfo(
  remotes: readonly Described[],
  versions: Readonly<Record<string, string>>,
  origin: string,
): Record<string, ModuleInfo> {
  const manifestOf = ({ base }: Described) => new URL(`${base}mf-manifest.json`, origin).href;
  const shared = (needs: Described['needs']): ModuleInfo['shared'] =>
    Object.entries(needs).map(([sharedName, requiredVersion]) => ({
      sharedName,
      version: versions[sharedName] ?? '',
      shareConfig: { requiredVersion, singleton: true },
    }));
  const shell: ModuleInfo = {
    ...empty,
    version: '',
    remoteEntry: '',
    shared: shared(versions),
    remotesInfo: Object.fromEntries(remotes.map((each) => [each.remote, { matchedVersion: manifestOf(each) }])),
  };
  const described = remotes.map((each): [string, ModuleInfo] => [
    `${each.remote}:${manifestOf(each)}`,
    {
      ...empty,
      version: each.release,
      remoteEntry: new URL(each.base + each.entry.name, origin).href,
      modules: [{ moduleName: 'routes', path: './routes' }],
      shared: shared(each.needs),
    },
  ]);
  return { shell, ...Object.fromEntries(described) };
}
