import { apiPaths } from '@oracle-astra/shared/contract';
import { noSubscription, tokenFor, type FakeAnswer, type Person } from '@oracle-astra/shared/testing';
import { sampleBalance } from '../../mfe-commerce/src/testing/balance-answers';
import { activeSubscription } from '../../mfe-commerce/src/testing/samples';

/** The uid of every person who is logged in. */
const uid = 'u1';

export const getToken = (person: Person): string | null => (person === 'visitor' ? null : tokenFor(uid));

const describeMe = (person: Person) => ({
  status: 'success',
  uid,
  mobile: '919876543210',
  name: person === 'new' ? null : 'Kavita Rao',
  is_ban: person === 'banned' ? 1 : 0,
  ban_reason: person === 'banned' ? 'Sold remedies' : null,
  created_at: '2026-11-01T00:00:00.000Z',
});

const noBalance = { ...sampleBalance, oracle_questions: 0, astra_questions: 0, wallet: 0 };

const refuse = (status: number, code: string, message: string) => () => Response.json({ status: 'fail', code, message }, { status });

const refuseBanned = refuse(403, 'account_banned', 'Your account is banned. Reason: Sold remedies');

/** Writes that a ban forbids. */
const bannedWrites = Object.fromEntries(
  [
    apiPaths.addDiscussion,
    apiPaths.editDiscussion,
    apiPaths.addComment,
    apiPaths.vote,
    apiPaths.report,
    apiPaths.registerHandle,
    apiPaths.editProfile,
    apiPaths.redeem,
    apiPaths.invite,
    apiPaths.transfer,
  ].map((path) => [path, refuseBanned]),
);

/** Answers for a person in every remote: account, balance, plan, and a login that accepts any code. */
export const getPersonAnswers = (person: Person): Record<string, FakeAnswer> => ({
  [apiPaths.me]: describeMe(person),
  [apiPaths.balance]: person === 'new' ? noBalance : sampleBalance,
  [apiPaths.subscriptionStatus]: person === 'subscriber' ? activeSubscription : noSubscription,
  [apiPaths.notificationSummary]: { status: 'success', unseen_count: 0 },
  [apiPaths.sendOtp]: { status: 'success', token: 'otp-token' },
  [apiPaths.validateOtp]: { status: 'success', jwt: tokenFor(uid) },
  ...(person === 'visitor' ? { [apiPaths.me]: refuse(401, 'unauthenticated', 'Log in again.') } : {}),
});

/** The refusal of a ban, which overrides the answers of the remote. */
export const getRefusals = (person: Person): Record<string, FakeAnswer> => (person === 'banned' ? bannedWrites : {});
