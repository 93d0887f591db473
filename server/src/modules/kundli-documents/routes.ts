import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import * as z from 'zod/mini';
import {
  apiPaths,
  kundliCardRequest,
  kundliCardResponse,
  kundliPdfRequest,
  kundliPdfResponse,
  matchCardRequest,
} from '@oracle-astra/shared/contract';
import { sessionOf } from '../../plugins/auth';
import { negotiateLocale } from '../../plugins/locale';
import type { Services } from '../../services';

const tags = ['births'];
const token = z.string().check(z.maxLength(4000));

/** Routes for the owner of a kundli, which return the addresses of its documents. */
export function kundliDocumentRoutes({ kundliDocuments }: Services): FastifyPluginAsyncZod {
  return async (app) => {
    app.get(
      apiPaths.kundliDocument,
      { schema: { tags, querystring: kundliPdfRequest, response: { 200: kundliPdfResponse } } },
      async (request, reply) => {
        const { bid, style } = request.query;
        const choice = { locale: negotiateLocale(request, reply), style };
        return { status: 'success' as const, pdf_url: await kundliDocuments.linkPdf(sessionOf(request).uid, bid, choice) };
      },
    );

    app.get(
      apiPaths.kundliCard,
      { schema: { tags, querystring: kundliCardRequest, response: { 200: kundliCardResponse } } },
      async (request, reply) => {
        const { bid, style, with_name: name, with_birth: birth } = request.query;
        const choice = { locale: negotiateLocale(request, reply), style, withName: name !== undefined, withBirth: birth !== undefined };
        return { status: 'success' as const, ...(await kundliDocuments.linkCard(sessionOf(request).uid, bid, choice)) };
      },
    );
  };
}

/** The documents themselves, by signed addresses. */
export function kundliFileRoutes({ kundliDocuments }: Services): FastifyPluginAsyncZod {
  return async (app) => {
    app.get(apiPaths.kundliPdf, { schema: { hide: true, querystring: z.object({ token }) } }, async (request, reply) => {
      const pdf = await kundliDocuments.renderPdf(request.query.token);
      return reply
        .type('application/pdf')
        .headers({ 'content-disposition': 'attachment; filename="kundli.pdf"', 'cache-control': 'private, no-store' })
        .send(pdf);
    });

    const cardPictures = { '/pictures/kundli.png': kundliDocuments.card, '/pictures/match.png': kundliDocuments.matchCard };
    for (const [url, find] of Object.entries(cardPictures)) {
      app.get(url, { schema: { hide: true, querystring: z.object({ card: token }) } }, async (request, reply) => {
        const { etag, draw } = await find(request.query.card);
        void reply.headers({ etag, 'cache-control': 'public, max-age=86400', 'x-robots-tag': 'noindex' });
        if (request.headers['if-none-match'] === etag) return reply.code(304).send();
        return reply.type('image/png').send(await draw());
      });
    }
  };
}

/** The card of a match, for everyone as matching is; saved records need their person's session. */
export function matchCardRoutes({ kundliDocuments }: Services): FastifyPluginAsyncZod {
  return async (app) => {
    app.post(
      apiPaths.matchCard,
      { schema: { tags, body: matchCardRequest, response: { 200: kundliCardResponse } } },
      async (request, reply) => {
        const { pair, with_names: withNames, with_nakshatras: withNakshatras, with_kootas: withKootas } = request.body;
        const choice = { locale: negotiateLocale(request, reply), withNames, withNakshatras, withKootas };
        const links = await kundliDocuments.linkMatchCard(request.session?.uid ?? null, pair, choice);
        return { status: 'success' as const, ...links };
      },
    );
  };
}
