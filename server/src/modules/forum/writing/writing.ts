import type { AddDiscussionRequest, CareCard, EditDiscussionRequest } from '@oracle-astra/shared/contract';
import { runIdempotent } from '../../../db/idempotency';
import { newId } from '../../../db/ids';
import { DomainError } from '../../../domain-error';
import type { Caller } from '../../../plugins/idempotency';
import { askForReview, endReview } from '../../moderation/reviews';
import { checkPost, countRecentLinks } from './check-post';
import { createCommentWrites } from './comment-writing';
import { createPostCare } from './post-care';
import type { Draft } from './post-care';
import { createPostRepository } from '../post-repository';
import type { PostRepository } from '../post-repository';
import type { SignDetails } from '../profiles/profiles';
import type { Write, WriteDeps, WritingDeps } from './writing-deps';

interface Tags {
  rashiTag: string;
  nakshatraTag: string;
  mahadashaTag: string;
}

const noTags: Tags = { rashiTag: '', nakshatraTag: '', mahadashaTag: '' };

/** The tags for a request: those that the post already has, or the author's own; fields it does not name are kept. */
function toTags(request: Partial<AddDiscussionRequest>, own: SignDetails, stored: Tags = noTags): Tags {
  const pick = (wanted: string | undefined, kept: string, mine: string | null) =>
    wanted === undefined || wanted === kept ? kept : wanted === '' ? '' : (mine ?? '');
  return {
    rashiTag: pick(request.rashi_tag, stored.rashiTag, own.rashi),
    nakshatraTag: pick(request.nakshatra_tag, stored.nakshatraTag, own.nakshatra),
    mahadashaTag: pick(request.mahadasha_tag, stored.mahadashaTag, own.current_mahadasha),
  };
}

const toDraft = ({ uid }: Caller, { title, description, post_anyway: postAnyway }: Partial<AddDiscussionRequest>): Draft => ({
  uid,
  texts: [title, description].filter((text) => text !== undefined),
  postAnyway,
});

async function lockOwnDiscussion(posts: PostRepository, did: string, uid: string) {
  const discussion = await posts.lockDiscussion(did);
  if (discussion === null || (discussion.hiddenAt !== null && discussion.uid !== uid)) throw new DomainError('discussion_not_found');
  if (discussion.uid !== uid) throw new DomainError('not_author');
  return discussion;
}

function createDiscussionWrites({ db, clock, profiles, points, run, meetWithCare }: WriteDeps) {
  /** The complete post after an edit, because a dangerous text may be split over a field that is not sent again. */
  async function toWholeDraft(caller: Caller, { did, ...changed }: EditDiscussionRequest): Promise<Draft> {
    const { title, description } = changed;
    if (title === undefined && description === undefined) return toDraft(caller, {});
    return toDraft(caller, { ...(await createPostRepository(db).findTexts(caller.uid, did)), ...changed });
  }

  return {
    /** Throws `care_needed`, `handle_required`, and the errors of `checkPost`. */
    async addDiscussion(caller: Caller, request: AddDiscussionRequest): Promise<{ did: string; care?: CareCard }> {
      const danger = await meetWithCare(toDraft(caller, request));
      const id = await run(caller, 'discussions/add', request, async (posts, tx) => {
        const { uid } = caller;
        const { title, description } = request;
        const author = await profiles.author(tx, uid);
        const linksAdded = await checkPost(posts, { uid, kind: 'discussion', fields: { title, description } }, clock());
        const did = newId();
        const links = { linksAdded, linksAddedAt: clock() };
        await posts.addDiscussion({ did, uid, title, description, ...toTags(request, author), ...links, createdAt: clock() });
        await points.award(tx, [{ uid, kind: 'discussion', itemId: did }]);
        if (danger) await askForReview(tx, did, danger.level, clock());
        return did;
      });
      return { did: id, ...(danger && { care: danger.card }) };
    },

    /** Throws `care_needed`, `discussion_not_found` or `not_author`, and the errors of `checkPost`. */
    async editDiscussion(caller: Caller, request: EditDiscussionRequest): Promise<{ did: string; care?: CareCard }> {
      const danger = await meetWithCare(await toWholeDraft(caller, request));
      const id = await run(caller, 'discussions/edit', request, async (posts, tx) => {
        const { uid } = caller;
        const { did } = request;
        const author = await profiles.author(tx, uid);
        const stored = await lockOwnDiscussion(posts, did, uid);
        const { title = stored.title, description = stored.description } = request;
        const edited = { id: did, text: `${stored.title} ${stored.description}` };
        const added = await checkPost(posts, { uid, kind: 'discussion', fields: { title, description }, edited }, clock());
        const links = added === 0 ? {} : { linksAdded: added + countRecentLinks(stored, clock()), linksAddedAt: clock() };
        const changed = { title, description, ...toTags(request, author, stored) };
        // Readers are told of an edit only if something differs.
        const isEdited = Object.entries(changed).some(([name, value]) => value !== stored[name as keyof typeof changed]);
        await posts.editDiscussion(did, { ...changed, ...links, ...(isEdited && { editedAt: clock() }) });
        if (danger) await askForReview(tx, did, danger.level, clock());
        return did;
      });
      return { did: id, ...(danger && { care: danger.card }) };
    },

    /** Revokes the points that it earned. Throws `discussion_not_found` or `not_author`. */
    async deleteDiscussion(caller: Caller, did: string): Promise<void> {
      await run(caller, 'discussions/delete', did, async (posts, tx) => {
        await lockOwnDiscussion(posts, did, caller.uid);
        await posts.editDiscussion(did, { deletedAt: clock() });
        await endReview(tx, did);
        await points.revoke(tx, caller.uid, did);
        return did;
      });
    },
  };
}

/** Discussions and comments written by members. Each call is one transaction, once per Idempotency-Key. */
export function createForumWriting(deps: WritingDeps) {
  const { db, clock } = deps;

  async function run(caller: Caller, route: string, request: unknown, write: Write): Promise<string> {
    return runIdempotent(db, { ...caller, route: `forum/${route}`, request }, clock(), async (tx) => {
      const posts = createPostRepository(tx);
      // Locked before any post, in all writes, because two writes with another lock order would deadlock.
      await posts.lockAuthor(caller.uid);
      return write(posts, tx);
    });
  }

  const writes = { ...deps, run, meetWithCare: createPostCare(deps) };
  return { ...createDiscussionWrites(writes), ...createCommentWrites(writes) };
}
