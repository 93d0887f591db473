import type { RemoteModule } from '@oracle-astra/shared/api';
import type { NavigationEntry } from '@oracle-astra/shared/contract';

export interface Loaded {
  /** The remote. */
  name: string;
  module: RemoteModule;
  /** Not the release that this visitor was to get: that one failed, and the one before took its place. */
  isFallback: boolean;
}

/** Where pages come from. The shell knows no page by name: it asks who owns an address. */
export interface Remotes {
  navigation: NavigationEntry[];
  owns: (pathname: string) => boolean;
  /** The release that answers an address, to be named when it fails. */
  nameOf: (pathname: string) => string | null;
  /** The owner's routes, or null where nobody owns the address. Rejects when the owner cannot be had. */
  load: (pathname: string) => Promise<Loaded | null>;
  /** Brings what later pages need, while nothing else is to be done. */
  prepare: () => Promise<void>;
}
