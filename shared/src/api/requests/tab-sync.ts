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

/** The tags that an action may have changed: all of the person's after a write, and the invalidated ones after a streamed reply. */
function findChanged({ type, payload }: { type: string; payload?: unknown }): TagType[] {
  if (type === `${baseApi.reducerPath}/executeMutation/fulfilled`) return personalTags;
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
  // A tab with another release may send another message, or tags that this release does not know.
  channel.addEventListener('message', ({ data: { uid, tags } }: MessageEvent<Partial<Change>>) => {
    if (uid !== getUid()) return;
    isFollowing = true;
    dispatch(baseApi.util.invalidateTags(personalTags.filter((tag) => tags?.includes(tag))));
    isFollowing = false;
  });
  return (next) => (action) => {
    const result = next(action);
    const uid = getUid();
    const tags = isFollowing || uid === null ? [] : findChanged(action as { type: string });
    if (tags.length > 0) channel.postMessage({ uid, tags });
    return result;
  };
};
