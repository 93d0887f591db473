import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { defaultLocale, readCookie, readFailedReleases, splitLocale, testRenderingCookie } from '@oracle-astra/shared/contract';
import type { Listen } from '../db/database';
import { noScriptId } from './build-document';
import { cacheHeaders } from './cache/cache-headers';
import { toComposedRemote } from './compose';
import { followContentVersion } from './cache/content-version';
import { applyCookieChange } from '../modules/session/session-cookies';
import { sendTrace } from '../plugins/tracing';
import { withRelease } from '../tracing/release';
import { sendErrorDocument } from './error-document';
import { variesByVisitor } from './flags/experiments';
import { noFlags, type DocumentFlags, type FlagService } from './flags/flag-service';
import { followRevisions } from './releases/follow-revisions';
import { findFailedShell, withoutFailed } from './releases/last-good';
import { createPageSource, isForAll, type PageSourceOptions } from './page-source';
import { sendPage } from './send-page';
import type { ReleaseStore, Revision } from './releases/release-store';
import { serializeReportToken, type ReportTokens } from './report-token';
import { findRouteOwner } from './releases/route-owner';
import { hasCanary, selectReleases, type SelectionOptions } from './releases/select-releases';
import { withTestRelease, type TestReleases } from './releases/test-releases';
import { createServerRenderer, type DocumentRequest, type RenderingOptions } from './server-renderer';
import { getLocaleRedirect } from './routes/locale-redirect';
import { identifyVisitor, serializeGroupCookie, toBuckets, toPerson, type ReadCookieSession } from './releases/visitor';

export interface DocumentRoutesOptions extends PageSourceOptions, SelectionOptions {
  store: ReleaseStore;
  clock: () => Date;
  tests: TestReleases;
  readCookieSession: ReadCookieSession;
  /** Announces changes of public content; without it cached pages live for their TTL. */
  listen?: Listen | undefined;
  /** Called when cached pages are dropped because their content has changed. */
  onContentChange?: () => void;
  rendering: RenderingOptions & { cacheMb: number };
  /** Evaluates flags; by default each has its default. */
  flags?: Pick<FlagService, 'evaluate'>;
  /** Creates the tokens without which reports of a document are not counted; by default documents have none. */
  reportTokens?: Pick<ReportTokens, 'issue'>;
}

/** Whether visitors get different pages by their random id. */
const isGrouped = (revision: Revision) => hasCanary(revision) || variesByVisitor(revision.registry);

const loggedShells = new WeakMap<FastifyInstance, Set<string>>();

/** Logs a shell that did not start in a browser, once for each release, because a cookie names it at every page. */
function logFailedShell({ server, log }: FastifyRequest, live: Revision, working: Revision): void {
  const shell = findFailedShell(live, working);
  const logged = loggedShells.get(server) ?? new Set();
  if (shell === null || logged.has(shell.failed)) return;
  loggedShells.set(server, logged.add(shell.failed));
  log.warn({ release: shell.failed, given: shell.given }, 'The shell does not start in a browser, which gets the last good release');
}

/** The live revision, and the revision for the browser of a request: without releases that failed in it, with the release that it tests. */
async function readBrowserRevision(request: FastifyRequest, { store, tests, liveReload }: DocumentRoutesOptions) {
  const cookies = request.headers.cookie ?? '';
  const [live, test] = await Promise.all([store.getRevision(), tests.find(cookies)]);
  // In development every failure is logged.
  const working = liveReload ? live : withoutFailed(live, readFailedReleases(cookies));
  logFailedShell(request, live, working);
  const revision = test === null ? working : withTestRelease(working, test);
  const isLeftToBrowser = test !== null && readCookie(cookies, testRenderingCookie) === 'browser';
  return { live, revision, test, hasFailed: working !== live, isLeftToBrowser };
}

/** The flags of the selected releases. The id of a new visitor is kept by a cookie, so that it decides at once. */
async function readFlags(
  { flags }: DocumentRoutesOptions,
  { headers }: FastifyRequest,
  { revision: { registry, descriptors }, releases, visitor }: Pick<DocumentRequest, 'revision' | 'releases' | 'visitor'>,
): Promise<DocumentFlags> {
  const remotes = releases.composition.remotes.flatMap(({ release }) => descriptors.get(release) ?? []);
  const question = { registry, releases: [releases.shell, ...remotes], visitor, isLeftOut: headers['sec-gpc'] === '1' };
  return flags?.evaluate(question) ?? noFlags;
}

/** Sets the token of a document. */
function setReportToken(
  { reportTokens, publicUrl }: DocumentRoutesOptions,
  { ip }: FastifyRequest,
  reply: FastifyReply,
  { live, visitor, flags }: Pick<DocumentRequest, 'visitor' | 'flags'> & { live: Revision },
): void {
  if (!reportTokens) return;
  const bucketOf = toBuckets(visitor.group.id);
  const token = reportTokens.issue({ registry: live.registry, bucketOf, ip, person: toPerson(visitor), variants: flags.variants });
  void reply.header('set-cookie', serializeReportToken(token, publicUrl));
}

/** The document of every address. `warmUp` resolves when pages are rendered at their usual speed. */
export function addDocumentRoutes(app: FastifyInstance, options: DocumentRoutesOptions): { warmUp: () => Promise<void> } {
  const { store, host, releasesDir, publicUrl, details, clock, liveReload, readCookieSession, listen, rendering } = options;
  const renderer =
    rendering.workers > 0
      ? createServerRenderer(app, { ...rendering, releasesDir, publicUrl, details, hostHasPages: host === 'bench' })
      : null;
  const getContentVersion = followContentVersion(app, listen, options.onContentChange);
  const pages = createPageSource(app, renderer, options);
  const revisions = followRevisions(app, store, async (revision) =>
    renderer?.syncRevision(revision, (bucketOf) => selectReleases(revision, bucketOf, defaultLocale, options)),
  );

  async function toDocumentRequest(request: FastifyRequest): Promise<DocumentRequest & { live: Revision }> {
    const [visitor, seen] = await Promise.all([identifyVisitor(request, readCookieSession), readBrowserRevision(request, options)]);
    const address = getAddress(request);
    const { locale, pathname } = splitLocale(new URL(`http://site${address}`).pathname);
    const releases = selectReleases(seen.revision, toBuckets(visitor.group.id), locale, options);
    if (!releases) throw new Error(`The registry names no release of ${host} that can be read`);
    const remotes = host === 'bench' ? [toComposedRemote(releases.shell, locale)] : releases.composition.remotes;
    const owner = findRouteOwner(remotes, pathname);
    const now = clock().getTime();
    return {
      ...seen,
      releases,
      flags: await readFlags(options, request, { revision: seen.revision, releases, visitor }),
      owner,
      address,
      locale,
      visitor,
      now,
      contentVersion: getContentVersion(),
      remoteAddress: request.ip,
    };
  }

  app.get('/*', { schema: { hide: true }, compress: false, errorHandler: sendErrorDocument }, async (request, reply) => {
    const redirect = getLocaleRedirect(getAddress(request), request.headers.cookie, details.frame?.languages);
    if (redirect)
      return reply.headers(cacheHeaders({ hasSession: false, isForAll: false, age: 0 })).redirect(redirect.location, redirect.status);
    const documentRequest = await toDocumentRequest(request);
    const { revision, live, visitor, test, hasFailed } = documentRequest;
    void revisions.follow(live);
    const { release } = documentRequest.owner?.remote ?? documentRequest.releases.shell;
    const { page, age } = await withRelease(release, async () => pages.get(documentRequest));
    sendTrace(reply, release);
    const hasSession = visitor.session !== 'none' || visitor.cookieChange !== null;
    applyCookieChange(reply, visitor.cookieChange, publicUrl);
    const isShared = !hasSession && test === null && !hasFailed && !liveReload && !isGrouped(revision) && isForAll(page);
    void reply.headers(cacheHeaders({ hasSession, isForAll: isShared, age }));
    // A shared cache would give one visitor's token to all, so pages of such documents request one.
    if (!isShared && test === null && page.kind === 'document') setReportToken(options, request, reply, documentRequest);
    if (visitor.group.isNew && isGrouped(live)) void reply.header('set-cookie', serializeGroupCookie(visitor, publicUrl));
    void reply.header('content-language', documentRequest.locale);
    return sendPage(page, request, reply);
  });

  // A form that needs scripts, submitted without them: its body is not read, so that no input appears in the address.
  app.post('/*', { schema: { hide: true } }, async (_request, reply) => reply.redirect(`#${noScriptId}`, 303));

  return { warmUp: revisions.check };
}

/** A request line may contain an absolute URL, as sent to a proxy. */
const getAddress = ({ originalUrl: url }: FastifyRequest) => (url.startsWith('/') ? url : url.replace(/^\w+:\/\/[^/?]*\/?/, '/'));
