import type { CallApi } from '@oracle-astra/shared/contract';
import type { Arguments } from '../arguments';
import type { ReleaseBucket } from '../bucket/release-bucket';
import type { KeyEnvironment } from '../files/signatures';
import type { RegistryStore } from '../registry/registry-file';

export interface Answer {
  lines: string[];
  data: unknown;
}

export interface Context {
  folder: string;
  /** The store for changes; reads use the folder. */
  registry: RegistryStore;
  /** The bucket with the releases of all machines; null if they are in the folder. */
  bucket: ReleaseBucket | null;
  args: Arguments;
  env: KeyEnvironment;
  call?: CallApi;
}
