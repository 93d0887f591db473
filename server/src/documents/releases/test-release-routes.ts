import type { FastifyInstance, FastifyReply } from 'fastify';
import { TestLinkRefused } from '@oracle-astra/release/src/test-link';
import { serializeCookie, staticPathOf } from '@oracle-astra/shared/contract';
import { sendRefusalDocument } from '../error-document';
import { testLinkCookie, type TestReleases } from './test-releases';

/** The addresses that start and end a test. */
export const testReleasePaths = { begin: '/test-release', end: '/test-release/end' } as const;

interface TestReleaseRoutesOptions {
  tests: TestReleases;
  clock: () => Date;
  publicUrl: string;
}

/** The path of the page on which the link was clicked; the home page if unknown. */
function readReferringPath(referer: string | undefined): string {
  try {
    const { pathname, search } = new URL(referer ?? '');
    return /^\/(?!\/)/.test(pathname) ? pathname + search : '/';
  } catch {
    return '/';
  }
}

/** Routes by which a signed link puts a published release into a browser, and the banner's link ends that. */
export function addTestReleaseRoutes(app: FastifyInstance, { tests, clock, publicUrl }: TestReleaseRoutesOptions): void {
  const secure = publicUrl.startsWith('https:');
  const setLink = (reply: FastifyReply, link: string, maxAge: number) =>
    reply
      .header('set-cookie', serializeCookie(testLinkCookie, link, { maxAge, httpOnly: true, secure }))
      .headers({ 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' });

  app.get<{ Querystring: { link?: string } }>(testReleasePaths.begin, { schema: { hide: true } }, async (request, reply) => {
    const { link = '' } = request.query;
    try {
      const { until, descriptor } = await tests.open(String(link));
      const [path = '/'] = descriptor.routes.flatMap((route) => staticPathOf(route.path) ?? []);
      const seconds = Math.ceil((Date.parse(until) - clock().getTime()) / 1000);
      return await setLink(reply, String(link), seconds).redirect(path, 303);
    } catch (error) {
      if (!(error instanceof TestLinkRefused)) throw error;
      return sendRefusalDocument(reply, error.why === 'expired' ? 410 : 403, error.message);
    }
  });

  app.get(testReleasePaths.end, { schema: { hide: true } }, async ({ headers }, reply) =>
    setLink(reply, '', 0).redirect(readReferringPath(headers.referer), 303),
  );
}
