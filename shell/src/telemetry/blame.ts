const releasePattern = /\/releases\/([\w-]+)\/([\w.-]+)\//g;

/** A release of this page. */
export interface UsedRelease {
  remote: string;
  release: string;
}

/**
 * The release that caused an error, by the addresses in its stack: the first remote's, because the shell's vendor file is above
 * it in the stack when a remote misuses a package; otherwise the shell's. Null if no release is in the stack, as with extensions.
 */
export function blame(error: unknown): UsedRelease | null {
  const stack = error instanceof Error ? (error.stack ?? '') : '';
  const found = [...stack.matchAll(releasePattern)].map(([, remote = '', release = '']) => ({ remote, release }));
  return found.find(({ remote }) => remote !== 'shell') ?? found[0] ?? null;
}
