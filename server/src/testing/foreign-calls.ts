import { apiPaths } from '@oracle-astra/shared/contract';
import { birth } from './births';
import type { FullAccount } from './full-account';

type Ids = FullAccount['ids'];

const chat = { astrologer: 'Oracle', device: 'web' };
const code = { mobile: '919000099999', otp: '123456' };
const text = { title: 'Another question', description: 'Another answer?' };
const recharge = { astrologer: 'oracle', wallet: 120 };
const passkey = { rawId: 'AAAA', type: 'public-key' };
const passkeyAnswer = { ...passkey, response: { clientDataJSON: 'AAAA', authenticatorData: 'AAAA', signature: 'AAAA' } };
const pairs = ({ bid, other_bid }: Ids) => [
  { bid, other_bid },
  { bride: { bid }, groom: { bid: other_bid } },
];

/** What a caller sends beside the id of somebody else, such as own ids, in each form of the call. A call with the id alone is in `idAlone`. */
export const foreignCalls: Record<string, (own: Ids) => object[]> = {
  [apiPaths.validateOtp]: () => [code],
  [apiPaths.deleteAccount]: () => [code],
  [apiPaths.changeMobile]: () => [code],
  [apiPaths.rechargeQuote]: () => [recharge],
  [apiPaths.rechargeOrder]: () => [recharge],
  [apiPaths.match]: pairs,
  [apiPaths.matchCard]: (own) => pairs(own).map((pair) => ({ pair, with_names: true, with_nakshatras: true, with_kootas: true })),
  [apiPaths.editBirth]: () => [birth],
  [apiPaths.addLifeEvent]: () => [{ kind: 'job', title: 'A new job', month: '2019-06' }],
  [apiPaths.startChat]: ({ bid }) => [{ ...chat, bid }],
  [apiPaths.startCelebChat]: ({ bid }) => [{ ...chat, bid }],
  [apiPaths.pushChat]: ({ bid, asst_id }) => [{ ...chat, bid, asst_id, message: 'And my health?' }],
  [apiPaths.chatFeedback]: ({ asst_id, mid }) => [{ asst_id, mid, helped: true }],
  [apiPaths.predictions]: () => [{ type: 'weekly', language: 'English' }],
  [apiPaths.rechargeVerify]: (own) => [own],
  [apiPaths.verifySubscription]: (own) => [own],
  [apiPaths.addPushSubscription]: ({ p256dh, auth }) => [{ keys: { p256dh, auth } }],
  [apiPaths.addPasskey]: () => [{ credential: { ...passkey, response: { clientDataJSON: 'AAAA', attestationObject: 'AAAA' } } }],
  [apiPaths.proveByPasskey]: () => [{ credential: passkeyAnswer }],
  [apiPaths.signInByPasskey]: () => [{ credential: passkeyAnswer }],
  [apiPaths.renamePasskey]: () => [{ name: 'Mine now' }],
  [apiPaths.editDiscussion]: () => [text],
  [apiPaths.addComment]: () => [{ comment: 'I know' }],
  [apiPaths.vote]: () => [{ type: 1 }],
  [apiPaths.report]: () => [{ reason: 'Spam' }],
  [apiPaths.registerHandle]: () => [{ email: 'new@example.in', display_name: 'newname' }],
};

/** Calls that need nothing beside the id. */
export const idAlone: readonly string[] = [
  apiPaths.signOutDevice,
  apiPaths.removePasskey,
  apiPaths.deleteBirth,
  apiPaths.chart,
  apiPaths.kundli,
  apiPaths.lifeEvents,
  apiPaths.deleteLifeEvent,
  apiPaths.kundliDocument,
  apiPaths.kundliCard,
  apiPaths.stopChat,
  apiPaths.stopReply,
  apiPaths.deleteChat,
  apiPaths.chat,
  apiPaths.keptPrediction,
  apiPaths.balanceHistory,
  apiPaths.dropSubscription,
  apiPaths.rechargeStatus,
  apiPaths.rechargeDrop,
  apiPaths.paymentTransactions,
  apiPaths.paymentReceipt,
  apiPaths.transfers,
  apiPaths.openNotification,
  apiPaths.pushState,
  apiPaths.removePushSubscription,
  apiPaths.deleteDiscussion,
  apiPaths.deleteComment,
  apiPaths.editProfile,
  apiPaths.withdrawChildConsent,
  apiPaths.setOwnBirth,
];
