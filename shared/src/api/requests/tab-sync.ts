import type { Middleware } from 'redux';
import type { SharedState } from '../../session';
import { baseApi } from '../base-api';
import { personalTags, type TagType } from '../tags';

const channelName = 'oracle-astra-changes';

interface Change {
  uid: string;
  tags: TagType[];
}

/** What another day or another login renews, each tab renews by itself. */
const ownTags: readonly string[] = ['Day', 'Me'];

/** What of a person’s data an action may have changed: a write all of it, a reply that was streamed what it names. */
function findChanged({ type, payload }: { type: string; payload?: unknown }): TagType[] {
  if (type === `${baseApi.reducerPath}/executeMutation/fulfilled`) return personalTags;
  if (type !== `${baseApi.reducerPath}/invalidateTags`) return [];
  const types = (payload as (string | { type: string })[]).map((tag) => (typeof tag === 'string' ? tag : tag.type));
  return types.some((each) => ownTags.includes(each)) ? [] : personalTags.filter((tag) => types.includes(tag));
}

/** Tabs of one person tell each other of changes, so that all show the same without a reload. */
export const tabSync: Middleware<object, SharedState> = ({ dispatch, getState }) => {
  if (typeof BroadcastChannel === 'undefined') return (next) => next;
  const channel = new BroadcastChannel(channelName);
  const whose = () => getState().session.uid;
  let isFollowing = false;
  // A tab of another release may send something else, or tags that this one does not know.
  channel.addEventListener('message', ({ data: { uid, tags } }: MessageEvent<Partial<Change>>) => {
    if (uid !== whose()) return;
    isFollowing = true;
    dispatch(baseApi.util.invalidateTags(personalTags.filter((tag) => tags?.includes(tag))));
    isFollowing = false;
  });
  return (next) => (action) => {
    const result = next(action);
    const uid = whose();
    const tags = isFollowing || uid === null ? [] : findChanged(action as { type: string });
    if (tags.length > 0) channel.postMessage({ uid, tags });
    return result;
  };
};
