import type { Action, Middleware } from 'redux';
import type { SharedState } from '../../session';
import { baseApi } from '../base-api';

/** The data that every tab of a person shows: balances, discount, chats and open payments. */
const followedTags = ['Balance', 'Subscription', 'Coupon', 'Chat', 'Transaction'] as const;
const channelName = 'oracle-astra-changes';

/** Actions that may change this data: a write, or a streamed reply. */
const changes: readonly string[] = [`${baseApi.reducerPath}/executeMutation/fulfilled`, `${baseApi.reducerPath}/invalidateTags`];

/** Notifies the person's other tabs of changes, so that all tabs show the same without a reload. */
export const tabSync: Middleware<object, SharedState> = ({ dispatch, getState }) => {
  if (typeof BroadcastChannel === 'undefined') return (next) => next;
  const channel = new BroadcastChannel(channelName);
  const getUid = () => getState().session.uid;
  let isFollowing = false;
  channel.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
    if (typeof data !== 'string' || data !== getUid()) return;
    isFollowing = true;
    dispatch(baseApi.util.invalidateTags([...followedTags]));
    isFollowing = false;
  });
  return (next) => (action) => {
    const result = next(action);
    const uid = getUid();
    if (!isFollowing && uid !== null && changes.includes((action as Action).type)) channel.postMessage(uid);
    return result;
  };
};
