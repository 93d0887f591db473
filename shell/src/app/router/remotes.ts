import type { RemoteModule } from '@oracle-astra/shared/api';
import type { NavigationEntry } from '@oracle-astra/shared/contract';

export interface ResolvedRemote {
  /** The name of the remote. */
  name: string;
  module: RemoteModule;
  /** The assigned release failed, and the previous one was loaded instead. */
  isFallback: boolean;
}

/** Where pages are loaded from: the shell knows no page by name and looks up the owner of an address. */
export interface Remotes {
  navigation: NavigationEntry[];
  owns: (pathname: string) => boolean;
  /** The release that owns an address, to be shown when it fails: the one in use, once it is loaded. */
  releaseOf: (pathname: string) => string | null;
  /** Whether the owner of an address is loaded. */
  isLoaded: (pathname: string) => boolean;
  /** Loads the owner's routes; null where no remote owns the address. Rejects when the owner does not load. */
  load: (pathname: string) => Promise<ResolvedRemote | null>;
  /** Loads what later pages need, while the page is idle. */
  prepare: () => Promise<void>;
}
