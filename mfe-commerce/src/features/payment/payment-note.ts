import type { PaidOrder } from '@oracle-astra/shared/contract';

/** The outcome of the last attempt to pay; `credited` is an earlier payment that was credited meanwhile. */
export type PaymentNote =
  | { kind: 'failed' | 'dismissed' | 'unconfirmed' | 'refunded' | 'lapsed' | 'priceChanged' }
  | { kind: 'refused'; reason: string }
  | ({ kind: 'credited' } & PaidOrder);
