import type { Action, Middleware } from 'redux';
import type { SharedState } from '../../session';
import { baseApi } from '../base-api';

/** What a person sees in every tab: what is left, a discount, the chats and the payments that are open. */
const followedTags = ['Balance', 'Subscription', 'Coupon', 'Chat', 'Transaction'] as const;
const channelName = 'oracle-astra-changes';

/** What may have changed them: a write, or a reply that was streamed. */
const changes: readonly string[] = [`${baseApi.reducerPath}/executeMutation/fulfilled`, `${baseApi.reducerPath}/invalidateTags`];

/** Tabs of one person tell each other of changes, so that all show the same without a reload. */
export const tabSync: Middleware<object, SharedState> = ({ dispatch, getState }) => {
  if (typeof BroadcastChannel === 'undefined') return (next) => next;
  const channel = new BroadcastChannel(channelName);
  const whose = () => getState().session.uid;
  let isFollowing = false;
  channel.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
    if (typeof data !== 'string' || data !== whose()) return;
    isFollowing = true;
    dispatch(baseApi.util.invalidateTags([...followedTags]));
    isFollowing = false;
  });
  return (next) => (action) => {
    const result = next(action);
    const uid = whose();
    if (!isFollowing && uid !== null && changes.includes((action as Action).type)) channel.postMessage(uid);
    return result;
  };
};
