import type { FastifyInstance } from 'fastify';
import { staticPathOf, type ComposedRemote } from '@oracle-astra/shared/contract';
import type { EncodedResult } from '../rendering/encode-page';
import { createRenderPools } from '../rendering/render-pools';
import type { RenderComposition } from '../rendering/messages';
import type { CallApi } from '../rendering/render-thread';
import type { RouteOwner } from './route-owner';
import type { Revision } from './release-store';
import { createRenderCompositions, type SelectedReleases } from './render-composition';
import type { Visitor } from './visitor';

export interface RenderingOptions {
  /** Worker threads of each composition; with 0 the browser renders every page. */
  workers: number;
  /** Milliseconds that a page may take. */
  budgetMs: number;
  /** The built program of the workers, absolute. */
  script: string;
}

interface WarmUpPage {
  remote: string;
  address: string;
}

/** The first page of a remote that has an address without parameters. */
const listWarmUpPages = ({ remote, routes }: ComposedRemote): WarmUpPage[] =>
  routes.flatMap(({ path }) => staticPathOf(path) ?? []).slice(0, 1).map((address) => ({ remote, address }));

/** A page to make: the address, who asks for it, and the releases that they get. */
export interface DocumentRequest {
  revision: Revision;
  choice: SelectedReleases;
  owner: RouteOwner | null;
  address: string;
  visitor: Visitor;
  now: number;
  remoteAddress: string;
}

interface ServerRendererOptions extends RenderingOptions {
  releasesDir: string;
  publicUrl: string;
  /** The host's own release holds every page, as the monolith's does. */
  hostHasPages: boolean;
}

/** Renders pages by the releases' own builds, with the API of this very process. */
export function createServerRenderer(app: FastifyInstance, { releasesDir, publicUrl, hostHasPages, ...options }: ServerRendererOptions) {
  const call: CallApi = async ({ method, url, headers, body, remoteAddress }) => {
    const answer = await app.inject({ method: method as 'GET', url, headers, ...(body === null ? {} : { payload: body }), ...(remoteAddress ? { remoteAddress } : {}) });
    return { status: answer.statusCode, headers: pickTextHeaders(answer.headers), body: answer.body };
  };
  const renderers = createRenderPools({ ...options, call, log: app.log, registry: app.metrics });
  const compositions = createRenderCompositions(releasesDir);
  app.addHook('onClose', () => renderers.close());
  const warm = new Set<string>();

  /**
   * Renders a page of each remote in each worker: the first one takes a worker many times as long as those after it.
   * One after another first, so that a release that blocks a worker does not block all of them.
   */
  async function warmUp(composition: RenderComposition, { composition: { remotes } }: SelectedReleases): Promise<void> {
    const pool = renderers.get(composition);
    const renders = async ({ remote, address }: WarmUpPage) =>
      'answer' in (await pool.render({ remote, isWarmUp: true, page: { address, publicUrl, token: null, ended: false, now: Date.now() } }));
    const good: WarmUpPage[] = [];
    for (const page of remotes.flatMap(listWarmUpPages)) if (await renders(page)) good.push(page);
    await Promise.all(good.flatMap((page) => Array.from({ length: options.workers }, () => renders(page))));
  }

  return {
    /** Ends the workers of releases that no visitor of this revision gets; resolves when those of all others are warm. */
    async syncRevision(revision: Revision, choose: (bucket: number) => SelectedReleases | null): Promise<void> {
      const chosen = compositions.all(revision, choose);
      void renderers.retain(chosen.keys());
      for (const key of warm) if (!chosen.has(key)) warm.delete(key);
      const fresh = [...chosen].filter(([key]) => !warm.has(key));
      for (const [key] of fresh) warm.add(key);
      await Promise.all(fresh.map(([, choice]) => warmUp(compositions.of(revision, choice), choice)));
    },

    /** The rendered page, or null where the browser has to render it. */
    async render({ revision, choice, owner, address, visitor, now, remoteAddress }: DocumentRequest): Promise<EncodedResult | null> {
      const pool = renderers.get(compositions.of(revision, choice));
      const page = { address, publicUrl, token: visitor.token, ended: visitor.session === 'ended', now };
      const outcome = await pool.render({ remote: hostHasPages ? null : (owner?.remote.remote ?? null), page, remoteAddress });
      return 'answer' in outcome ? outcome.answer : null;
    },
  };
}

/** Of the headers those that a page may read: none that two lines carry, as cookies do. */
const pickTextHeaders = (headers: Record<string, unknown>) =>
  Object.fromEntries(Object.entries(headers).flatMap(([name, value]) => (typeof value === 'string' || typeof value === 'number' ? [[name, String(value)]] : [])));
