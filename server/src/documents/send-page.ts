import type { FastifyReply, FastifyRequest } from 'fastify';
import { pageHeader } from '@oracle-astra/shared/contract';
import { negotiateEncoding } from './cache/compressed-body';
import type { Page } from './page-source';

/** Sends a page in an encoding that the browser accepts. */
export async function sendPage(page: Page, request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
  if (page.kind === 'redirect') return reply.redirect(page.location, page.status);
  const encoding = negotiateEncoding(request.headers['accept-encoding']);
  const body = await page.body.as(encoding);
  return (
    reply
      .status(page.status)
      .type('text/html; charset=utf-8')
      .headers(page.policies)
      // The service worker stores only these, because pictures, receipts and files are public as well.
      .header(pageHeader, 'document')
      .headers({ ...(page.links !== '' && { link: page.links }), ...(encoding !== 'identity' && { 'content-encoding': encoding }) })
      .send(body)
  );
}
