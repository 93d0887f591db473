import type { FastifyReply } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import * as z from 'zod/mini';
import { apiPaths, siteRoutes } from '@oracle-astra/shared/contract';
import type { Services } from '../../services';
import { headQuery, mediaParams, postsQuery, relatedQuery } from './query';
import { mediaJson, pickFields, postJson, wordpressError } from './wordpress';

/** WordPress responses have more fields than the site reads, and `_fields` selects some of them. */
const anyJson = z.record(z.string(), z.unknown());
const feedPath = siteRoutes.blogFeed;
const listedFields = 'id,slug,date,title,excerpt,featured_media';
const errorResponses = { 400: anyJson, 404: anyJson };

/** The project's posts in WordPress's REST format, errors included, so that a real WordPress can replace them. */
export function blogRoutes({ blog }: Pick<Services, 'blog'>): FastifyPluginAsyncZod {
  return async (app) => {
    const schema = { tags: ['blog'] };

    app.get(
      apiPaths.posts,
      { attachValidation: true, schema: { ...schema, querystring: postsQuery, response: { 200: z.array(anyJson), ...errorResponses } } },
      async (request, reply) => {
        if (request.validationError) return sendError(reply, 400, 'rest_invalid_param', 'Invalid parameter(s).');
        const { _fields: fields, _embed: embed } = request.query;
        const { posts, total, pages } = await blog.list(request.query);
        if (posts === null)
          return sendError(
            reply,
            400,
            'rest_post_invalid_page_number',
            'The page number requested is larger than the number of pages available.',
          );
        reply
          .header('x-wp-total', total)
          .header('x-wp-totalpages', pages)
          .header('access-control-expose-headers', 'X-WP-Total, X-WP-TotalPages');
        return posts.map((post) => pickFields(postJson(post, embed !== undefined), fields));
      },
    );

    app.get(
      `${apiPaths.media}/:id`,
      { attachValidation: true, schema: { ...schema, params: mediaParams, response: { 200: anyJson, ...errorResponses } } },
      async (request, reply) => {
        const post = request.validationError ? null : await blog.byMedia(request.params.id);
        return post === null ? sendError(reply, 404, 'rest_post_invalid_id', 'Invalid post ID.') : mediaJson(post);
      },
    );

    app.get(
      apiPaths.seoHead,
      { attachValidation: true, schema: { ...schema, querystring: headQuery, response: { 200: anyJson, ...errorResponses } } },
      async (request, reply) => {
        if (request.validationError) return sendError(reply, 400, 'rest_missing_callback_param', 'Missing parameter(s): url');
        const head = await blog.head(request.query.url);
        return head === null ? sendError(reply, 404, 'not_found', 'There is no page with this address.') : { success: true, ...head };
      },
    );

    app.get(
      apiPaths.relatedPosts,
      { schema: { ...schema, querystring: relatedQuery, response: { 200: z.array(anyJson) } } },
      async (request) => (await blog.related(request.query.slug)).map((post) => pickFields(postJson(post, false), listedFields)),
    );

    app.get(feedPath, { schema: { hide: true } }, async (_request, reply) =>
      reply
        .type('application/rss+xml; charset=utf-8')
        .header('cache-control', 'public, max-age=900')
        .send(await blog.feed(feedPath)),
    );
  };
}

function sendError(reply: FastifyReply, status: 400 | 404, code: string, message: string) {
  return reply.code(status).send(wordpressError(code, message, status));
}
