import type { FastifyReply, FastifyRequest } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import {
  addCommentRequest,
  addDiscussionRequest,
  apiPaths,
  commentId,
  commentWrittenResponse,
  discussionId,
  discussionWrittenResponse,
  doneResponse,
  editDiscussionRequest,
  editProfileRequest,
  registerHandleRequest,
  reportRequest,
  reportResponse,
  voteRequest,
  voteResponse,
} from '@oracle-astra/shared/contract';
import { callerOf } from '../../../plugins/idempotency';
import { negotiateLocale } from '../../../plugins/locale';
import type { Services } from '../../../services';
import { writeMessages } from './write-messages';

const tags = ['forum'];

const done = (request: FastifyRequest, reply: FastifyReply, id: keyof typeof writeMessages) => ({
  status: 'success' as const,
  message: writeMessages[id][negotiateLocale(request, reply)],
});

/** Writes of discussions and comments. */
export function forumPostRoutes({ writing }: Pick<Services, 'writing'>): FastifyPluginAsyncZod {
  return async (app) => {
    app.post(
      apiPaths.addDiscussion,
      { schema: { tags, body: addDiscussionRequest, response: { 200: discussionWrittenResponse } } },
      async (request, reply) => {
        const written = await writing.addDiscussion(callerOf(request), request.body);
        return { ...done(request, reply, 'discussionAdded'), ...written };
      },
    );

    app.post(
      apiPaths.editDiscussion,
      { schema: { tags, body: editDiscussionRequest, response: { 200: discussionWrittenResponse } } },
      async (request, reply) => {
        const written = await writing.editDiscussion(callerOf(request), request.body);
        return { ...done(request, reply, 'discussionEdited'), ...written };
      },
    );

    app.post(
      apiPaths.deleteDiscussion,
      { schema: { tags, body: discussionId, response: { 200: doneResponse } } },
      async (request, reply) => {
        await writing.deleteDiscussion(callerOf(request), request.body.did);
        return done(request, reply, 'discussionDeleted');
      },
    );

    app.post(
      apiPaths.addComment,
      { schema: { tags, body: addCommentRequest, response: { 200: commentWrittenResponse } } },
      async (request, reply) => {
        const written = await writing.addComment(callerOf(request), request.body);
        return { ...done(request, reply, 'commentAdded'), ...written };
      },
    );

    app.post(apiPaths.deleteComment, { schema: { tags, body: commentId, response: { 200: doneResponse } } }, async (request, reply) => {
      await writing.deleteComment(callerOf(request), request.body.cid);
      return done(request, reply, 'commentDeleted');
    });
  };
}

/** Votes, reports and the own profile. */
export function forumMemberRoutes({ voting, profiles }: Pick<Services, 'voting' | 'profiles'>): FastifyPluginAsyncZod {
  return async (app) => {
    app.post(apiPaths.vote, { schema: { tags, body: voteRequest, response: { 200: voteResponse } } }, async (request) => ({
      status: 'success' as const,
      ...(await voting.vote(callerOf(request), request.body)),
    }));

    app.post(apiPaths.report, { schema: { tags, body: reportRequest, response: { 200: reportResponse } } }, async (request, reply) => {
      const care = await voting.report(callerOf(request), request.body);
      return { ...done(request, reply, 'reported'), ...(care && { care }) };
    });

    app.post(
      apiPaths.registerHandle,
      { schema: { tags, body: registerHandleRequest, response: { 200: doneResponse } } },
      async (request, reply) => {
        await profiles.register(callerOf(request), request.body);
        return done(request, reply, 'registered');
      },
    );

    app.post(
      apiPaths.editProfile,
      { schema: { tags, body: editProfileRequest, response: { 200: doneResponse } } },
      async (request, reply) => {
        await profiles.edit(callerOf(request), request.body);
        return done(request, reply, 'profileEdited');
      },
    );
  };
}
