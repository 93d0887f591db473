import type { PaymentEvent } from './event-schema';

/** The kinds of effects of a provider's event; `webhook.ts` implements them. */
export type EventRule =
  | { does: 'credit the order' | 'note the attempt' | 'credit the charge' | 'book the refund' | 'book the dispute' }
  | { does: 'tell the plan'; event: 'renewal_failed' | 'given_up' }
  | { does: 'end the plan' }
  /** Needs an operator: it is logged and counted. */
  | { does: 'call an operator' }
  | { does: 'nothing'; because: string };

/** The parts of an event without which it cannot have its effect. */
const needed: Readonly<Record<EventRule['does'], readonly ('created_at' | keyof PaymentEvent['payload'])[]>> = {
  'credit the order': ['payment'],
  'note the attempt': ['payment'],
  'credit the charge': ['payment', 'subscription'],
  'book the refund': ['refund'],
  'book the dispute': ['dispute'],
  'tell the plan': ['subscription', 'created_at'],
  'end the plan': ['subscription'],
  'call an operator': [],
  nothing: [],
};

/** Whether an event has the parts that its rule needs. */
export const isComplete = ({ does }: EventRule, event: PaymentEvent): boolean =>
  needed[does].every((name) => (name === 'created_at' ? event.created_at : event.payload[name]) !== undefined);

const operator = { does: 'call an operator' } as const;
const ignore = (because: string): EventRule => ({ does: 'nothing', because });
const creditOrder = { does: 'credit the order' } as const;
const bookRefund = { does: 'book the refund' } as const;
const endPlan = { does: 'end the plan' } as const;
const noTokens = 'The plan of the mandate is asked about, and the events of its subscription say what is charged.';
const noNotices = 'The bank tells the person of a coming charge; the charge has an event of its own.';
const noInvoices = 'The invoice of a cycle says what subscription.charged says.';

/** Every event that the provider may send for this site's products. Other events are stored, raise an alarm and are not acknowledged. */
export const providerEvents: Readonly<Record<string, EventRule>> = {
  'order.paid': creditOrder,
  'order.notification.delivered': ignore(noNotices),
  'order.notification.failed': ignore(noNotices),
  'payment.captured': creditOrder,
  'payment.failed': { does: 'note the attempt' },
  'payment.authorized': ignore('Reconciling captures it where its order is open; a second one goes back by itself.'),
  'payment.pending': ignore('Its order is asked about until it is paid or has expired.'),
  'payment.downtime.started': ignore('The window of the provider tells the person.'),
  'payment.downtime.updated': ignore('The window of the provider tells the person.'),
  'payment.downtime.resolved': ignore('The window of the provider tells the person.'),
  'payment.dispute.created': operator,
  'payment.dispute.under_review': operator,
  'payment.dispute.action_required': operator,
  'payment.dispute.won': ignore('The money stays, and what was given for it.'),
  'payment.dispute.lost': { does: 'book the dispute' },
  'payment.dispute.closed': ignore('It comes beside won or lost.'),
  'refund.created': bookRefund,
  'refund.processed': bookRefund,
  'refund.failed': bookRefund,
  'refund.speed_changed': ignore('The money goes back, only slower.'),
  'refund.arn_updated': ignore('It adds the number under which the bank knows the refund.'),
  'subscription.authenticated': ignore('The mandate stands; its first charge starts the plan.'),
  'subscription.activated': ignore('The charge that comes with it starts the cycle.'),
  'subscription.charged': { does: 'credit the charge' },
  'subscription.pending': { does: 'tell the plan', event: 'renewal_failed' },
  'subscription.halted': { does: 'tell the plan', event: 'given_up' },
  'subscription.cancelled': endPlan,
  'subscription.completed': endPlan,
  'subscription.expired': endPlan,
  'subscription.paused': ignore('Paid days stay; without a charge it ends by its time.'),
  'subscription.resumed': ignore('The next charge goes on with it.'),
  'subscription.updated': operator,
  'token.confirmed': ignore(noTokens),
  'token.rejected': ignore(noTokens),
  'token.paused': ignore(noTokens),
  'token.resumed': ignore(noTokens),
  'token.cancelled': ignore(noTokens),
  'invoice.paid': ignore(noInvoices),
  'invoice.partially_paid': operator,
  'invoice.expired': ignore('subscription.pending or halted says it.'),
  'settlement.processed': ignore('The bookkeeping of the owner, not of a person.'),
};
