import type { ApiResponse, ApiRequest, NavigationEntry, PageRequest, RenderFailureReason } from '@oracle-astra/shared/contract';
import type { EncodedResult } from './encode-page';

/** A release's build for Node, as a worker loads it. */
export interface ReleaseBuild {
  remote: string;
  release: string;
  /** `renderer.cjs` of a host or `server.cjs` of a remote, absolute; null where the release has none. */
  file: string | null;
  /** `sha384-…` */
  integrity: string;
  /** Shared packages that it takes from the renderer, with their ranges. */
  needs: Record<string, string>;
}

/** The releases that render a visitor's pages. */
export interface RenderComposition {
  host: ReleaseBuild;
  remotes: ReleaseBuild[];
  navigation: NavigationEntry[];
}

export type Owner = Pick<ReleaseBuild, 'remote' | 'release'>;

/** The owners of a composition in the order by which the cell of what runs counts them, from 1. */
export const listOwners = ({ host, remotes }: RenderComposition): ReleaseBuild[] => [host, ...remotes];

/** Places in the cells of a worker. */
export const cell = { running: 0, thread: 1 } as const;

export interface WorkerInput extends RenderComposition {
  /** Int32s: whose code runs in the worker now, by its place in `ownersOf`, where 0 is nobody's; and its thread's number, once it has begun. */
  cells: SharedArrayBuffer;
}

export type ToWorker =
  | { kind: 'render'; id: number; remote: string | null; page: PageRequest }
  /** `answer` is null where the API could not be asked at all. */
  | { kind: 'answer'; callId: number; answer: ApiResponse | null }
  | { kind: 'abort'; id: number };

export type FromWorker =
  | { kind: 'ready' }
  /** The renderer cannot be loaded: this worker renders nothing. */
  | { kind: 'failed'; reason: RenderFailureReason; message: string }
  | { kind: 'done'; id: number; answer: EncodedResult }
  | { kind: 'fault'; id: number; reason: RenderFailureReason; message: string }
  | { kind: 'call'; id: number; callId: number; request: ApiRequest }
  /** Something threw that no page waits for. */
  | { kind: 'late'; owner: Owner | null; message: string };
