import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import * as z from 'zod/mini';
import { readReport } from '@oracle-astra/release/src/check/report/report-files';
import { DomainError } from '../../../domain-error';
import { escapeHtml } from '../../../documents/escape-html';
import { operatorPagePolicy } from '../../../plugins/operators/operator-password';

const address = '/ops/browser-report';

export interface ReportedRelease {
  remote: string;
  release: string;
}

/** The releases with a stored report of their last check in a browser. */
export async function listReported(folder: string, published: Readonly<Record<string, readonly string[]>>): Promise<ReportedRelease[]> {
  const all = Object.entries(published).flatMap(([remote, releases]) => releases.map((release) => ({ remote, release })));
  const isThere = await Promise.all(all.map(async ({ remote, release }) => (await readReport(folder, remote, release)) !== null));
  return all.filter((_each, at) => isThere[at]);
}

/** Links to the reports; empty if there are none. */
export function renderReported(reported: readonly ReportedRelease[]): string {
  if (reported.length === 0) return '';
  const links = reported.map(
    ({ remote, release }) =>
      `<li><a href="${address}?${escapeHtml(new URLSearchParams({ remote, release }).toString())}">${escapeHtml(release)}</a></li>`,
  );
  return `<section><h2>Checked in a browser</h2><ul>${links.join('\n')}</ul></section>`;
}

/** The report of a release. It contains its pictures and has no scripts. */
export const browserReportRoutes =
  (folder: string): FastifyPluginAsyncZod =>
  async (app) => {
    const policy = { ...operatorPagePolicy, directives: { ...operatorPagePolicy.directives, imgSrc: ['data:'] } };
    const querystring = z.object({ remote: z.string(), release: z.string() });
    app.get(address, { helmet: { contentSecurityPolicy: policy }, schema: { hide: true, querystring } }, async ({ query }, reply) => {
      // An invalid name of a release has no report.
      const html = await readReport(folder, query.remote, query.release).catch(() => null);
      if (html === null) throw new DomainError('not_found');
      return reply.type('text/html; charset=utf-8').header('cache-control', 'no-store').send(html);
    });
  };
