import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import {
  apiPaths,
  commentsResponse,
  commentsRequest,
  discussionResponse,
  discussionId,
  discussionsResponse,
  discussionsRequest,
  profileResponse,
  profileRequest,
} from '@oracle-astra/shared/contract';
import { negotiateLocale } from '../../plugins/locale';
import type { Services } from '../../services';

/** Public reads; signed-in people also get their own votes and their complete own profile. */
export function forumReadRoutes({ forum, profiles }: Pick<Services, 'forum' | 'profiles'>): FastifyPluginAsyncZod {
  return async (app) => {
    app.post(
      apiPaths.discussions,
      { schema: { tags: ['forum'], body: discussionsRequest, response: { 200: discussionsResponse } } },
      async (request, reply) => ({
        status: 'success' as const,
        ...(await forum.list(request.body, { uid: request.session?.uid ?? null, locale: negotiateLocale(request, reply) })),
      }),
    );

    app.post(
      apiPaths.discussion,
      { schema: { tags: ['forum'], body: discussionId, response: { 200: discussionResponse } } },
      async ({ body, session }) => ({ status: 'success' as const, discussion: await forum.discussion(body.did, session?.uid ?? null) }),
    );

    app.post(
      apiPaths.comments,
      { schema: { tags: ['forum'], body: commentsRequest, response: { 200: commentsResponse } } },
      async ({ body, session }) => ({ status: 'success' as const, ...(await forum.comments(body.did, body.start, session?.uid ?? null)) }),
    );

    app.post(
      apiPaths.profile,
      { schema: { tags: ['forum'], body: profileRequest, response: { 200: profileResponse } } },
      async ({ body, session }) => ({ status: 'success' as const, profile: await profiles.get(body.uid, session?.uid ?? null) }),
    );
  };
}
