import type { FastifyInstance } from 'fastify';
import { defaultLocale, type Locale, type SiteDetails } from '@oracle-astra/shared/contract';
import type { EncodedResult } from '../rendering/encode-page';
import type { RenderComposition } from '../rendering/messages';
import { createRenderPools, getCompositionKey, type Isolation } from '../rendering/render-pools';
import type { CallApi } from '../rendering/threads/thread-events';
import { getTraceHeaders, inSpan } from '../tracing/span';
import { withFlags, type DocumentFlags } from './flags/flag-service';
import type { Revision } from './releases/release-store';
import { findPageFills } from './releases/page-fills';
import { listWarmUpPages, type WarmUpPage } from './releases/warm-up-pages';
import { createRenderCompositions } from './render-composition';
import type { RouteOwner } from './releases/route-owner';
import type { SelectedReleases } from './releases/select-releases';
import type { TestRelease } from './releases/test-releases';
import type { BucketOf, Visitor } from './releases/visitor';

export interface RenderingOptions {
  isolation: Isolation;
  /** Workers for each composition; with 0 the browser renders every page. */
  workers: number;
  /** Time limit of a page in milliseconds. */
  budgetMs: number;
  /** The built program of the workers, absolute. */
  script: string;
}

/** A request for a document: the address, the visitor, and the releases that the visitor gets. */
export interface DocumentRequest {
  revision: Revision;
  releases: SelectedReleases;
  owner: RouteOwner | null;
  /** Path and query of the request, with the prefix of its language. */
  address: string;
  locale: Locale;
  visitor: Visitor;
  /** The release that this browser tests with a signed link. */
  test: TestRelease | null;
  /** A release failed in this browser, so it gets another one. */
  hasFailed: boolean;
  /** This browser tests a release and requests unrendered pages. */
  isLeftToBrowser: boolean;
  now: number;
  flags: DocumentFlags;
  /** Increases with each change of public content. */
  contentVersion: number;
  remoteAddress: string;
}

interface ServerRendererOptions extends RenderingOptions {
  releasesDir: string;
  publicUrl: string;
  details: SiteDetails;
  /** The host's own release contains every page, as the monolith's does. */
  hostHasPages: boolean;
}

/** The compositions of test links that have workers at the same time. */
const maxTestCompositions = 2;

/** Renders pages with the releases' own builds, which call the API of this process. */
// eslint-disable-next-line max-lines-per-function -- a factory of short functions over the same dependencies
export function createServerRenderer(
  app: FastifyInstance,
  { releasesDir, publicUrl, details, hostHasPages, ...options }: ServerRendererOptions,
) {
  const pools = createRenderPools({ ...options, call: createApiCaller(app), log: app.log, registry: app.metrics });
  const compositions = createRenderCompositions(releasesDir);
  app.addHook('onClose', () => pools.close());
  const warmKeys = new Set<string>();
  let liveKeys: string[] = [];
  /** The recently requested compositions of test links, oldest first. */
  let testKeys: string[] = [];

  /** Test links have few users, so an older test's workers end when another one begins. */
  function keepForTest(composition: RenderComposition): void {
    const key = getCompositionKey(composition);
    if (liveKeys.includes(key) || testKeys.at(-1) === key) return;
    testKeys = [...testKeys.filter((other) => other !== key), key].slice(-maxTestCompositions);
    void pools.retain([...liveKeys, ...testKeys]);
  }

  /**
   * Renders a page of each remote in each worker, since a worker's first page takes many times as long as later ones. One
   * after another first, so that a release that blocks its worker does not block all of them.
   */
  async function warmUp(composition: RenderComposition, { composition: { remotes } }: SelectedReleases): Promise<void> {
    const pool = pools.get(composition);
    const isRendered = async ({ remote, address, fills }: WarmUpPage) =>
      'result' in
      (await pool.render({
        remote,
        fills,
        isWarmUp: true,
        page: { address, locale: defaultLocale, publicUrl, details, token: null, ended: false, now: Date.now() },
      }));
    const working: WarmUpPage[] = [];
    for (const page of listWarmUpPages(remotes)) if (await isRendered(page)) working.push(page);
    await Promise.all(working.flatMap((page) => Array.from({ length: options.workers }, () => isRendered(page))));
  }

  return {
    /** Ends the workers of releases that are not live in this revision; resolves when all other workers are warm. */
    async syncRevision(revision: Revision, select: (bucketOf: BucketOf) => SelectedReleases | null): Promise<void> {
      const selections = compositions.listAll(revision, select);
      liveKeys = [...selections.keys()];
      void pools.retain([...liveKeys, ...testKeys]);
      for (const key of warmKeys) if (!selections.has(key)) warmKeys.delete(key);
      // Few visitors get two canaries at once: workers for them start with their first page.
      const cold = [...selections].filter(([key, { canaries }]) => canaries <= 1 && !warmKeys.has(key));
      for (const [key] of cold) warmKeys.add(key);
      await Promise.all(cold.map(([, { releases }]) => warmUp(compositions.toRenderComposition(revision, releases), releases)));
    },

    /** The rendered page, or null if the browser has to render it. */
    async render(request: DocumentRequest): Promise<EncodedResult | null> {
      const { revision, releases, owner, address, locale, visitor, now, contentVersion, remoteAddress, test, flags } = request;
      const composition = compositions.toRenderComposition(revision, releases);
      const pool = pools.get(composition);
      if (test !== null) keepForTest(composition);
      const ended = visitor.session === 'ended';
      const page = { address, locale, publicUrl, details: withFlags(details, flags), token: visitor.token, ended, now };
      const remote = hostHasPages ? null : (owner?.remote.remote ?? null);
      return inSpan(
        'render',
        () => ({ attributes: { 'app.remote': remote ?? releases.shell.remote } }),
        async (span) => {
          const outcome = await pool.render({
            remote,
            page,
            fills: findPageFills(releases.composition.remotes, owner),
            contentVersion,
            remoteAddress,
            traceHeaders: getTraceHeaders(),
          });
          if ('result' in outcome) return outcome.result;
          span?.setAttribute('error.type', outcome.reason);
          return null;
        },
      );
    },
  };
}

export type ServerRenderer = ReturnType<typeof createServerRenderer>;

/** Calls the API of this process without a socket. */
export const createApiCaller =
  (app: FastifyInstance): CallApi =>
  async ({ method, url, headers, body, remoteAddress }) => {
    const response = await app.inject({
      method: method as 'GET',
      url,
      headers,
      ...(body === null ? {} : { payload: body }),
      ...(remoteAddress ? { remoteAddress } : {}),
    });
    return { status: response.statusCode, headers: pickTextHeaders(response.headers), body: response.body };
  };

/** Without headers with several values, such as Set-Cookie, which pages must not read. */
const pickTextHeaders = (headers: Record<string, unknown>) =>
  Object.fromEntries(
    Object.entries(headers).flatMap(([name, value]) =>
      typeof value === 'string' || typeof value === 'number' ? [[name, String(value)]] : [],
    ),
  );
