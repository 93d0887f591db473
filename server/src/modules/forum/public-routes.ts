import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import {
  api, commentsAnswer, commentsRequest, discussionAnswer, discussionId, discussionsAnswer, discussionsRequest, profileAnswer, profileRequest,
} from '@oracle-astra/shared/contract';
import type { Services } from '../../services';

/** What anybody may read; who is signed in sees their own votes and their own profile whole. */
export function forumReadRoutes({ forum, profiles }: Pick<Services, 'forum' | 'profiles'>): FastifyPluginAsyncZod {
  return async (app) => {
    app.post(api.discussions, { config: { allowBanned: true }, schema: { tags: ['forum'], body: discussionsRequest, response: { 200: discussionsAnswer } } },
      async ({ body, session }) => ({ status: 'success' as const, ...(await forum.list(body, session?.uid ?? null)) }));

    app.post(api.discussion, { config: { allowBanned: true }, schema: { tags: ['forum'], body: discussionId, response: { 200: discussionAnswer } } },
      async ({ body, session }) => ({ status: 'success' as const, discussion: await forum.discussion(body.did, session?.uid ?? null) }));

    app.post(api.comments, { config: { allowBanned: true }, schema: { tags: ['forum'], body: commentsRequest, response: { 200: commentsAnswer } } },
      async ({ body, session }) => ({ status: 'success' as const, ...(await forum.comments(body.did, body.start, session?.uid ?? null)) }));

    app.post(api.profile, { config: { allowBanned: true }, schema: { tags: ['forum'], body: profileRequest, response: { 200: profileAnswer } } },
      async ({ body, session }) => ({ status: 'success' as const, profile: await profiles.get(body.uid, session?.uid ?? null) }));
  };
}
