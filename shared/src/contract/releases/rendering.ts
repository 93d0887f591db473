import type { Locale } from '../locales';
import type { DescribedNavigationEntry } from './release';
import type { DocumentDetails } from './flags';
import type { OwnedFill } from './list-fills';

/*
 * The interface between the server and the renderer of the shell's release. The server does not depend on React, and the
 * renderer does not depend on the server.
 */

/** A page to render. */
export interface PageRequest {
  /** Path and query of the request. */
  address: string;
  /** The language of the address. */
  locale: Locale;
  /** The site's origin without a trailing slash. */
  publicUrl: string;
  /** Details of the site that its owner configures, and the visitor's flags. */
  details: DocumentDetails;
  /** The visitor's bearer token, checked by the server; null without a session. */
  token: string | null;
  /** Whether the request had a session that is no longer valid. */
  ended: boolean;
  /** The server's time in milliseconds since 1970. */
  now: number;
}

/** A rendered page as parts of a document, or a redirect. */
export type RenderedPage =
  | {
      kind: 'page';
      status: number;
      /** Title, description and other elements of the head. */
      head: string;
      /** The `<style>` element of the page; empty if it has none. */
      styles: string;
      /** The content of `#root`. */
      body: string;
      state: PageState;
      /** What came of each fill that was to be rendered; absent without any. */
      fills?: FillOutcome[];
    }
  | { kind: 'redirect'; status: number; location: string };

/** The state in a rendered document, from which the browser hydrates. */
export interface PageState {
  now: number;
  /** `none`: a visitor. `in`: a signed-in user. `ended`: a user whose session is no longer valid. */
  session: 'none' | 'in' | 'ended';
  /** The api state: fetched data and its tags. */
  api: { queries: Record<string, unknown>; provided: unknown };
  /** The router's loader data and errors by route id. */
  loaderData: Record<string, unknown>;
  errors: Record<string, unknown> | null;
  /** The names of fills that this document does not show; absent if there are none. */
  fillsOut?: string[];
}

/**
 * `late`: it was not ready in time, and the browser renders it. `broken`: its release failed, and the document does not show it.
 * `message` is the reason.
 */
export type FillOutcome = Pick<OwnedFill, 'name' | 'remote' | 'release'> & {
  /** Milliseconds that its own code ran, which the server measures: not those in which it waited for data or for other code. */
  ms?: number;
} & ({ outcome: 'rendered' } | { outcome: 'late' | 'broken'; reason: RenderFailureReason; message: string });

/** The fills of a page's slots, which the page's renderer renders beside the page, each for itself. */
export interface PageFills {
  fills: readonly OwnedFill[];
  /** The names of fills that are left out because their release failed before. */
  out: readonly string[];
  /** Milliseconds in which each of them has to be ready; with 0 the browser renders all. */
  budgetMs: number;
  /** The exports of the build for Node of a remote. Throws if it cannot be loaded. */
  load: (remote: string) => unknown;
  /** Runs code of a remote, so that an endless loop is not blamed on the page, and measures how long that of the fill `name` runs. */
  runAs: <T>(remote: string, callback: () => T, name?: string) => T;
}

/** The exports of a remote's build for Node. */
export interface LoadedRemote {
  remote: string;
  release: string;
  module: unknown;
}

/** A request to the API from within the process. */
export interface ApiRequest {
  method: string;
  /** Path and query. */
  url: string;
  headers: Record<string, string>;
  body: string | null;
}

export interface ApiResponse {
  status: number;
  headers: Record<string, string>;
  body: string;
}

/** Rejects if the API cannot be reached. */
export type CallApi = (request: ApiRequest) => Promise<ApiResponse>;

/** Renders the pages of one remote or, created without one, those of the shell itself. Rejects if a page cannot be rendered; the error may have a `reason`. */
export type RenderPage = (page: PageRequest, ask: CallApi, fills?: PageFills) => Promise<RenderedPage>;

/** The exports of `renderer.cjs`. */
export interface Renderer {
  /** The shared packages by name, which the `require` of a remote's build returns. */
  sharedModules: Record<string, unknown>;
  /** The version of each shared package. */
  versions: Record<string, string>;
  /** The cache tags of the shared api, for the check of releases; absent in shells from before 3.0.0. */
  tagTypes?: readonly string[];
  createPageRenderer: (owner: LoadedRemote | null, navigation: DescribedNavigationEntry[]) => RenderPage;
}

/** Why a page was sent without rendered HTML. */
export const renderFailureReasons = [
  'missing',
  'integrity',
  'load',
  'unmet',
  'api',
  'loader',
  'render',
  'slow',
  'loop',
  'memory',
  'late',
  'busy',
  'off',
] as const;
export type RenderFailureReason = (typeof renderFailureReasons)[number];
