import type { Kind } from './money-steps';

type History = { kind: Kind; n: number }[];

/** Steps by name; a number selects one of the existing items, otherwise the first or the latest is used. */
const play = (...steps: (Kind | [Kind, number])[]): History =>
  steps.map((each) => (typeof each === 'string' ? { kind: each, n: 0 } : { kind: each[0], n: each[1] }));

const bought = ['subscribe', 'paySubscription'] as const;

/** Regression tests: histories of earlier faults, which the model of money runs before random ones. */
export const histories: [History][] = [
  // The event of the first plan's end arrives late, when a second one is active.
  [play(...bought, 'cancelAtEnd', 'month', ...bought, 'endThere', 'event')],
  // The provider halted the first plan, its grace period is over and a second was bought before the event arrives.
  [play(...bought, 'month', 'giveUp', ['days', 3], ...bought, ['event', 1])],
  // A renewal of the first plan fails, a second is bought, and the first is charged anyway.
  [play(...bought, 'month', 'fail', 'event', ['days', 3], ...bought, 'charge', 'event')],
  // Like the previous one, but the first is not charged, and must no longer be chargeable.
  [play(...bought, 'month', 'fail', 'event', ['days', 3], ...bought)],
  // The bank captures a recharge after the account was deleted.
  [play('order', 'leaveAndReturn', 'payOrder', 'event')],
  // A plan is paid for in a window that outlived the account.
  [play('subscribe', 'leaveAndReturn', 'paySubscription')],
  // A bank answers the first charge, and two for a renewal, days later, without an event.
  [play('subscribe', 'present', ['days', 2], 'reconcile', ['bankAnswers', 2])],
  [play(...bought, 'month', 'present', 'present', ['days', 3], ['bankAnswers', 2], ['days', 3], 'reconcile', ['bankAnswers', 2])],
  // A question is asked and its month given back.
  [play(...bought, 'ask', 'refundHere', ['refundThere', 1], 'event', 'reconcile')],
  // A refund of half a recharge waits, the dashboard gives more of it back, and that fails at the bank before it is booked.
  [play('order', 'payOrder', 'event', 'spend', 'faultBefore', 'refundHere', ['refundSlowly', 2], 'event', 'failThere', 'event')],
  [
    play(
      'order',
      'payOrder',
      'event',
      'spend',
      'faultBefore',
      'refundHere',
      ['refundSlowly', 1],
      'event',
      'reconcile',
      ['failThere', 1],
      'event',
    ),
  ],
  // A refund is refused for days: it fails, and is sent again, or its money is returned by other means, and then the dashboard refunds a part.
  [play('order', 'payOrder', 'event', 'refuseRefunds', 'refundHere', ['days', 3], 'reconcile', ['days', 3], 'reconcile')],
  [
    play(
      'order',
      'payOrder',
      'event',
      'spend',
      'refuseRefunds',
      'refundHere',
      ['refundThere', 1],
      'event',
      'returnOtherwise',
      'allowRefunds',
    ),
  ],
  // A refund of half a recharge fails at the bank, and the dashboard gives back less instead.
  [play('order', 'payOrder', 'event', ['spend', 2], 'refundHere', 'failThere', 'event', ['refundThere', 2], 'event')],
];
