/** What happened to the last try to pay. */
export type PaymentNote = { kind: 'failed' | 'dismissed' | 'unconfirmed' | 'refunded' | 'lapsed' } | { kind: 'refused'; reason: string };
