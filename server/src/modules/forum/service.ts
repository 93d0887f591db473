import { forumLimits } from '@oracle-astra/shared/contract';
import type { Discussion } from '@oracle-astra/shared/contract';
import type { Database } from '../../db/database';
import { DomainError } from '../../domain-error';
import { makeCommentRepository } from './comment-repository';
import { makeDiscussionRepository } from './discussion-repository';
import type { ProfileService } from './profiles';

interface Search { start: number; query?: string | undefined; uid?: string | undefined }

const pageSize = forumLimits.pageSize;
const mostWords = 8;

export function makeForumService({ db, profiles }: { db: Database; profiles: ProfileService }) {
  const discussions = makeDiscussionRepository(db);
  const comments = makeCommentRepository(db);

  async function discussion(did: string, viewer: string | null): Promise<Discussion> {
    const found = await discussions.byId(did, viewer);
    if (found === null) throw new DomainError('discussion_not_found');
    return found;
  }

  return {
    discussion,

    /** One page, from 1, the latest first. Every word of the query must stand in the text or the tags. */
    async list({ start, query = '', uid }: Search, viewer: string | null) {
      if (uid !== undefined && !(await profiles.showsPostsTo(uid, viewer))) return { discussions: [], page_count: 0 };
      const filter = { words: query.toLowerCase().split(/\s+/).filter(Boolean).slice(0, mostWords), uid };
      return {
        discussions: await discussions.list(filter, viewer, pageOf(start)),
        page_count: Math.ceil((await discussions.count(filter)) / pageSize),
      };
    },

    /** One page, from 1, or all at once; the first comment first. Throws where there is no such discussion. */
    async comments(did: string, start: number | undefined, viewer: string | null) {
      const { comment_count: count } = await discussion(did, viewer);
      const range = start === undefined ? { limit: forumLimits.commentsAtOnce, offset: 0 } : pageOf(start);
      return { comments: await comments.list(did, viewer, range), page_count: Math.ceil(count / pageSize) };
    },
  };
}

function pageOf(start: number) {
  return { limit: pageSize, offset: (start - 1) * pageSize };
}
