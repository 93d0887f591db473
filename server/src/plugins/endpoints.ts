import { apiPaths } from '@oracle-astra/shared/contract';

interface Risk {
  /** Whether it needs a new session, or a code of the account's own number that was verified in it just now. */
  needsProof?: true;
}

interface Read extends Risk {
  writes: false;
}

interface Write extends Risk {
  writes: true;
  /**
   * `kept`: the answer is stored under the Idempotency-Key and repeated before anything is counted or limited. `natural`: a
   * repeated request changes nothing, with or without a key. `none`: each call has another effect.
   */
  key: 'kept' | 'natural' | 'none';
  /** Whether a banned person may call it: private functions, and ending or confirming payments. */
  whileBanned: boolean;
}

/** The effect of a call to an address of the API, independent of its method, because the specification reads by POST and writes by GET. */
export type Endpoint = Read | Write;

const reads: Read = { writes: false };
const keptWrite: Write = { writes: true, key: 'kept', whileBanned: false };
const naturalWrite: Write = { writes: true, key: 'natural', whileBanned: false };
const keptOwnWrite: Write = { ...keptWrite, whileBanned: true };
const naturalOwnWrite: Write = { ...naturalWrite, whileBanned: true };

/** Every endpoint of the contract; the rules for bans, keys and HEAD use it. */
export const endpoints: Record<keyof typeof apiPaths, Endpoint> = {
  astrologers: reads,
  languages: reads,
  sendOtp: keptOwnWrite,
  validateOtp: naturalOwnWrite,
  me: reads,
  bearerToken: reads,
  setLocale: naturalOwnWrite,
  devices: reads,
  privacy: reads,
  setConsent: naturalOwnWrite,
  signOutDevice: naturalOwnWrite,
  signOutOthers: naturalOwnWrite,
  passkeys: reads,
  passkeyCreation: { ...reads, needsProof: true },
  addPasskey: { ...keptOwnWrite, needsProof: true },
  renamePasskey: naturalOwnWrite,
  removePasskey: { ...keptOwnWrite, needsProof: true },
  passkeyProof: reads,
  proveByPasskey: keptOwnWrite,
  passkeySignIn: reads,
  signInByPasskey: naturalOwnWrite,
  changeMobile: { ...naturalWrite, needsProof: true },
  logout: naturalOwnWrite,
  deleteAccount: naturalOwnWrite,
  accountSummary: reads,
  exportAccount: { ...reads, needsProof: true },
  addBirth: keptOwnWrite,
  editBirth: keptOwnWrite,
  births: reads,
  deleteBirth: keptOwnWrite,
  chart: reads,
  kundli: reads,
  kundliDocument: reads,
  kundliPdf: reads,
  kundliCard: reads,
  lifeEvents: reads,
  addLifeEvent: keptOwnWrite,
  deleteLifeEvent: keptOwnWrite,
  match: reads,
  matchCard: reads,
  panchang: reads,
  panchangDay: reads,
  panchangMonth: reads,
  skyNow: reads,
  skyDays: reads,
  birthSky: reads,
  startChat: keptOwnWrite,
  startCelebChat: keptOwnWrite,
  pushChat: keptOwnWrite,
  stopChat: keptOwnWrite,
  stopReply: naturalOwnWrite,
  deleteChat: keptOwnWrite,
  chatFeedback: keptOwnWrite,
  chats: reads,
  chat: reads,
  predictions: keptOwnWrite,
  keptPredictions: reads,
  keptPrediction: reads,
  horoscope: reads,
  horoscopeSigns: reads,
  videos: reads,
  accuracy: reads,
  reviews: reads,
  recharges: reads,
  rechargeOrder: keptWrite,
  rechargeVerify: naturalOwnWrite,
  rechargeQuote: reads,
  rechargeStatus: reads,
  rechargeOpen: reads,
  // Dropping avoids a payment, so a banned person may do it.
  rechargeDrop: naturalOwnWrite,
  pricing: reads,
  about: reads,
  balance: reads,
  balanceHistory: reads,
  balanceUsage: reads,
  transfer: { ...keptWrite, needsProof: true },
  // It reveals whether a number has an account, so each call is counted.
  transferPreview: keptWrite,
  transfers: reads,
  invite: keptWrite,
  inviteLink: reads,
  spin: keptWrite,
  wheelStatus: reads,
  claimAppPromo: keptWrite,
  avatars: reads,
  notificationSummary: reads,
  notifications: reads,
  openNotification: keptOwnWrite,
  notificationStream: reads,
  pushKey: reads,
  pushState: reads,
  // A count without any account.
  careCall: { ...naturalOwnWrite, key: 'none' },
  addPushSubscription: keptOwnWrite,
  removePushSubscription: naturalOwnWrite,
  notificationPreferences: reads,
  setNotificationPreferences: keptOwnWrite,
  discussions: reads,
  discussion: reads,
  addDiscussion: keptWrite,
  editDiscussion: keptWrite,
  deleteDiscussion: keptWrite,
  comments: reads,
  addComment: keptWrite,
  deleteComment: keptWrite,
  vote: keptWrite,
  report: keptWrite,
  registerHandle: keptWrite,
  myProfile: reads,
  profile: reads,
  editProfile: keptWrite,
  redeem: keptWrite,
  redeems: reads,
  plans: reads,
  subscriptionStatus: reads,
  createSubscription: keptWrite,
  verifySubscription: naturalOwnWrite,
  dropSubscription: naturalOwnWrite,
  cancelSubscription: keptOwnWrite,
  cancelSubscriptionAtEnd: naturalOwnWrite,
  paymentConfig: reads,
  paymentTransactions: reads,
  paymentReceipt: reads,
  paymentReceiptDocument: reads,
  paymentReceiptPdf: reads,
  paymentWebhook: naturalOwnWrite,
  places: reads,
  posts: reads,
  media: reads,
  seoHead: reads,
  relatedPosts: reads,
};

/** The endpoint at a route's pattern; pictures and media are below an address that reads. */
const byPath = new Map<string, Endpoint>(Object.entries(apiPaths).map(([name, path]) => [path, endpoints[name as keyof typeof apiPaths]]));

/** The endpoint of a route pattern; undefined for routes outside of the contract. */
export const findEndpoint = (pattern: string | undefined): Endpoint | undefined => byPath.get(pattern ?? '');
