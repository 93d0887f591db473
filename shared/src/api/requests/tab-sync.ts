import type { Action, Middleware } from 'redux';
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

const readTypes = (tags: readonly (string | { type: string })[]) => tags.map((tag) => (typeof tag === 'string' ? tag : tag.type));

/** What of a person’s data an action may have changed: a write all of it, a reply that was streamed what it names. */
function findChanged({ type, payload }: Action & { payload?: unknown }): TagType[] {
  if (type === `${baseApi.reducerPath}/executeMutation/fulfilled`) return personalTags;
  if (type !== `${baseApi.reducerPath}/invalidateTags`) return [];
  const types = readTypes(payload as (string | { type: string })[]);
  return types.some((each) => ownTags.includes(each)) ? [] : personalTags.filter((tag) => types.includes(tag));
}

const isChange = (data: unknown): data is Change => typeof data === 'object' && data !== null && 'uid' in data && 'tags' in data;

/** Tabs of one person tell each other of changes, so that all show the same without a reload. */
export const tabSync: Middleware<object, SharedState> = ({ dispatch, getState }) => {
  if (typeof BroadcastChannel === 'undefined') return (next) => next;
  const channel = new BroadcastChannel(channelName);
  const whose = () => getState().session.uid;
  let isFollowing = false;
  channel.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
    if (!isChange(data) || data.uid !== whose()) return;
    isFollowing = true;
    // A newer tab may know tags that this one does not.
    dispatch(baseApi.util.invalidateTags(personalTags.filter((tag) => data.tags.includes(tag))));
    isFollowing = false;
  });
  return (next) => (action) => {
    const result = next(action);
    const uid = whose();
    const tags = isFollowing || uid === null ? [] : findChanged(action as Action);
    if (tags.length > 0) channel.postMessage({ uid, tags });
    return result;
  };
};
