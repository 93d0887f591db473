import type { ReleaseFile } from '@oracle-astra/shared/contract';

/** One release of a remote and the file that defines its container: the entry, or a page file that includes the entry. */
export interface Release {
  container: string;
  base: string;
  file: ReleaseFile;
}

/** The global that a remote's entry defines. */
export interface Container {
  get: (expose: string) => Promise<() => unknown>;
  init: (...args: unknown[]) => unknown;
}

export function findContainer({ container }: Release): Container | undefined {
  return (globalThis as unknown as Record<string, Container | undefined>)[container];
}
