import { boolean, index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { orderStates } from '@oracle-astra/shared/contract';
import { timestamptz } from '../columns';
import { coupons } from './coupons';
import { users } from '../users';

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
  /**
   * How the person was informed that it is paid: by the refusal of a request, whose key it is, or by a page that has shown it; null
   * until then.
   */
  notifiedBy: text('told_by'),
  /** When the first request was refused. */
  notifiedAt: timestamptz('told_at'),
  /** The one payment that may be captured. */
  capturing: text('capturing'),
});

/** The provider's ids of plans, by key id and price. */
export const paymentPlans = pgTable('payment_plans', { key: text('key').primaryKey(), providerId: text('provider_id').notNull() });

/** Append-only. A payment by its provider's id; one that is not `credited` gave nothing. */
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
  /** End of the cycle that a subscription charge pays for. */
  cycleEnd: timestamptz('cycle_end'),
  createdAt: timestamptz('created_at').notNull(),
});

/** Refunds by this site; `requested` until the provider has confirmed it, `replaced` while other refunds give back what is owed. */
export const refunds = pgTable('refunds', {
  id: text('id').primaryKey(),
  paymentId: text('of_payment')
    .notNull()
    .references(() => payments.id),
  /** The payment again, only for its first refund, because the previous release knows one refund for each payment. */
  firstOf: text('payment_id')
    .unique()
    .references(() => payments.id),
  /** The failed dashboard refund that this one replaces. */
  replaces: text('replaces').unique(),
  uid: uid(),
  amountPaise: integer('amount_paise').notNull(),
  gstPaise: integer('gst_paise').notNull(),
  /** Amount and GST before refunds of the dashboard shortened it; null if none did. */
  wantedPaise: integer('wanted_paise'),
  wantedGstPaise: integer('wanted_gst_paise'),
  reason: text('reason', { enum: ['operator', 'not_credited'] }).notNull(),
  state: text('state', { enum: ['requested', 'sent', 'processed', 'failed', 'replaced'] })
    .notNull()
    .default('requested'),
  providerId: text('provider_id').unique(),
  createdAt: timestamptz('created_at').notNull(),
  /** When a process began to send it, so that only one does at a time. */
  claimedAt: timestamptz('claimed_at'),
  sentAt: timestamptz('sent_at'),
  /** Since when the provider refuses it, and the provider's reason; null once it is sent again. */
  refusedAt: timestamptz('refused_at'),
  refusal: text('refusal'),
  /** An operator's reference of the transfer by which the money was returned without the provider. */
  returnedBy: text('returned_by'),
});

/** The last number of receipts of each financial year; its row lock makes the numbers consecutive. */
export const receiptCounters = pgTable('receipt_counters', { year: text('year').primaryKey(), last: integer('last').notNull() });

/** Append-only. `document` is the invoice as issued, including the seller's details. */
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

/** Append-only. The amount by which a refund reduces an invoice; `document` is the credit note as issued. */
export const creditNotes = pgTable('credit_notes', {
  id: text('id').primaryKey(),
  uid: uid(),
  /** The id of a refund by this site, or of one that the provider reported. */
  refundId: text('refund_id').notNull().unique(),
  receiptId: text('receipt_id')
    .notNull()
    .references(() => receipts.id),
  year: text('year').notNull(),
  number: integer('number').notNull(),
  issuedAt: timestamptz('issued_at').notNull(),
  document: jsonb('document').notNull(),
});

/** Handled events of the provider, by event id. */
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
  /** The part for which an unsent or failed refund of this site had taken the credit before. */
  absorbedPaise: integer('absorbed_paise').notNull().default(0),
  createdAt: timestamptz('created_at').notNull(),
  bookedAt: timestamptz('booked_at'),
  /** When the provider was last asked about it, or the booking was last tried. */
  triedAt: timestamptz('tried_at'),
});

/** The time up to which the provider was asked about all payments and refunds. */
export const providerAnswers = pgTable('provider_answers', {
  id: text('id').primaryKey(),
  answeredAt: timestamptz('answered_at').notNull(),
});

/** Unknown events of the provider, stored for an operator. */
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
