import { Counter } from 'prom-client';
import { providerEvents } from './provider-events';

/** Registered with the metrics of the server in `reconcile-job.ts`. */
export const paymentEventsToSee = new Counter({
  name: 'payment_events_to_see_total',
  help: 'Events of the payment provider that need an operator; those that no rule knows as unknown.',
  labelNames: ['event'],
  registers: [],
});

const toSeeOfOperators = Object.keys(providerEvents).filter((event) => providerEvents[event]?.does === 'call an operator');

/** A series that begins at its first event shows no increase, so an alarm would miss that event. */
export function startAtZero(): void {
  const others = ['unknown', 'unreadable item', 'payment of no order', 'refund returned twice', 'payment not booked', 'refund not booked'];
  for (const event of [...toSeeOfOperators, ...others]) paymentEventsToSee.inc({ event }, 0);
}
