import { apiPaths, childConsentText } from '@oracle-astra/shared/contract';
import { passkeys } from '../db/schema';
import { signSubscriptionPayment } from '../modules/payments/provider/signatures';
import { addBirth } from './births';
import { splitReply, setBalance } from './chats';
import { createForumMember } from './forum';
import { bornBefore18, linkOf } from './accounts/minors';
import { keys, type TestShop } from './money/payments';
import { createPushBrowser } from './push-service';

/** A person who has done everything, with an id of each kind by the name that calls use for it. */
export interface FullAccount {
  uid: string;
  jwt: string;
  ids: Record<string, string>;
}

let people = 0;

const stringsOf = (answer: { json: () => unknown }) => answer.json() as Record<string, string>;

async function talk(shop: TestShop, jwt: string, bid: string) {
  const post = async (path: string, body: object) => shop.post(path, body, jwt);
  const { asst_id = '' } = stringsOf(await post(apiPaths.startChat, { bid, astrologer: 'Oracle', device: 'web' }));
  const message = { bid, asst_id, astrologer: 'Oracle', device: 'web', message: 'Should I change my job this year?' };
  const { status } = splitReply((await post(apiPaths.pushChat, message)).body);
  const { event } = (await post(apiPaths.addLifeEvent, { bid, kind: 'job', title: 'A new job', month: '2019-06' })).json<{
    event: { eid: string };
  }>();
  await post(apiPaths.predictions, { bid, type: 'daily', language: 'English' });
  const { predictions } = (await shop.get(apiPaths.keptPredictions, jwt)).json<{ predictions: { pid: string }[] }>();
  return { asst_id, mid: 'mid' in status ? String(status.mid) : '', eid: event.eid, pid: String(predictions[0]?.pid) };
}

/** A recharge that was partly refunded, an open order, and a plan. */
async function buy(shop: TestShop, jwt: string) {
  const recharge = { astrologer: 'oracle', wallet: 120 };
  const { order_id: paid } = stringsOf(await shop.post(apiPaths.rechargeOrder, recharge, jwt));
  const window = (await shop.pay({ order_id: String(paid) })).response ?? {};
  await shop.post(apiPaths.rechargeVerify, window, jwt);
  const refund = await shop.callGateway('POST', `/payments/${String(window.razorpay_payment_id)}/refund`, { amount: 6726 });
  const created_at = Math.floor(shop.clock().getTime() / 1000);
  await shop.sendEvent({ event: 'refund.processed', created_at, payload: { refund: { entity: refund } } }, { id: `refund ${people}` });
  const { receipt_id = '' } = stringsOf(await shop.get(`${apiPaths.rechargeStatus}?order_id=${String(paid)}`, jwt));
  const { order_id = '' } = stringsOf(await shop.post(apiPaths.rechargeOrder, recharge, jwt));
  const { subscription_id = '' } = stringsOf(await shop.get(apiPaths.createSubscription, jwt));
  const payment = (await shop.pay({ subscription_id })).response?.razorpay_payment_id ?? '';
  const proof = signSubscriptionPayment(keys.keySecret, subscription_id, payment);
  await shop.post(
    apiPaths.verifySubscription,
    { razorpay_subscription_id: subscription_id, razorpay_payment_id: payment, razorpay_signature: proof },
    jwt,
  );
  const plan = { razorpay_subscription_id: subscription_id, plan_payment: payment, plan_signature: proof };
  return { ...window, ...plan, order_id, receipt_id, subscription_id };
}

/** Posts that another member answered, so that there are notices. */
async function post(shop: TestShop, jwt: string, reader: string) {
  const { did = '' } = stringsOf(await shop.post(apiPaths.addDiscussion, { title: 'A question', description: 'An answer?' }, jwt));
  const { cid = '' } = stringsOf(await shop.post(apiPaths.addComment, { did, comment: 'Nobody?' }, jwt));
  await shop.post(apiPaths.addComment, { did, comment: 'I do not know' }, reader);
  await shop.post(apiPaths.vote, { did, type: 1 }, reader);
  const { notifications } = (await shop.post(apiPaths.notifications, { start: 1 }, jwt)).json<{ notifications: { nid: string }[] }>();
  return { did, cid, nid: String(notifications[0]?.nid) };
}

async function addPasskey(shop: TestShop, uid: string): Promise<void> {
  const id = `passkey-${people}`;
  const key = { id, uid, credentialId: `credential-${people}`, publicKey: 'key', counter: 0, transports: '', createdAt: shop.clock() };
  await shop.db.insert(passkeys).values(key);
}

async function giveAndSet(shop: TestShop, jwt: string, uid: string, friend: string): Promise<object> {
  const { endpoint, keys: browserKeys } = createPushBrowser(`full${people}`);
  await shop.post(apiPaths.addPushSubscription, { endpoint, keys: browserKeys }, jwt);
  await shop.post(apiPaths.setNotificationPreferences, { points: false }, jwt);
  await shop.post(apiPaths.spin, {}, jwt);
  await shop.post(apiPaths.invite, { mobile: `9172${String(people).padStart(8, '0')}` }, jwt);
  await shop.post(apiPaths.transfer, { mobile: friend.slice(2), questions: 1 }, jwt);
  await addPasskey(shop, uid);
  await shop.post(apiPaths.setNominee, { name: 'Ravi Verma', mobile: `9173${String(people).padStart(8, '0')}` }, jwt);
  await shop.post(apiPaths.askRights, { kind: 'access', body: 'What do you keep about me?' }, jwt);
  const child = await shop.signIn();
  await addBirth(shop, child.jwt, { dob: bornBefore18(shop, 700) });
  await shop.post(apiPaths.giveChildConsent, { child: await linkOf(shop, child.jwt), version: childConsentText }, jwt);
  await setBalance(shop, uid, 'point', 200);
  await shop.post(apiPaths.redeem, { points: 100 }, jwt);
  return { endpoint, ...browserKeys };
}

export async function createFullAccount(shop: TestShop): Promise<FullAccount> {
  people += 1;
  const [{ uid, jwt, bid, mobile }, reader] = [await createForumMember(shop), await createForumMember(shop)];
  const other_bid = await addBirth(shop, jwt, { full_name: 'Ravi Verma', gender: 'Male', dob: '02/03/1991' });
  const parts = [
    await talk(shop, jwt, bid),
    await buy(shop, jwt),
    await post(shop, jwt, reader.jwt),
    await giveAndSet(shop, jwt, uid, reader.mobile),
  ];
  const { devices } = (await shop.get(apiPaths.devices, jwt)).json<{ devices: { id: string }[] }>();
  return {
    uid,
    jwt,
    ids: Object.assign({ uid, mobile, reader: reader.uid, bid, other_bid, id: devices[0]?.id }, ...parts) as Record<string, string>,
  };
}
