import type { AddCommentRequest, CareCard } from '@oracle-astra/shared/contract';
import { newId } from '../../../db/ids';
import { DomainError } from '../../../domain-error';
import type { Caller } from '../../../plugins/idempotency';
import { askForReview, endReview } from '../../moderation/reviews';
import { createCommentRepository } from '../comment-repository';
import { checkPost } from './check-post';
import type { Write, WriteDeps } from './writing-deps';

/** Writes of comments. */
export function createCommentWrites({ db, clock, profiles, points, notifications, run, meetWithCare, takeTurn }: WriteDeps) {
  return {
    /** Throws `care_needed`, `handle_required` or `discussion_not_found`, and the errors of `checkPost`. */
    async addComment(caller: Caller, request: AddCommentRequest): Promise<{ cid: string; page: number; care?: CareCard }> {
      const { uid } = caller;
      const { did, comment } = request;
      const danger = await meetWithCare({ uid, texts: [comment], postAnyway: request.post_anyway });
      const write: Write = async (posts, tx) => {
        const author = await profiles.author(tx, uid);
        await checkPost(posts, { uid, kind: 'comment', fields: { comment } }, clock());
        const discussion = await posts.lockDiscussion(did);
        if (discussion === null || (discussion.hiddenAt !== null && discussion.uid !== uid)) throw new DomainError('discussion_not_found');
        const cid = newId();
        await posts.addComment({ cid, did, uid, comment, createdAt: clock() });
        await points.award(tx, [{ uid, kind: 'comment', itemId: cid }]);
        if (danger) await askForReview(tx, cid, danger.level, clock());
        if (discussion.uid !== uid)
          await notifications.notify(tx, {
            uid: discussion.uid,
            kind: 'comment',
            did,
            params: { actor: author.displayName, title: discussion.title },
          });
        return cid;
      };
      const id = await takeTurn(did, async () => run(caller, 'comments/add', request, write));
      const page = await createCommentRepository(db).countPages(did, uid);
      return { cid: id, page, ...(danger && { care: danger.card }) };
    },

    /** Revokes the points that it earned. Throws `comment_not_found` or `not_author`. */
    async deleteComment(caller: Caller, cid: string): Promise<void> {
      await run(caller, 'comments/delete', cid, async (posts, tx) => {
        const comment = await posts.lockComment(cid);
        if (comment === null) throw new DomainError('comment_not_found');
        if (comment.uid !== caller.uid) throw new DomainError('not_author');
        await posts.deleteComment(cid, clock());
        await endReview(tx, cid);
        await points.revoke(tx, caller.uid, cid);
        return cid;
      });
    },
  };
}
