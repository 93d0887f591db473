import { dormancy, sessionSeconds } from '@oracle-astra/shared/contract';

const day = 24 * 60 * 60;

/** Seconds for which rows are kept after they expire. */
export const retention = {
  /** Revoked sessions. */
  revokedSession: 30 * day,
  /** Sessions whose token has expired, counted from their creation. */
  session: sessionSeconds,
  /** Sessions that nobody uses: the lifetime of their cookie. */
  unusedSession: 400 * day,
  /** Requests for codes: longer than the period of the longest limit. */
  codeRequest: 2 * day,
  /** Wrong years of birth: the period of their limit. */
  birthYearTry: dormancy.triesSeconds,
  /** Used challenges of passkeys: longer than they are valid. */
  passkeyChallenge: day / 24,
  /** Devices on which a number no longer signs in: the lifetime of their cookie. */
  knownDevice: 400 * day,
  /** Responses to an Idempotency-Key: far longer than a client retries. */
  idempotentAnswer: 30 * day,
  /** Notifications that no job has pushed. */
  pushDelivery: 2 * day,
  /** Notifications, seen or not. */
  notification: 365 * day,
  /** Events of the payment provider: far longer than it repeats them. */
  paymentEvent: 90 * day,
  /** Actions of operators. */
  moderationAction: 3 * 365 * day,
  /** Previews of transfers: longer than the period of their limit. */
  transferPreview: 2 * day,
  /** Invitations that nobody accepted. */
  openInvite: 365 * day,
  /** Counters of releases. */
  releaseCount: 14 * day,
  /** Vitals by page, device and language: longer than the shown time and most roll-outs, because they are the most rows. */
  releaseSlice: 4 * day,
  /** Figures of experiments, which run for weeks. */
  experiment: 180 * day,
  /** Results of tests of a release with another one: longer than either stays live. */
  releaseTest: 180 * day,
  /** Evidence of reports: longer than the lifetime of a document's token. */
  releaseEvidence: day / 12,
  /** Replies of care, with their questions. */
  careReply: 30 * day,
  /** Counters of care, by the hour. */
  careLog: 30 * day,
  /** Tokens of the language model: longer than the day for which they are counted. */
  modelUsage: 3 * day,
  /** Numbers of deleted accounts, which get no second welcome gift meanwhile. */
  erasedNumber: 365 * day,
  /** The ban of a number whose account was deleted, until it has an account again. */
  carriedBan: 3 * 365 * day,
  /** The fact that a number got the questions of the installed app. */
  claimedPromo: 365 * day,
  /** Points that a number owes for deleted posts. */
  carriedDebt: 365 * day,
  /** The votes of a number and the points that they gave. */
  carriedVote: 365 * day,
  /** A change of a number: the period of their limit. */
  numberChange: 30 * day,
  /** Open invitations of a deleted account: longer than the period of the limit of a number. */
  ownerlessInvite: 2 * day,
} as const;
