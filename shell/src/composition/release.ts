import type { ReleaseFile } from '@oracle-astra/shared/contract';

/** One release of a remote, and which of its files brings the container: its entry, or a page file that the entry is joined into. */
export interface Release {
  container: string;
  base: string;
  file: ReleaseFile;
}

/** What a remote's entry leaves on the page. */
export interface Container {
  get: (expose: string) => Promise<() => unknown>;
  init: (...given: unknown[]) => unknown;
}

export function containerOf({ container }: Release): Container | undefined {
  return (globalThis as unknown as Record<string, Container | undefined>)[container];
}
