import { boolean, index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { orderStates } from '@oracle-astra/shared/contract';
import { timestamptz } from './columns';
import { coupons } from './coupons';
import { users } from './users';

const uid = () =>
  text('uid')
    .notNull()
    .references(() => users.uid);

/** A recharge that was ordered; `providerId` is null until it is created at the provider. A trigger allows only forward steps of `state`. */
export const paymentOrders = pgTable('payment_orders', {
  id: text('id').primaryKey(),
  providerId: text('provider_id').unique(),
  uid: uid(),
  requestKey: text('request_key'),
  astrologer: text('astrologer', { enum: ['Oracle', 'Astra'] }).notNull(),
  walletPaise: integer('wallet_paise').notNull(),
  originalPricePaise: integer('original_price_paise').notNull(),
  pricePaise: integer('price_paise').notNull(),
  discountPaise: integer('discount_paise').notNull(),
  discountPercent: integer('discount_percent').notNull(),
  gstPaise: integer('gst_paise').notNull(),
  gstPercent: integer('gst_percent').notNull(),
  amountPaise: integer('amount_paise').notNull(),
  coupon: text('coupon').references(() => coupons.code),
  state: text('state', { enum: orderStates }).notNull().default('created'),
  createdAt: timestamptz('created_at').notNull(),
  /** When the provider was last asked about it. */
  checkedAt: timestamptz('checked_at').notNull(),
  paidAt: timestamptz('paid_at'),
  /** What told the person that it is paid: the key of a request, or a page that asked about it; null until then. */
  toldBy: text('told_by'),
  /** The one payment that may be captured. */
  capturing: text('capturing'),
});

/** The provider's ids of plans, by key id and price. */
export const paymentPlans = pgTable('payment_plans', { key: text('key').primaryKey(), providerId: text('provider_id').notNull() });

/** Append-only. A payment by its provider's id; nothing was given for one that is not `credited`. */
export const payments = pgTable('payments', {
  id: text('id').primaryKey(),
  uid: uid(),
  kind: text('kind', { enum: ['recharge', 'subscription'] }).notNull(),
  orderId: text('order_id').references(() => paymentOrders.id),
  subscriptionId: text('subscription_id'),
  amountPaise: integer('amount_paise').notNull(),
  gstPaise: integer('gst_paise').notNull(),
  method: text('method'),
  credited: boolean('credited').notNull(),
  /** End of the cycle that a charge of a subscription pays for. */
  cycleEnd: timestamptz('cycle_end'),
  createdAt: timestamptz('created_at').notNull(),
});

/** Refunds by this site; `requested` until the provider has confirmed it. */
export const refunds = pgTable('refunds', {
  id: text('id').primaryKey(),
  paymentId: text('of_payment')
    .notNull()
    .references(() => payments.id),
  /** The payment once more, of its first refund alone: the release before knows one refund of a payment. */
  firstOf: text('payment_id')
    .unique()
    .references(() => payments.id),
  /** The refund of the provider's dashboard that failed and that this one is sent for. */
  replaces: text('replaces').unique(),
  uid: uid(),
  amountPaise: integer('amount_paise').notNull(),
  gstPaise: integer('gst_paise').notNull(),
  reason: text('reason', { enum: ['operator', 'not_credited'] }).notNull(),
  state: text('state', { enum: ['requested', 'sent', 'processed', 'failed'] })
    .notNull()
    .default('requested'),
  providerId: text('provider_id').unique(),
  createdAt: timestamptz('created_at').notNull(),
  /** When a process began to send it: one at a time does. */
  claimedAt: timestamptz('claimed_at'),
  sentAt: timestamptz('sent_at'),
});

/** The last number of receipts of each financial year; its row lock makes the numbers consecutive. */
export const receiptCounters = pgTable('receipt_counters', { year: text('year').primaryKey(), last: integer('last').notNull() });

/** Append-only. `document` is the invoice as it was issued, the seller's details included. */
export const receipts = pgTable('receipts', {
  id: text('id').primaryKey(),
  uid: uid(),
  paymentId: text('payment_id')
    .notNull()
    .unique()
    .references(() => payments.id),
  year: text('year').notNull(),
  number: integer('number').notNull(),
  issuedAt: timestamptz('issued_at').notNull(),
  document: jsonb('document').notNull(),
});

/** The last number of credit notes of each financial year. */
export const creditNoteCounters = pgTable('credit_note_counters', { year: text('year').primaryKey(), last: integer('last').notNull() });

/** Append-only. What a refund takes off an invoice; `document` is the credit note as it was issued. */
export const creditNotes = pgTable('credit_notes', {
  id: text('id').primaryKey(),
  uid: uid(),
  /** Of a refund by this site, or of one that the provider reported. */
  refundId: text('refund_id').notNull().unique(),
  receiptId: text('receipt_id')
    .notNull()
    .references(() => receipts.id),
  year: text('year').notNull(),
  number: integer('number').notNull(),
  issuedAt: timestamptz('issued_at').notNull(),
  document: jsonb('document').notNull(),
});

/** Events of the provider that were handled, by its event id. */
export const paymentEvents = pgTable('payment_events', {
  id: text('id').primaryKey(),
  type: text('type').notNull(),
  receivedAt: timestamptz('received_at').notNull(),
});

/** Refunds and lost disputes that the provider reported; `taken` and `writtenOff` are paise of the wallet or questions. */
export const providerRefunds = pgTable('provider_refunds', {
  id: text('id').primaryKey(),
  paymentId: text('payment_id').notNull(),
  kind: text('kind', { enum: ['refund', 'dispute'] }).notNull(),
  amountPaise: integer('amount_paise').notNull(),
  state: text('state', { enum: ['pending', 'processed', 'failed'] }).notNull(),
  refundId: text('refund_id').references(() => refunds.id),
  uid: text('uid').references(() => users.uid),
  gstPaise: integer('gst_paise').notNull().default(0),
  taken: integer('taken').notNull().default(0),
  writtenOff: integer('written_off').notNull().default(0),
  createdAt: timestamptz('created_at').notNull(),
  bookedAt: timestamptz('booked_at'),
  /** When the provider was last asked about it, or it was last tried to be booked. */
  triedAt: timestamptz('tried_at'),
});

/** Until when the provider was asked about all payments and refunds. */
export const providerAnswers = pgTable('provider_answers', {
  id: text('id').primaryKey(),
  answeredAt: timestamptz('answered_at').notNull(),
});

/** Events of the provider that no rule knows, kept for an operator. */
export const unknownPaymentEvents = pgTable(
  'unknown_payment_events',
  {
    id: text('id').primaryKey(),
    type: text('type').notNull(),
    body: text('body').notNull(),
    receivedAt: timestamptz('received_at').notNull(),
  },
  (table) => [index('unknown_payment_events_received').on(table.receivedAt)],
);
