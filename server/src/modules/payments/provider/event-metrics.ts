import { Counter } from 'prom-client';

/** Registered with the metrics of the server in `reconcile-job.ts`. */
export const paymentEventsToSee = new Counter({
  name: 'payment_events_to_see_total',
  help: 'Events of the payment provider that need an operator; those that no rule knows as unknown.',
  labelNames: ['event'],
  registers: [],
});
