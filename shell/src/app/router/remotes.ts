import type { RemoteModule } from '@oracle-astra/shared/api';
import type { ComposedRemote, NavigationEntry } from '@oracle-astra/shared/contract';

export interface ResolvedRemote {
  /** The name of the remote. */
  name: string;
  module: RemoteModule;
  /** Whether the assigned release failed and the previous one was loaded instead. */
  isFallback: boolean;
}

/** The remotes of the composition, whose fills are loaded apart from pages. */
export interface FillSource {
  remotes: readonly ComposedRemote[];
  timeoutMs: number;
  /** The release of a remote that was loaded for a page. */
  findLoaded: (remote: string) => Promise<ResolvedRemote> | undefined;
  /** What a remote needs and the shell does not provide, as a sentence. */
  findUnmet: (needs: ComposedRemote['needs']) => string | undefined;
}

/** Loads remotes by address. The shell knows no page by name. */
export interface Remotes {
  navigation: NavigationEntry[];
  owns: (pathname: string) => boolean;
  /** The name of the release that owns an address, for error screens: the loaded one, or else the assigned one. */
  releaseOf: (pathname: string) => string | null;
  /** Whether the owner of an address is loaded. */
  isLoaded: (pathname: string) => boolean;
  /** Loads the owner's routes; null if no remote owns the address. Rejects if the owner fails to load. */
  load: (pathname: string) => Promise<ResolvedRemote | null>;
  /** Loads what later pages need, when the page is idle. */
  prepare: () => Promise<void>;
  /** Absent where pages have no slots. */
  fills?: FillSource;
}
