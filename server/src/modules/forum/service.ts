import { forumLimits } from '@oracle-astra/shared/contract';
import type { Discussion } from '@oracle-astra/shared/contract';
import type { Database } from '../../db/database';
import { HttpError } from '../../plugins/errors';
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
    if (found === null) throw new HttpError(404, 'This discussion does not exist.');
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

    /** One page, from 1, the first comment first. Throws 404 where there is no such discussion. */
    async comments(did: string, start: number, viewer: string | null) {
      const { comment_count: count } = await discussion(did, viewer);
      return { comments: await comments.list(did, viewer, pageOf(start)), page_count: Math.ceil(count / pageSize) };
    },
  };
}

function pageOf(start: number) {
  return { limit: pageSize, offset: (start - 1) * pageSize };
}
