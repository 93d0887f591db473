import type { NavigationEntry } from './release';

/*
 * How the server and the renderer of the shell's release speak with each other. The server knows no React; the
 * renderer knows no server. Both run in a worker thread of their own.
 */

/** A page to render. */
export interface PageRequest {
  /** Path and query, as asked for. */
  address: string;
  /** The site's own address, without a slash at its end. */
  publicUrl: string;
  /** The visitor's bearer token, checked by the server; null without a session. */
  token: string | null;
  /** The visitor came with a session that no longer holds. */
  ended: boolean;
  /** The server's time in milliseconds since 1970. */
  now: number;
}

/** A rendered page, in the parts of a document; or where else the visitor goes. */
export type RenderedPage =
  | {
      kind: 'page';
      status: number;
      /** Title, description and other elements of the head. */
      head: string;
      /** The `<style>` element of the page; empty where it has none. */
      styles: string;
      /** What is inside `#root`. */
      body: string;
      state: PageState;
    }
  | { kind: 'redirect'; status: number; location: string };

/** What a rendered document tells the browser, so that it goes on where the server stopped. */
export interface PageState {
  now: number;
  /** `none`: a visitor. `in`: somebody signed in. `ended`: somebody whose session no longer holds. */
  session: 'none' | 'in' | 'ended';
  /** Parts of the state of the api: what was fetched, and which tags it has. */
  api: { queries: Record<string, unknown>; provided: unknown };
  /** By the id of a route, as the router has them. */
  loaderData: Record<string, unknown>;
  errors: Record<string, unknown> | null;
}

/** A release's build for Node, loaded: what its module exports. */
export interface LoadedRemote {
  remote: string;
  release: string;
  module: unknown;
}

/** A request to the API of the process that renders. */
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

/** Rejects where the API cannot be asked. */
export type CallApi = (request: ApiRequest) => Promise<ApiResponse>;

/** Renders the pages of one remote, or, made without one, those of the shell itself. Rejects where a page cannot be rendered; the error may carry a `reason`. */
export type RenderPage = (page: PageRequest, ask: CallApi) => Promise<RenderedPage>;

/** What `renderer.cjs` exports. */
export interface Renderer {
  /** The shared packages by name: what the `require` of a remote's build gives. */
  sharedModules: Record<string, unknown>;
  /** The version of each of them. */
  versions: Record<string, string>;
  createPageRenderer: (owner: LoadedRemote | null, navigation: NavigationEntry[]) => RenderPage;
}

/** Why a page came as the plain document. */
export const renderFailureReasons = [
  'missing', 'integrity', 'load', 'unmet', 'api', 'loader', 'render', 'slow', 'loop', 'memory', 'late', 'busy', 'off',
] as const;
export type RenderFailureReason = (typeof renderFailureReasons)[number];
