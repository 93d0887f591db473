const releasePattern = /\/releases\/([\w-]+)\/([\w.-]+)\//g;

/** A release of this page. */
export interface UsedRelease {
  remote: string;
  release: string;
}

/**
 * The release whose code an error comes from, by the addresses in its stack: the first remote's, since the shell's vendor file
 * stands above it where a remote misuses a package; else the shell's. Null where no release is in it, as with extensions.
 */
export function blame(error: unknown): UsedRelease | null {
  const stack = error instanceof Error ? (error.stack ?? '') : '';
  const found = [...stack.matchAll(releasePattern)].map(([, remote = '', release = '']) => ({ remote, release }));
  return found.find(({ remote }) => remote !== 'shell') ?? found[0] ?? null;
}
