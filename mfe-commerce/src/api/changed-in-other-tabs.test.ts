import { baseApi, createStore } from '@oracle-astra/shared/api';
import { apiPaths } from '@oracle-astra/shared/contract';
import { fakeApi, tokenFor } from '@oracle-astra/shared/testing';
import './balance';
import './orders';
import './subscriptions';

const sent: unknown[] = [];
const Channel = globalThis.BroadcastChannel;
beforeAll(() => {
  globalThis.BroadcastChannel = class {
    postMessage = (data: unknown) => void sent.push(data);
    addEventListener = () => undefined;
  } as unknown as typeof BroadcastChannel;
});
afterAll(() => {
  globalThis.BroadcastChannel = Channel;
});

type Initiate = { initiate: (argument: unknown) => Parameters<ReturnType<typeof createStore>['dispatch']>[0] };
const endpoints = baseApi.endpoints as unknown as Record<string, Initiate>;

test.each([
  ['a recharge', 'commerceVerifyRecharge', apiPaths.rechargeVerify],
  ['a recharge that was credited unseen', 'commerceAcknowledgeRecharge', apiPaths.rechargeStatus],
  ['a plan', 'commerceVerifySubscription', apiPaths.verifySubscription],
  ['the end of a plan', 'commerceCancelSubscription', apiPaths.cancelSubscription],
  ['a transfer', 'commerceTransfer', apiPaths.transfer],
])('a running chat in another tab is told of the credit after %s', async (_what, endpoint, path) => {
  sent.length = 0;
  const { fetch } = fakeApi({ [path]: { status: 'success' } });
  const store = createStore({ token: tokenFor('asha'), isTab: true, extra: { baseUrl: 'http://site.test', fetch } });
  await store.dispatch(endpoints[endpoint]!.initiate({}));
  expect(sent).toContainEqual({ uid: 'asha', tags: expect.arrayContaining(['Chat', 'Balance']) });
});
