import type { ApiRequest, ApiResponse, OwnedFill, PageRequest, RenderFailureReason } from '@oracle-astra/shared/contract';
import type { TraceHeaders } from '../../tracing/span';
import type { EncodedResult } from '../encode-page';
import type { BlamedCode, FillsToRender, Owner, RunningCode } from '../messages';
import type { StartWorker, WorkerOptions } from './worker-handle';

/** Calls the API of this process; `remoteAddress` is the visitor's. */
export type CallApi = (request: ApiRequest & { remoteAddress?: string }) => Promise<ApiResponse>;

/** A page of one remote, or of the host if `remote` is null. */
export interface PageJob {
  remote: string | null;
  page: PageRequest;
  /** The fills of the page's slots, in their order. */
  fills?: readonly OwnedFill[];
  /** The page uses only API responses for this content version; by default 0. */
  contentVersion?: number;
  remoteAddress?: string;
  /** Trace headers for the page's API calls. */
  traceHeaders?: TraceHeaders;
  /** Set for a warm-up page, for which no visitor waits. */
  isWarmUp?: boolean;
}

/** A page as a thread identifies it. */
export interface ThreadPage {
  id: number;
  job: PageJob;
  /** The fills that it is rendered with; absent if it has no slots. */
  fills?: { request: FillsToRender } | undefined;
}

export interface ThreadOptions extends WorkerOptions {
  call: CallApi;
  /** Milliseconds of processor time to load the renderer. */
  startMs: number;
  /** Milliseconds of processor time to acknowledge that a page is aborted. */
  abortMs: number;
  /** Starts a worker as a thread or as a process. */
  startWorker: StartWorker;
}

/** The unrequested end of a thread. */
export interface ThreadEnd<P> {
  reason: RenderFailureReason;
  message: string;
  /** False if it never became ready. */
  hasStarted: boolean;
  /** The owner of the code that was running. */
  blamed: Owner | null;
  /** Whether that code was a fill in the page of another. */
  isFill: boolean;
  /** The pages that were assigned to it. */
  pages: P[];
}

export interface ThreadEvents<P> {
  onReady(): void;
  onDone(page: P, result: EncodedResult): void;
  onFailure(page: P, reason: RenderFailureReason, message: string): void;
  /**
   * It does not acknowledge an abort, so another thread should take over before its time limit. Called again while that lasts; `code`
   * is what ran at each of the last times, and null if that is not certain.
   */
  onStuck(code: RunningCode | null): void;
  /** An error outside of any page. */
  onUncaughtError(code: BlamedCode, message: string): void;
  onEnd(end: ThreadEnd<P>): void;
}
