import {
  baseApi,
  getDiscussion,
  listComments,
  listDiscussions,
  listTag,
  listTags,
  type ApiError,
  type AppDispatch,
  type AppState,
} from '@oracle-astra/shared/api';
import { apiPaths, type SuccessOf, type VoteRequest, type VoteResponse } from '@oracle-astra/shared/contract';

/** 1 up, 0 down. */
export type Vote = 0 | 1;
export type VoteTarget = { did: string } | { cid: string };

/** The part of a cached post that votes change. */
interface VotedPost {
  did?: string;
  cid?: string;
  upvotes: number;
  downvotes: number;
  my_vote?: number | null;
}
interface CachedAnswer {
  discussion?: VotedPost;
  discussions?: VotedPost[];
  comments?: VotedPost[];
}
interface CacheEntry {
  endpointName: string;
  originalArgs?: unknown;
}

const votesApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    forumVote: build.mutation<SuccessOf<VoteResponse>, VoteRequest>({
      query: (body) => ({ url: apiPaths.vote, method: 'POST', body, isIdempotent: true, changes: ['Profile', 'Discussion', 'Comment'] }),
      invalidatesTags: (answer) => (answer === undefined ? [] : [listTag('Profile')]),
    }),
  }),
});
const { forumVote } = votesApi.endpoints;

const maxCorrections = 2;

/** The vote to send for each post when its pending call is answered. */
const pendingVotes = new Map<string, Vote | null>();

const keyOf = (target: VoteTarget) => JSON.stringify(target);

const findEntries = (state: AppState, target: VoteTarget): CacheEntry[] =>
  baseApi.util.selectInvalidatedBy(
    state,
    ('did' in target ? listTags('Discussion', [target.did]) : listTags('Comment', [target.cid])).slice(0, 1),
  );

const findPost = ({ discussion, discussions = [], comments = [] }: CachedAnswer, target: VoteTarget) =>
  [...(discussion ? [discussion] : []), ...discussions, ...comments].find((post) =>
    'did' in target ? post.did === target.did : post.cid === target.cid,
  );

/** Changes a post in every cached list and page that contains it. */
function updatePost(dispatch: AppDispatch, state: AppState, target: VoteTarget, change: (post: VotedPost) => void): void {
  // A cast to what the endpoints of other files have in common.
  const update = baseApi.util.updateQueryData as unknown as (
    endpoint: string,
    args: unknown,
    recipe: (answer: CachedAnswer) => void,
  ) => Parameters<AppDispatch>[0];
  for (const { endpointName, originalArgs } of findEntries(state, target)) {
    const recipe = (answer: CachedAnswer) => {
      const post = findPost(answer, target);
      if (post !== undefined) change(post);
    };
    dispatch(update(endpointName, originalArgs, recipe));
  }
}

function changeVote(post: VotedPost, vote: Vote | null): void {
  const count = (kind: Vote) => Number(vote === kind) - Number(post.my_vote === kind);
  post.upvotes += count(1);
  post.downvotes += count(0);
  post.my_vote = vote;
}

const toVote = (vote: number | null | undefined): Vote | null => (vote === 1 || vote === 0 ? vote : null);

/**
 * Sets or, with null, withdraws the reader's vote: first in the cache, then corrected by the response. `current` is the present
 * vote. Votes during a pending call for the same post are sent after it. Resolves to the refusal, if any.
 */
export const setVote =
  (target: VoteTarget, vote: Vote | null, current: number | null | undefined) =>
  async (dispatch: AppDispatch, getState: () => AppState): Promise<ApiError | undefined> => {
    const key = keyOf(target);
    const isRunning = pendingVotes.has(key);
    pendingVotes.set(key, vote);
    updatePost(dispatch, getState(), target, (post) => changeVote(post, vote));
    if (isRunning) return undefined;
    let cast = toVote(current);
    let corrections = 0;
    try {
      for (let next = pendingVotes.get(key) ?? null; next !== cast; next = pendingVotes.get(key) ?? null) {
        const before = cast;
        // Sending the same vote again withdraws it. Where another tab or device has voted meanwhile, this call does the opposite of what the
        // reader chose, and the next one corrects it.
        const type = next ?? before ?? 1;
        const { data, error } = await dispatch(forumVote.initiate({ ...target, type }, { track: false }));
        if (data === undefined) {
          updatePost(dispatch, getState(), target, (post) => changeVote(post, before));
          return error as ApiError;
        }
        cast = toVote(data.my_vote);
        const isLast = () => (pendingVotes.get(key) ?? null) === next;
        if (isLast() && cast !== next && corrections < maxCorrections) {
          corrections += 1;
          continue;
        }
        const show = () => isLast() && updatePost(dispatch, getState(), target, (post) => Object.assign(post, pickVotes(data)));
        show();
        // A response from before the vote may arrive later, from another process of the site.
        await Promise.allSettled(dispatch(baseApi.util.getRunningQueriesThunk()));
        show();
        if (isLast()) return undefined;
      }
      return undefined;
    } finally {
      pendingVotes.delete(key);
    }
  };

const pickVotes = ({ upvotes, downvotes, my_vote }: VotedPost) => ({ upvotes, downvotes, my_vote: my_vote ?? null });

/** The person's vote on a post, fetched from the server; null if there is none. */
export const fetchOwnVote =
  (target: VoteTarget) =>
  async (dispatch: AppDispatch, getState: () => AppState): Promise<Vote | null> => {
    const [entry] = findEntries(getState(), target);
    if (entry === undefined) return null;
    const endpoint = { listDiscussions, getDiscussion, listComments }[entry.endpointName as 'getDiscussion'];
    const call = endpoint.initiate(entry.originalArgs as string, { forceRefetch: true, subscribe: false });
    const { data } = await dispatch(call);
    return toVote(data === undefined ? null : findPost(data as CachedAnswer, target)?.my_vote);
  };
