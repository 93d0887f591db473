import { apiPaths, consentTexts, type DevicesResponse, type SuccessOf } from '@oracle-astra/shared/contract';
import { signSubscriptionPayment } from '../modules/payments/provider/signatures';
import { addBirth, birth } from './births';
import { createAuthenticator } from './accounts/authenticator';
import { openChat, setBalance } from './chats';
import { privacyOf } from './accounts/consents';
import { createForumMember } from './forum';
import { createFamily } from './accounts/minors';
import { keys, type TestShop } from './money/payments';
import { pageHeaders } from './pages';
import { addPasskey, beginCreation, beginProof, beginSignIn, pageWithCookie } from './accounts/passkeys';
import { createPushBrowser } from './push-service';

/** A request that changes something and succeeds once. */
export interface WriteSample {
  path: string;
  body?: object;
  /** GET for writes by GET. */
  method?: 'GET';
  jwt?: string;
  headers?: Record<string, string>;
}

type Make = (shop: TestShop) => Promise<WriteSample>;
type PathName = keyof typeof apiPaths;

const asPerson =
  (name: PathName, body: (person: { uid: string; mobile: string }, shop: TestShop) => Promise<object> | object = () => ({})): Make =>
  async (shop) => {
    const person = await shop.signIn();
    return { path: apiPaths[name], body: await body(person, shop), jwt: person.jwt };
  };

const withBirth =
  (name: PathName, body: (bid: string) => object): Make =>
  async (shop) => {
    const { jwt } = await shop.signIn();
    return { path: apiPaths[name], body: body(await addBirth(shop, jwt)), jwt };
  };

const withPasskey =
  (
    name: PathName,
    body: (of: Awaited<ReturnType<typeof addPasskey>> & { jwt: string }, shop: TestShop) => Promise<object> | object,
  ): Make =>
  async (shop) => {
    const { jwt } = await shop.signIn();
    return { path: apiPaths[name], body: await body({ ...(await addPasskey(shop, jwt)), jwt }, shop), jwt };
  };

const inChat =
  (name: PathName, body: (chat: Awaited<ReturnType<typeof openChat>>) => Promise<object> | object): Make =>
  async (shop) => {
    const chat = await openChat(shop);
    return { path: apiPaths[name], body: await body(chat), jwt: chat.jwt };
  };

async function getAnswerId(chat: Awaited<ReturnType<typeof openChat>>): Promise<string> {
  const { status } = await chat.ask();
  if (status.status !== 'success') throw new Error(status.message);
  return status.mid ?? '';
}

const text = { title: 'A question', description: 'An answer?' };

const ofMember =
  (
    name: PathName,
    body: (own: string, of: { uid: string; shop: TestShop; jwt: string; foreign: string }) => Promise<object> | object,
  ): Make =>
  async (shop) => {
    const [member, other] = [await createForumMember(shop), await createForumMember(shop)];
    const add = async (jwt: string) => (await shop.post(apiPaths.addDiscussion, text, jwt)).json<{ did: string }>().did;
    const of = { ...member, shop, foreign: await add(other.jwt) };
    return { path: apiPaths[name], body: await body(await add(member.jwt), of), jwt: member.jwt };
  };

async function sendCode(shop: TestShop, mobile: string): Promise<object> {
  const { token } = (await shop.post(apiPaths.sendOtp, { mobile })).json<{ token: string }>();
  return { mobile, otp: shop.sms.codes.get(mobile), token, device: 'web' };
}

const short = (mobile: string) => mobile.slice(2);
const toRecipient = async (_person: object, shop: TestShop) => ({ mobile: short((await shop.signIn()).mobile), questions: 1 });
const recharge = { astrologer: 'oracle', wallet: 120 };

/** A person who bought the plan. */
async function subscribe(shop: TestShop) {
  const person = await shop.signIn();
  const { subscription_id: id } = (await shop.get(apiPaths.createSubscription, person.jwt)).json<{ subscription_id: string }>();
  const { response } = await shop.pay({ subscription_id: id });
  const paymentId = String(response?.razorpay_payment_id);
  const body = {
    razorpay_subscription_id: id,
    razorpay_payment_id: paymentId,
    razorpay_signature: signSubscriptionPayment(keys.keySecret, id, paymentId),
  };
  return { ...person, body };
}

async function addLifeEvent(shop: TestShop, jwt: string, bid: string): Promise<string> {
  return (await shop.post(apiPaths.addLifeEvent, { bid, kind: 'job', title: 'A new job', month: '2019-06' }, jwt)).json<{
    event: { eid: string };
  }>().event.eid;
}

let numbers = 0;
const newNumber = () => `9171${String((numbers += 1)).padStart(8, '0')}`;
const browser = () => createPushBrowser(`sample${String((numbers += 1))}`);

/** A sample for each writing endpoint, except those for which keys are irrelevant. */
export const writeSamples: Partial<Record<PathName, Make>> = {
  sendOtp: async () => ({ path: apiPaths.sendOtp, body: { mobile: newNumber() } }),
  validateOtp: async (shop) => ({ path: apiPaths.validateOtp, body: await sendCode(shop, newNumber()) }),
  deleteAccount: async (shop) => {
    const { mobile } = await shop.signIn();
    shop.clock.advance(3600);
    return { path: apiPaths.deleteAccount, body: await sendCode(shop, mobile) };
  },
  changeMobile: async (shop) => {
    const { jwt } = await shop.signIn();
    const mobile = newNumber();
    const { token } = (await shop.post(apiPaths.sendOtp, { mobile, purpose: 'new_number' }, jwt)).json<{ token: string }>();
    return { path: apiPaths.changeMobile, body: { mobile, otp: shop.sms.codes.get(mobile), token }, jwt };
  },
  addPasskey: async (shop) => {
    const { jwt } = await shop.signIn();
    const body = createAuthenticator().create(await beginCreation(shop, jwt));
    return { path: apiPaths.addPasskey, body, jwt, headers: pageWithCookie(jwt) };
  },
  renamePasskey: withPasskey('renamePasskey', ({ passkey }) => ({ id: passkey.id, name: 'My phone' })),
  removePasskey: withPasskey('removePasskey', ({ passkey }) => ({ id: passkey.id })),
  proveByPasskey: withPasskey('proveByPasskey', async ({ device, jwt }, shop) => device.use(await beginProof(shop, jwt))),
  signInByPasskey: async (shop) => {
    const { device } = await addPasskey(shop, (await shop.signIn()).jwt);
    const { options, cookie } = await beginSignIn(shop);
    return { path: apiPaths.signInByPasskey, body: device.use(options), headers: { ...pageHeaders, cookie } };
  },
  setLocale: asPerson('setLocale', () => ({ locale: 'hi' })),
  giveChildConsent: async (shop) => {
    const { parent, agreement } = await createFamily(shop);
    return { path: apiPaths.giveChildConsent, body: agreement, jwt: parent.jwt };
  },
  withdrawChildConsent: async (shop) => {
    const { parent, agreement } = await createFamily(shop);
    await shop.post(apiPaths.giveChildConsent, agreement, parent.jwt);
    const [child] = (await privacyOf(shop, parent.jwt)).children ?? [];
    return { path: apiPaths.withdrawChildConsent, body: { id: child?.id }, jwt: parent.jwt };
  },
  setOwnBirth: withBirth('setOwnBirth', (bid) => ({ bid })),
  setNominee: asPerson('setNominee', () => ({ name: 'Ravi Verma', mobile: newNumber() })),
  removeNominee: async (shop) => {
    const { jwt } = await shop.signIn();
    await shop.post(apiPaths.setNominee, { name: 'Ravi Verma', mobile: newNumber() }, jwt);
    return { path: apiPaths.removeNominee, jwt };
  },
  askRights: asPerson('askRights', () => ({ kind: 'access', body: 'What do you keep about me?' })),
  setConsent: asPerson('setConsent', () => ({ item: 'model', is_given: false, version: consentTexts.model })),
  logout: asPerson('logout'),
  signOutDevice: async (shop) => {
    const { mobile } = await shop.signIn();
    shop.clock.advance(3600);
    const { jwt } = await shop.signIn(mobile);
    const { devices } = (await shop.get(apiPaths.devices, jwt)).json<SuccessOf<DevicesResponse>>();
    return { path: apiPaths.signOutDevice, body: { id: devices.find(({ is_current }) => !is_current)?.id }, jwt };
  },
  signOutOthers: asPerson('signOutOthers'),
  addBirth: asPerson('addBirth', () => birth),
  editBirth: withBirth('editBirth', (bid) => ({ ...birth, bid, full_name: 'Ravi' })),
  deleteBirth: withBirth('deleteBirth', (bid) => ({ bid })),
  addLifeEvent: withBirth('addLifeEvent', (bid) => ({ bid, kind: 'job', title: 'A new job', month: '2019-06' })),
  deleteLifeEvent: async (shop) => {
    const { jwt } = await shop.signIn();
    return { path: apiPaths.deleteLifeEvent, body: { eid: await addLifeEvent(shop, jwt, await addBirth(shop, jwt)) }, jwt };
  },
  startChat: withBirth('startChat', (bid) => ({ bid, astrologer: 'Oracle' })),
  startCelebChat: withBirth('startCelebChat', (bid) => ({ bid, astrologer: 'Oracle' })),
  pushChat: inChat('pushChat', (chat) => chat.body()),
  stopChat: inChat('stopChat', ({ asst_id }) => ({ asst_id })),
  stopReply: inChat('stopReply', ({ asst_id }) => ({ asst_id })),
  deleteChat: inChat('deleteChat', ({ asst_id }) => ({ asst_id })),
  chatFeedback: inChat('chatFeedback', async (chat) => ({ asst_id: chat.asst_id, mid: await getAnswerId(chat), helped: true })),
  predictions: withBirth('predictions', (bid) => ({ bid, type: 'daily', language: 'English' })),
  rechargeOrder: asPerson('rechargeOrder', () => recharge),
  rechargeVerify: async (shop) => {
    const { jwt } = await shop.signIn();
    const { order_id } = (await shop.post(apiPaths.rechargeOrder, recharge, jwt)).json<{ order_id: string }>();
    return { path: apiPaths.rechargeVerify, body: (await shop.pay({ order_id })).response ?? {}, jwt };
  },
  rechargeDrop: async (shop) => {
    const { jwt } = await shop.signIn();
    const { order_id } = (await shop.post(apiPaths.rechargeOrder, recharge, jwt)).json<{ order_id: string }>();
    return { path: apiPaths.rechargeDrop, body: { order_id }, jwt };
  },
  dropSubscription: async (shop) => {
    const { jwt } = await shop.signIn();
    const { subscription_id } = (await shop.get(apiPaths.createSubscription, jwt)).json<{ subscription_id: string }>();
    return { path: apiPaths.dropSubscription, body: { subscription_id }, jwt };
  },
  transfer: asPerson('transfer', toRecipient),
  transferPreview: asPerson('transferPreview', toRecipient),
  invite: asPerson('invite', () => ({ mobile: newNumber() })),
  spin: asPerson('spin'),
  claimAppPromo: asPerson('claimAppPromo'),
  openNotification: async (shop) => {
    const [author, other] = [await createForumMember(shop), await createForumMember(shop)];
    const { did } = (await shop.post(apiPaths.addDiscussion, text, author.jwt)).json<{ did: string }>();
    await shop.post(apiPaths.addComment, { did, comment: 'Yes' }, other.jwt);
    return { path: apiPaths.openNotification, body: { did }, jwt: author.jwt };
  },
  addPushSubscription: asPerson('addPushSubscription', () => ({ endpoint: browser().endpoint, keys: browser().keys })),
  removePushSubscription: asPerson('removePushSubscription', () => ({ endpoint: browser().endpoint })),
  setNotificationPreferences: asPerson('setNotificationPreferences', () => ({ votes: false })),
  addDiscussion: ofMember('addDiscussion', () => ({ ...text, title: 'Another' })),
  editDiscussion: ofMember('editDiscussion', (did) => ({ ...text, did, title: 'Another' })),
  deleteDiscussion: ofMember('deleteDiscussion', (did) => ({ did })),
  addComment: ofMember('addComment', (_own, { foreign }) => ({ did: foreign, comment: 'Yes' })),
  deleteComment: ofMember('deleteComment', async (did, { shop, jwt }) => ({
    cid: (await shop.post(apiPaths.addComment, { did, comment: 'Yes' }, jwt)).json<{ cid: string }>().cid,
  })),
  vote: ofMember('vote', (_own, { foreign }) => ({ did: foreign, type: 1 })),
  report: ofMember('report', (_own, { foreign }) => ({ did: foreign, reason: 'Spam' })),
  registerHandle: asPerson('registerHandle', () => ({
    email: 'sample@example.in',
    display_name: `sample${String((numbers += 1)).padStart(3, '0')}`,
    bid: '0',
  })),
  editProfile: ofMember('editProfile', () => ({ email: 'other@example.in', bid: '0' })),
  redeem: ofMember('redeem', async (_own, { shop, uid }) => {
    await setBalance(shop, uid, 'point', 200);
    return { points: 100 };
  }),
  createSubscription: async (shop) => ({ path: apiPaths.createSubscription, method: 'GET', jwt: (await shop.signIn()).jwt }),
  verifySubscription: async (shop) => ({ path: apiPaths.verifySubscription, ...(await subscribe(shop)) }),
  cancelSubscription: async (shop) => {
    const { jwt, body, mobile } = await subscribe(shop);
    await shop.post(apiPaths.verifySubscription, body, jwt);
    shop.clock.advance(3600);
    await shop.post(apiPaths.validateOtp, await sendCode(shop, mobile));
    return { path: apiPaths.cancelSubscription, method: 'GET', jwt };
  },
  cancelSubscriptionAtEnd: async (shop) => {
    const { jwt, body } = await subscribe(shop);
    await shop.post(apiPaths.verifySubscription, body, jwt);
    return { path: apiPaths.cancelSubscriptionAtEnd, jwt };
  },
};
