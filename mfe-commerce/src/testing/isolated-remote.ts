import { apiPaths } from '@oracle-astra/shared/contract';
import type { FakeAnswer, IsolatedRemote, Person } from '@oracle-astra/shared/testing';
import { balanceAnswers } from './balance-answers';
import { packs } from './packs';
import { paymentAnswers } from './payment-answers';
import { samplePlans } from './samples';

const { [apiPaths.me]: _account, ...payment } = paymentAnswers();
const { [apiPaths.balance]: _balance, ...histories } = balanceAnswers;
const coupon = { percent: 9, coupon: 'W-9', expires_at: '2026-11-28T12:00:00.000Z' };

const answers = (person: Person): Record<string, FakeAnswer> => ({
  ...payment,
  ...histories,
  ...(person === 'new'
    ? {
        [apiPaths.balanceHistory]: { status: 'success', entries: [], next_cursor: null },
        [apiPaths.paymentTransactions]: { status: 'success', transactions: [], next_cursor: null },
      }
    : {}),
  [apiPaths.rechargeVerify]: { status: 'success', balance: 240, added: 120, receipt_id: 'R-1' },
  [apiPaths.recharges]: packs,
  [apiPaths.plans]: samplePlans,
  [apiPaths.wheelStatus]: { status: 'success', can_spin: true, next_spin_at: null, coupon: null },
  [apiPaths.spin]: { status: 'success', ...coupon },
});

/** The pages of this remote, and the answers of its API, for `npm run isolate`. */
export const isolatedRemote: IsolatedRemote = {
  answers,
  pages: [
    { id: 'commerce-recharges', title: 'Recharges', path: '/recharges' },
    { id: 'commerce-payment', title: 'Payment', path: '/payment?astrologer=oracle&wallet=120&amount=1' },
    { id: 'commerce-subscription', title: 'Subscription', path: '/subscription' },
    { id: 'commerce-my-active-plans', title: 'Active plans', path: '/my-active-plans', person: 'subscriber' },
    { id: 'commerce-balance', title: 'Balance', path: '/balance' },
    { id: 'commerce-wheel-of-fortune', title: 'Wheel of fortune', path: '/wheel-of-fortune' },
  ],
};
