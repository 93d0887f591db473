import type { CareCard, ReportRequest, VoteRequest } from '@oracle-astra/shared/contract';
import { runIdempotent } from '../../../db/idempotency';
import type { Database } from '../../../db/database';
import { DomainError } from '../../../domain-error';
import type { Caller } from '../../../plugins/idempotency';
import { askForReview } from '../../moderation/reviews';
import { createItemRepository } from '../items';
import type { ItemRef, LockedItem, VoteResult } from '../items';
import { assessReportReason } from './post-care';
import { reportRules } from '../profiles/standing';
import type { WritingDeps } from './writing-deps';

const toItem = ({ did, cid }: { did?: string | undefined; cid?: string | undefined }): ItemRef =>
  cid === undefined ? { kind: 'discussion', id: did ?? '' } : { kind: 'comment', id: cid };

/** Throws `discussion_not_found` or `comment_not_found` if only the author may see the item. */
async function lockVisible(tx: Database, item: ItemRef): Promise<LockedItem> {
  const locked = await createItemRepository(tx).lock(item);
  if (locked === null || locked.is_deleted || locked.is_hidden) throw new DomainError(`${item.kind}_not_found`);
  return locked;
}

function createVote({ clock, profiles, points, notifications, marks }: WritingDeps) {
  /** Credits voter and author once for the item, and notifies the author of the first upvote of this voter. */
  async function rewardVote(
    tx: Database,
    uid: string,
    item: ItemRef,
    { author, title, did, has_author }: LockedItem,
    isUp: boolean,
  ): Promise<void> {
    const upvote = { uid: author, kind: 'upvote', itemId: item.id, actor: uid } as const;
    const fresh = await points.award(tx, [{ uid, kind: 'vote', itemId: item.id }, ...(isUp && has_author ? [upvote] : [])]);
    if (!fresh.some(({ kind }) => kind === 'upvote')) return;
    const actor = (await profiles.findName(tx, uid)) ?? '';
    const kind = item.kind === 'discussion' ? 'upvotes' : 'comment_upvotes';
    await notifications.notify(tx, { uid: author, kind, did, params: { actor, count: 1, title }, gatherBy: item.id });
  }

  return async (tx: Database, uid: string, item: ItemRef, type: number): Promise<VoteResult> => {
    const locked = await lockVisible(tx, item);
    if (locked.author === uid || (!locked.has_author && (await marks.wrote(tx, uid, item.id)))) throw new DomainError('vote_own');
    const result = await createItemRepository(tx).vote(uid, item, type, clock());
    if (result.my_vote !== null) await rewardVote(tx, uid, item, locked, result.my_vote === 1);
    return result;
  };
}

/** Votes on discussions and comments, and reports of them. */
export function createForumVoting(deps: WritingDeps) {
  const { db, clock, notifications, takeTurn } = deps;
  const vote = createVote(deps);

  async function report(tx: Database, uid: string, item: ItemRef, reason: string): Promise<CareCard | null> {
    const items = createItemRepository(tx);
    const { author, did, title, has_author } = await lockVisible(tx, item);
    if (author === uid) throw new DomainError('report_own');
    await items.addReport(uid, item, reason, clock());
    const counted = await items.countReports(item, new Date(clock().getTime() - reportRules.minAccountAgeMs));
    const danger = await assessReportReason(tx, uid, reason, clock());
    if (danger) await askForReview(tx, item.id, danger.level, clock());
    if (counted < reportRules.toHide) return danger?.card ?? null;
    await items.setHidden(item, clock());
    if (has_author) await notifications.notify(tx, { uid: author, kind: 'post_hidden', did, params: { title } });
    return danger?.card ?? null;
  }

  return {
    /** The same vote again withdraws it, the other one replaces it. Throws `vote_own`, `discussion_not_found` or `comment_not_found`. */
    async vote(caller: Caller, request: VoteRequest): Promise<VoteResult> {
      const item = toItem(request);
      return takeTurn(item.id, async () =>
        runIdempotent(db, { ...caller, route: 'forum/vote', request }, clock(), (tx) => vote(tx, caller.uid, item, request.type)),
      );
    },

    /**
     * Stored once for each person and item; enough reports hide the item until an operator has reviewed it. Resolves to the
     * help for a reason that mentions danger. Throws `report_own`, `discussion_not_found` or `comment_not_found`.
     */
    async report(caller: Caller, request: ReportRequest): Promise<CareCard | null> {
      const item = toItem(request);
      return takeTurn(item.id, async () =>
        runIdempotent(db, { ...caller, route: 'forum/report', request }, clock(), (tx) =>
          report(tx, caller.uid, item, request.reason ?? ''),
        ),
      );
    },
  };
}
