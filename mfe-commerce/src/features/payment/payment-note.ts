/** The outcome of the last attempt to pay. */
export type PaymentNote = { kind: 'failed' | 'dismissed' | 'unconfirmed' | 'refunded' | 'lapsed' } | { kind: 'refused'; reason: string };
