import type { FastifyInstance } from 'fastify';
import type { PageAnswer } from '@oracle-astra/shared/contract';
import { makeRenderers } from '../rendering/renderers';
import type { CallApi } from '../rendering/render-thread';
import type { Owned } from './owner';
import type { Revision } from './release-store';
import { makeRenderCompositions, type Choice } from './render-composition';
import type { Visitor } from './visitor';

export interface RenderingOptions {
  /** Worker threads of each composition; with 0 the browser renders every page. */
  workers: number;
  /** Milliseconds that a page may take. */
  budgetMs: number;
  /** The built program of the workers, absolute. */
  script: string;
}

/** A page to make: the address, who asks for it, and the releases that they get. */
export interface PageWish {
  revision: Revision;
  choice: Choice;
  owner: Owned | null;
  address: string;
  visitor: Visitor;
  now: number;
  remoteAddress: string;
}

interface MakerOptions extends RenderingOptions {
  releasesDir: string;
  publicUrl: string;
  /** The host's own release holds every page, as the monolith's does. */
  hostHasPages: boolean;
}

/** Renders pages by the releases' own builds, with the API of this very process. */
export function makePageMaker(app: FastifyInstance, { releasesDir, publicUrl, hostHasPages, ...options }: MakerOptions) {
  const call: CallApi = async ({ method, url, headers, body, remoteAddress }) => {
    const answer = await app.inject({ method: method as 'GET', url, headers, ...(body === null ? {} : { payload: body }), ...(remoteAddress ? { remoteAddress } : {}) });
    return { status: answer.statusCode, headers: textHeaders(answer.headers), body: answer.body };
  };
  const renderers = makeRenderers({ ...options, call, log: app.log, registry: app.metrics });
  const compositions = makeRenderCompositions(releasesDir);
  app.addHook('onClose', () => renderers.close());
  let seen: Revision | null = null;

  return {
    /** Ends the workers of releases that no visitor of this revision gets, and begins those of the usual ones. */
    follow(revision: Revision, choose: (bucket: number) => Choice | null): void {
      if (revision === seen) return;
      seen = revision;
      void renderers.keep(compositions.keys(revision, choose));
    },

    /** The rendered page, or null where the browser has to render it. */
    async make({ revision, choice, owner, address, visitor, now, remoteAddress }: PageWish): Promise<PageAnswer | null> {
      const pool = renderers.for(compositions.of(revision, choice));
      const page = { address, publicUrl, token: visitor.token, ended: visitor.session === 'ended', now };
      const outcome = await pool.render({ remote: hostHasPages ? null : (owner?.remote.remote ?? null), page, remoteAddress });
      return 'answer' in outcome ? outcome.answer : null;
    },
  };
}

/** Of the headers those that a page may read: none that two lines carry, as cookies do. */
const textHeaders = (headers: Record<string, unknown>) =>
  Object.fromEntries(Object.entries(headers).flatMap(([name, value]) => (typeof value === 'string' || typeof value === 'number' ? [[name, String(value)]] : [])));
