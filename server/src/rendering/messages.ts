import type {
  ApiResponse,
  ApiRequest,
  DescribedNavigationEntry,
  PageFills,
  PageRequest,
  RenderFailureReason,
} from '@oracle-astra/shared/contract';
import type { TraceHeaders } from '../tracing/span';
import type { EncodedResult } from './encode-page';

/** A release's Node build for a worker. */
export interface ReleaseBuild {
  remote: string;
  release: string;
  /** `renderer.cjs` of a host or `server.cjs` of a remote, absolute; null if the release has none. */
  file: string | null;
  /** `sha384-…` */
  integrity: string;
  /** Shared packages that it imports from the renderer, with their version ranges. */
  needs: Record<string, string>;
}

/** The releases that render a visitor's pages. */
export interface RenderComposition {
  host: ReleaseBuild;
  remotes: ReleaseBuild[];
  navigation: DescribedNavigationEntry[];
}

/** The release of a page or of the running code. */
export type Owner = Pick<ReleaseBuild, 'remote' | 'release'>;

/** The owners of a composition. */
export const listOwners = ({ host, remotes }: RenderComposition): ReleaseBuild[] => [host, ...remotes];

/** Whose code runs: the pages of an owner, or its fills in the page of another. */
export interface RunningCode {
  owner: ReleaseBuild;
  isFill: boolean;
}

/** The code that an error comes from; `owner` is null if none of a release is known. */
export interface BlamedCode {
  owner: Owner | null;
  isFill: boolean;
}

/** All code of a composition by whose it is; `cell.running` holds a position in this list, counted from 1. */
export const listCode = (composition: RenderComposition): RunningCode[] =>
  [false, true].flatMap((isFill) => listOwners(composition).map((owner) => ({ owner, isFill })));

/** The position of some code in `listCode`, from 1; 0 for code of no release. */
export const findCode = (composition: RenderComposition, remote: string | null, isFill: boolean): number =>
  listCode(composition).findIndex((code) => code.isFill === isFill && code.owner.remote === (remote ?? composition.host.remote)) + 1;

/** The fills that a page is rendered with. */
export type FillsToRender = Pick<PageFills, 'fills' | 'out' | 'budgetMs'>;

/** Indexes of a worker's shared cells. */
export const cell = { running: 0, thread: 1 } as const;

/** The file descriptor to which a worker process writes the owner of the running code, as one byte. */
export const ownerFileDescriptor = 4;

/** The start data of a worker thread; a process gets the composition as its first message. */
export interface WorkerInput extends RenderComposition {
  /** Int32s at the indexes of `cell`: the owner of the running code (0 for none), and the thread's id after its start. */
  cells: SharedArrayBuffer;
}

export type ToWorker =
  | {
      kind: 'render';
      id: number;
      remote: string | null;
      contentVersion: number;
      page: PageRequest;
      /** Absent if the page has no slots. */
      fills?: FillsToRender;
      traceHeaders: TraceHeaders;
    }
  /** `response` is null if the API could not be called at all. */
  | { kind: 'response'; callId: number; response: ApiResponse | null }
  | { kind: 'abort'; id: number };

export type FromWorker =
  | { kind: 'ready' }
  /** The renderer cannot be loaded, so this worker renders nothing. */
  | { kind: 'startFailure'; reason: RenderFailureReason; message: string }
  | { kind: 'result'; id: number; result: EncodedResult }
  | { kind: 'failure'; id: number; reason: RenderFailureReason; message: string }
  | { kind: 'call'; id: number; callId: number; request: ApiRequest }
  /** An error outside of any page. */
  | ({ kind: 'uncaught'; message: string } & BlamedCode);
