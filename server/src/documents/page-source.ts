import type { FastifyInstance } from 'fastify';
import { Counter } from 'prom-client';
import { siteRoutes, splitLocale, type SiteDetails } from '@oracle-astra/shared/contract';
import { buildDocument, listScripts, type BuiltDocument } from './build-document';
import { trimComposition } from './compose';
import { CompressedBody } from './cache/compressed-body';
import { createInlineAssetsReader } from './inline-assets';
import { createPageCache } from './cache/page-cache';
import { withFlags } from './flags/flag-service';
import { findPageName } from './page-title';
import type { DocumentRequest, ServerRenderer } from './server-renderer';

export interface PageSourceOptions {
  /** Folder of the releases, absolute. */
  releasesDir: string;
  /** The site's own address, without a trailing slash. */
  publicUrl: string;
  /** Details of the site that its owner configures. */
  details: SiteDetails;
  local: boolean;
  /** Lets open pages reload when a release changes: for developers. */
  liveReload: boolean;
  rendering: { cacheMb: number };
  /** Origins of the payment provider's script and window. */
  paymentOrigins: readonly string[];
}

/** The pages that open the payment provider's window; the documents of all others do not allow it. */
const paymentPaths: readonly string[] = [siteRoutes.payment, siteRoutes.subscription];

/** Remotes write the paths of their routes with or without a leading slash. */
const isPaymentPath = (path: string) => paymentPaths.includes(`/${path.replace(/^\//, '')}`);

/** The response for an address. */
export type Page =
  | (Pick<BuiltDocument, 'policies'> & { kind: 'document'; status: number; body: CompressedBody; isRendered: boolean; links: string })
  | { kind: 'redirect'; status: number; location: string };

const megabyte = 1024 * 1024;
const redirectBytes = 100;

/** Whether every visitor without a session may get this page; an unrendered document may be rendered next time. */
export const isForAll = (page: Page) => page.kind === 'redirect' || page.isRendered;

/** Builds the pages that visitors request, and caches those that are the same for everyone; without `renderer` the browser renders all. */
// eslint-disable-next-line max-lines-per-function -- a factory of short functions over the same dependencies
export function createPageSource(
  app: FastifyInstance,
  renderer: ServerRenderer | null,
  { releasesDir, publicUrl, details, local, liveReload, rendering, paymentOrigins }: PageSourceOptions,
) {
  const registers = [app.metrics];
  const lookups = new Counter({
    name: 'page_cache_lookups_total',
    help: 'Pages looked for in the cache, by what came of it.',
    labelNames: ['result'],
    registers,
  });
  const compressions = new Counter({
    name: 'page_compressions_total',
    help: 'Documents compressed, by encoding.',
    labelNames: ['encoding'],
    registers,
  });
  const readInlineAssets = createInlineAssetsReader(releasesDir);
  const cache = createPageCache<Page>({
    maxSize: rendering.cacheMb * megabyte,
    sizeOf: (page) => (page.kind === 'document' ? page.body.size : redirectBytes),
    isForAll,
    onLookup: (result) => lookups.inc({ result }),
  });

  async function build(request: DocumentRequest): Promise<Page> {
    const {
      releases: { shell, composition },
      owner,
      locale,
      now,
      visitor,
      test,
      hasFailed,
      isLeftToBrowser,
      flags,
    } = request;
    // The cookie can name any set of releases; rendering would need separate workers for each, so the browser renders.
    const rendering = hasFailed || isLeftToBrowser ? null : renderer?.render(request);
    const [rendered, inlineAssets] = await Promise.all([rendering ?? null, readInlineAssets(shell)]);
    if (rendered?.kind === 'redirect') return rendered;
    const trimmed = trimComposition(composition, owner?.route, locale);
    const { bytes, policies } = buildDocument({
      shell,
      inlineAssets,
      composition: trimmed,
      locale,
      pageName: findPageName(trimmed.navigation, splitLocale(request.address).pathname),
      owner,
      token: visitor.session === 'ended' ? '' : visitor.token,
      rendered,
      now,
      publicUrl,
      details: withFlags(details, flags),
      local,
      liveReload,
      test,
      paymentOrigins: owner !== null && isPaymentPath(owner.route.path) ? paymentOrigins : [],
    });
    // A rendered page is painted before its scripts are loaded; an unrendered one preloads them by a header.
    const links = (rendered ? [] : listScripts({ shell, owner, locale, rendered })).map(
      ({ address, integrity }) => `<${address}>; rel=preload; as=script; crossorigin=anonymous; integrity="${integrity}"`,
    );
    const body = new CompressedBody(bytes, (encoding) => compressions.inc({ encoding }));
    return {
      kind: 'document',
      status: rendered?.status ?? (owner === null ? 404 : 200),
      body,
      policies,
      isRendered: rendered !== null,
      links: links.join(', '),
    };
  }

  return {
    /** A page and its age in milliseconds; only visitors without a session share pages. */
    async get(request: DocumentRequest): Promise<{ page: Page; age: number }> {
      if (request.visitor.session !== 'none' || request.test !== null || request.hasFailed) return { page: await build(request), age: 0 };
      return cache.get(toCacheKey(request), () => build(request));
    },
  };
}

const toCacheKey = ({ releases: { shell, composition }, contentVersion, address, locale, flags }: DocumentRequest) =>
  [
    JSON.stringify(flags.values),
    contentVersion,
    composition.revision,
    shell.release,
    ...composition.remotes.map(({ release }) => release),
    locale,
    address,
  ].join(' ');
