import type { ApiRequest, ApiResponse, PageRequest, RenderFailureReason } from '@oracle-astra/shared/contract';
import type { TraceHeaders } from '../../tracing/span';
import type { EncodedResult } from '../encode-page';
import type { Owner } from '../messages';
import type { StartWorker, WorkerOptions } from './worker-handle';

/** Calls the API of this process; `remoteAddress` is the visitor's. */
export type CallApi = (request: ApiRequest & { remoteAddress?: string }) => Promise<ApiResponse>;

/** A page of one remote, or of the host where `remote` is null. */
export interface PageJob {
  remote: string | null;
  page: PageRequest;
  /** The page shows no response of the API that was called for under another one; 0 by default. */
  contentVersion?: number;
  remoteAddress?: string;
  /** Sent with the page's calls of the API, which then belong to its trace. */
  traceHeaders?: TraceHeaders;
  /** No visitor waits for it: it prepares the worker for those that come. */
  isWarmUp?: boolean;
}

/** A page as a thread identifies it. */
export interface ThreadPage {
  id: number;
  job: PageJob;
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

/** How a thread ended by itself. */
export interface ThreadEnd<P> {
  reason: RenderFailureReason;
  message: string;
  /** False if it never became ready. */
  hasStarted: boolean;
  /** The owner of the code that ran at the end. */
  blamed: Owner | null;
  /** The pages that were assigned to it. */
  pages: P[];
}

export interface ThreadEvents<P> {
  onReady(): void;
  onDone(page: P, result: EncodedResult): void;
  onFailure(page: P, reason: RenderFailureReason, message: string): void;
  /** It does not acknowledge an abort: another thread should take over before its time limit. */
  onStuck(): void;
  /** An error that no page was waiting for. */
  onUncaughtError(owner: Owner | null, message: string): void;
  onEnd(end: ThreadEnd<P>): void;
}
