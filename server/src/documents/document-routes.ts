import type { Composition } from '@oracle-astra/shared/contract';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { Counter } from 'prom-client';
import { CompressedBody, negotiateEncoding } from './compressed-body';
import { trimComposition, compose, toComposedRemote, selectDescriptor } from './compose';
import { cacheHeaders } from './cache-headers';
import { buildDocument, listScripts, noScriptId } from './build-document';
import { sendErrorDocument } from './error-document';
import { createInlineAssetsReader } from './inline-assets';
import { createServerRenderer, type DocumentRequest, type RenderingOptions } from './server-renderer';
import { findRouteOwner } from './route-owner';
import { createPageCache } from './page-cache';
import type { ReleaseStore, Revision } from './release-store';
import type { SelectedReleases } from './render-composition';
import { identifyVisitor } from './visitor';

export interface DocumentRoutesOptions {
  store: ReleaseStore;
  /** Folder of the releases, absolute. */
  releasesDir: string;
  /** Which release is the page's own: the shell, or the monolith of the bench. */
  host: 'shell' | 'bench';
  /** How long the browser waits for a remote's files, in milliseconds. */
  remoteTimeoutMs: number;
  clock: () => Date;
  /** The site's own address, without a slash at its end. */
  publicUrl: string;
  local: boolean;
  /** Tells open pages to load themselves anew when a release changes: for developers. */
  liveReload: boolean;
  /** Whether a token is genuine, in time and not revoked. */
  isTokenValid: (token: string) => Promise<boolean>;
  rendering: RenderingOptions & { cacheMb: number };
}

/** What answers an address. */
type Page = { kind: 'document'; status: number; body: CompressedBody; policy: string; rendered: boolean; links: string } | { kind: 'redirect'; status: number; location: string };

const megabyte = 1024 * 1024;
const redirectBytes = 100;

/** One language so far; a page in another one is another page. */
const language = 'en';

/** How often the registry is looked at while nobody asks for a page, in milliseconds. */
const registryPollMs = 1000;

/** The document of every address. `warmUp` resolves when pages come at their usual speed. */
export function addDocumentRoutes(app: FastifyInstance, options: DocumentRoutesOptions): { warmUp: () => Promise<void> } {
  const { store, releasesDir, host, remoteTimeoutMs, clock, publicUrl, local, liveReload, isTokenValid, rendering } = options;
  const readInlineAssets = createInlineAssetsReader(releasesDir);
  const maker = rendering.workers > 0 ? createServerRenderer(app, { ...rendering, releasesDir, publicUrl, hostHasPages: host === 'bench' }) : null;
  const lookups = new Counter({ name: 'page_cache_lookups_total', help: 'Pages looked for in the cache, by what came of it.', labelNames: ['result'], registers: [app.metrics] });
  const compressions = new Counter({ name: 'page_compressions_total', help: 'Documents compressed, by encoding.', labelNames: ['encoding'], registers: [app.metrics] });
  const cache = createPageCache<Page>({
    maxSize: rendering.cacheMb * megabyte,
    sizeOf: (page) => (page.kind === 'document' ? page.body.size : redirectBytes),
    isForAll: (page) => page.kind === 'redirect' || page.rendered,
    onLookup: (result) => lookups.inc({ result }),
  });

  function choose(revision: Revision, bucket: number): SelectedReleases | null {
    const shell = selectDescriptor(revision, host, bucket);
    if (!shell) return null;
    return { shell, composition: host === 'bench' ? composeMonolith(revision, remoteTimeoutMs) : compose(revision, bucket, remoteTimeoutMs) };
  }

  async function pageOf(wish: DocumentRequest): Promise<Page> {
    const { choice: { shell, composition }, owner, now } = wish;
    const [answer, inlineAssets] = await Promise.all([maker?.render(wish) ?? null, readInlineAssets(shell)]);
    if (answer?.kind === 'redirect') return answer;
    const { bytes, policy } = buildDocument({ shell, inlineAssets, composition: trimComposition(composition, owner?.route), owner, rendered: answer, now, publicUrl, local, liveReload });
    // What is painted without scripts comes alone first; what needs them to be painted names them before its first byte.
    const links = (answer ? [] : listScripts({ shell, owner })).map(({ address, integrity }) => `<${address}>; rel=preload; as=script; crossorigin=anonymous; integrity="${integrity}"`);
    const body = new CompressedBody(bytes, (encoding) => compressions.inc({ encoding }));
    return { kind: 'document', status: answer?.status ?? (owner === null ? 404 : 200), body, policy, rendered: answer !== null, links: links.join(', ') };
  }

  let followed: Revision | null = null;

  /** Brings the workers of what visitors get now. */
  async function follow(revision: Revision): Promise<void> {
    if (revision === followed) return;
    followed = revision;
    await maker?.syncRevision(revision, (bucket) => choose(revision, bucket));
  }

  // So that a release is warm before its first visitor comes.
  const lookAhead = setInterval(() => void store.getRevision().then(follow, () => undefined), registryPollMs).unref();
  app.addHook('onClose', async () => clearInterval(lookAhead));

  app.get('/*', { schema: { hide: true }, compress: false, errorHandler: sendErrorDocument }, async (request, reply) => {
    const [revision, visitor] = await Promise.all([store.getRevision(), identifyVisitor(request, isTokenValid)]);
    const choice = choose(revision, visitor.bucket);
    if (!choice) throw new Error(`The registry names no release of ${host} that can be read`);
    void follow(revision);
    const address = getAddress(request);
    const { pathname } = new URL(`http://site${address}`);
    const owner = findRouteOwner(host === 'bench' ? [toComposedRemote(choice.shell)] : choice.composition.remotes, pathname);
    const wish: DocumentRequest = { revision, choice, owner, address, visitor, now: clock().getTime(), remoteAddress: request.ip };
    const isForAll = visitor.session === 'none';
    const { page, age } = isForAll ? await cache.get(cacheKey(wish), () => pageOf(wish)) : { page: await pageOf(wish), age: 0 };

    const sameForAll = isForAll && !liveReload && !hasCanary(revision) && (page.kind === 'redirect' || page.rendered);
    void reply.headers(cacheHeaders({ hasSession: !isForAll, isForAll: sameForAll, age }));
    if (page.kind === 'redirect') return reply.redirect(page.location, page.status);
    const encoding = negotiateEncoding(request.headers['accept-encoding']);
    const body = await page.body.as(encoding);
    return reply
      .status(page.status)
      .type('text/html; charset=utf-8')
      .header('content-security-policy', page.policy)
      .headers({ ...(page.links !== '' && { link: page.links }), ...(encoding !== 'identity' && { 'content-encoding': encoding }) })
      .send(body);
  });

  // A form that needs scripts, sent without them: nothing that it holds is read, and none of it is in the address.
  app.post('/*', { schema: { hide: true } }, async (_request, reply) => reply.redirect(`#${noScriptId}`, 303));

  // Without a release there is an API all the same, and a page says what is missing.
  return { warmUp: () => store.getRevision().then(follow, () => undefined) };
}

/** A request may name its target whole, as to a proxy. */
const getAddress = ({ originalUrl: url }: FastifyRequest) => (url.startsWith('/') ? url : url.replace(/^\w+:\/\/[^/?]*\/?/, '/'));

/** The monolith brings its own pages. */
const composeMonolith = ({ registry }: Revision, timeoutMs: number): Composition => ({ revision: registry.revision, timeout_ms: timeoutMs, remotes: [], navigation: [] });

/** While some visitors get another release, no cache on the way can tell whom it answers. */
const hasCanary = ({ registry }: Revision) => Object.values(registry.remotes).some(({ canary }) => canary !== null);

const cacheKey = ({ choice: { shell, composition }, address }: DocumentRequest) =>
  [composition.revision, shell.release, ...composition.remotes.map(({ release }) => release), language, address].join(' ');
