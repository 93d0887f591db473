import type { PaidOrder } from '@oracle-astra/shared/contract';

/** What happened to the last try to pay; `credited` is an earlier payment that has arrived. */
export type PaymentNote =
  | { kind: 'failed' | 'dismissed' | 'unconfirmed' | 'refunded' | 'lapsed' }
  | { kind: 'refused'; reason: string }
  | ({ kind: 'credited' } & PaidOrder);
