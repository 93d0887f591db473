import type { Kind } from './money-steps';

type History = { kind: Kind; n: number }[];

/** Steps by their names; a number chooses among what there is, otherwise the first or the latest. */
const play = (...steps: (Kind | [Kind, number])[]): History =>
  steps.map((each) => (typeof each === 'string' ? { kind: each, n: 0 } : { kind: each[0], n: each[1] }));

const bought = ['subscribe', 'paySubscription'] as const;

/** Histories that once cost people what they paid for; the model of money plays them before random ones. */
export const histories: [History][] = [
  // The event that a first plan ended arrives late, when a second one is active.
  [play(...bought, 'cancelAtEnd', 'month', ...bought, 'endThere', 'event')],
  // The first plan was given up, its grace has passed and a second was bought before that is told.
  [play(...bought, 'month', 'giveUp', ['days', 3], ...bought, ['event', 1])],
  // A renewal of the first plan fails, a second is bought, and the first is charged all the same.
  [play(...bought, 'month', 'fail', 'event', ['days', 3], ...bought, 'charge', 'event')],
  // As before, and the first is not charged: nobody may be able to.
  [play(...bought, 'month', 'fail', 'event', ['days', 3], ...bought)],
  // The bank captures a recharge once the account is deleted.
  [play('order', 'leaveAndReturn', 'payOrder', 'event')],
  // A plan is paid for in a window that outlived the account.
  [play('subscribe', 'leaveAndReturn', 'paySubscription')],
  // A question is asked and its month given back.
  [play(...bought, 'ask', 'refundHere', ['refundThere', 1], 'event', 'reconcile')],
];
