import type { FastifyReply, FastifyRequest } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import * as z from 'zod/mini';
import { astrologers, idSchema, locales, signs } from '@oracle-astra/shared/contract';
import type { Services } from '../../services';
import type { Picture } from './service';

const locale = z.enum(locales);
const date = z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}$/));
const name = z.string().check(z.minLength(1), z.maxLength(200));

/** The cache time, after which an address may show another day's or a changed text's picture. */
const cacheForAnHour = 'public, max-age=3600';

/** Sends a picture, or 304 without drawing it if the client has it. */
async function send(request: FastifyRequest, reply: FastifyReply, { etag, draw }: Picture): Promise<FastifyReply> {
  void reply.header('etag', etag).header('cache-control', cacheForAnHour);
  if (request.headers['if-none-match'] === etag) return reply.code(304).send();
  return reply.type('image/png').send(await draw());
}

/** The pictures of shared addresses under /pictures/. */
export function pictureRoutes({ pictures }: Pick<Services, 'pictures'>): FastifyPluginAsyncZod {
  return async (app) => {
    const of = <Params extends z.ZodMiniType>(params: Params) => ({ schema: { hide: true, params } });

    app.get('/pictures/:locale/site.png', of(z.object({ locale })), async (request, reply) =>
      send(request, reply, await pictures.site(request.params.locale)),
    );
    app.get('/pictures/:locale/horoscope/:sign/:date.png', of(z.object({ locale, sign: z.enum(signs), date })), async (request, reply) => {
      const { params } = request;
      return send(request, reply, await pictures.horoscope(params.locale, params.sign, params.date));
    });
    app.get('/pictures/:locale/panchang/:city/:date.png', of(z.object({ locale, city: name, date })), async (request, reply) => {
      const { params } = request;
      return send(request, reply, await pictures.panchang(params.locale, params.city, params.date));
    });
    app.get('/pictures/:locale/blogs/:slug.png', of(z.object({ locale, slug: name })), async (request, reply) =>
      send(request, reply, await pictures.post(request.params.locale, request.params.slug)),
    );
    app.get('/pictures/:locale/forum/:did.png', of(z.object({ locale, did: idSchema })), async (request, reply) =>
      send(request, reply, await pictures.discussion(request.params.locale, request.params.did)),
    );
    app.get('/pictures/:locale/astrologers/:name.png', of(z.object({ locale, name: z.enum(astrologers) })), async (request, reply) =>
      send(request, reply, await pictures.astrologer(request.params.locale, request.params.name)),
    );
  };
}
