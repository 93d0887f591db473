import type { Middleware } from 'redux';
import type { SharedState } from '../../session';
import { baseApi } from '../base-api';
import { personalTags, type TagType } from '../tags';

const channelName = 'oracle-astra-changes';

interface Change {
  uid: string;
  tags: TagType[];
}

/** Tags that a new day or a login invalidates, which each tab does by itself. */
const ownTags: readonly string[] = ['Day', 'Me'];

/** The tags that the person's id stands for, which is the only message of the previous release. */
const tagsOfId: TagType[] = ['Balance', 'Subscription', 'Coupon', 'Chat', 'Transaction'];

interface ChangeAction {
  type: string;
  payload?: unknown;
  meta?: { baseQueryMeta?: { changes?: TagType[] } };
}

/** The tags that an action may have changed: those that the call of a write names, and the invalidated ones after a streamed reply. */
function findChanged({ type, payload, meta }: ChangeAction): TagType[] {
  if (type === `${baseApi.reducerPath}/executeMutation/fulfilled`) return meta?.baseQueryMeta?.changes ?? personalTags;
  if (type !== `${baseApi.reducerPath}/invalidateTags`) return [];
  const types = (payload as (string | { type: string })[]).map((tag) => (typeof tag === 'string' ? tag : tag.type));
  return types.some((each) => ownTags.includes(each)) ? [] : personalTags.filter((tag) => types.includes(tag));
}

/** Notifies the person's other tabs of changes, so that all tabs show the same without a reload. */
export const tabSync: Middleware<object, SharedState> = ({ dispatch, getState }) => {
  if (typeof BroadcastChannel === 'undefined') return (next) => next;
  const channel = new BroadcastChannel(channelName);
  const getUid = () => getState().session.uid;
  let isFollowing = false;
  const changed = new Set<TagType>();
  const follow = () => {
    if (document.hidden || changed.size === 0) return;
    isFollowing = true;
    dispatch(baseApi.util.invalidateTags([...changed]));
    isFollowing = false;
    changed.clear();
  };
  // A hidden tab refetches once, when it is shown.
  document.addEventListener('visibilitychange', follow);
  /** The number of expected ids that repeat a message of this release. */
  let repeats = 0;
  channel.addEventListener('message', ({ data }: MessageEvent<Partial<Change> | string>) => {
    const isId = typeof data === 'string';
    if (isId && repeats > 0) return (repeats -= 1);
    if (!isId) repeats += 1;
    const { uid, tags } = isId ? { uid: data, tags: tagsOfId } : data;
    if (uid !== getUid()) return;
    // A tab with another release may send tags that this one does not know.
    for (const tag of personalTags) if (tags?.includes(tag)) changed.add(tag);
    follow();
  });
  return (next) => (action) => {
    const result = next(action);
    const uid = getUid();
    const tags = isFollowing || uid === null ? [] : findChanged(action as ChangeAction);
    if (tags.length > 0) {
      channel.postMessage({ uid, tags });
      // For tabs with the release before this one.
      channel.postMessage(uid);
    }
    return result;
  };
};
