import { randomBytes } from 'node:crypto';
import { readFileSync, renameSync, writeFileSync } from 'node:fs';

export interface StoredOrder {
  id: string;
  entity: 'order';
  amount: number;
  currency: string;
  receipt: string | null;
  status: 'created' | 'attempted' | 'paid';
}

export interface StoredPayment {
  id: string;
  entity: 'payment';
  order_id: string | null;
  subscription_id: string | null;
  invoice_id?: string;
  amount: number;
  currency: string;
  /** A bank has not answered a `created` one. */
  status: 'created' | 'authorized' | 'captured' | 'refunded' | 'failed';
  method: string;
  /** Refunded paise. */
  amount_refunded: number;
  created_at: number;
}

export interface StoredRefund {
  id: string;
  entity: 'refund';
  payment_id: string;
  amount: number;
  receipt: string | null;
  status: 'pending' | 'processed' | 'failed';
  created_at: number;
}

export interface StoredDispute {
  id: string;
  entity: 'dispute';
  payment_id: string;
  amount: number;
  status: 'won' | 'lost';
}

export interface StoredSubscription {
  id: string;
  entity: 'subscription';
  plan_id: string;
  status: 'created' | 'authenticated' | 'active' | 'pending' | 'halted' | 'cancelled' | 'completed';
  current_start: number | null;
  current_end: number | null;
  paid_count: number;
  cancel_at_cycle_end: boolean;
}

export interface StoredPlan {
  id: string;
  entity: 'plan';
  amount: number;
  currency: string;
}

/** A cycle, paid or to be paid; Razorpay calls it an invoice. */
export interface StoredInvoice {
  id: string;
  entity: 'invoice';
  subscription_id: string;
  payment_id: string | null;
  status: 'issued' | 'paid';
  billing_start: number;
  billing_end: number;
}

export interface GatewayState {
  orders: Record<string, StoredOrder>;
  payments: Record<string, StoredPayment>;
  refunds: Record<string, StoredRefund>;
  disputes: Record<string, StoredDispute>;
  subscriptions: Record<string, StoredSubscription>;
  plans: Record<string, StoredPlan>;
  invoices: Record<string, StoredInvoice>;
}

const emptyState = (): GatewayState => ({
  orders: {},
  payments: {},
  refunds: {},
  disputes: {},
  subscriptions: {},
  plans: {},
  invoices: {},
});

export const newGatewayId = (prefix: string): string => `${prefix}_${randomBytes(9).toString('base64url').replace(/[-_]/g, 'x')}`;

export interface GatewayStore {
  state: GatewayState;
  /** Writes the state to its file, if it has one. */
  save(): void;
}

/** The state of the gateway, kept in `file` over restarts, or only in memory if it is null. */
export function openGatewayStore(file: string | null): GatewayStore {
  let state = emptyState();
  try {
    if (file !== null) state = { ...state, ...(JSON.parse(readFileSync(file, 'utf8')) as GatewayState) };
  } catch {
    // The first start, or a truncated file, which is harmless because the gateway holds no real money.
  }
  return {
    state,
    save() {
      if (file === null) return;
      writeFileSync(`${file}.new`, JSON.stringify(state), { mode: 0o600 });
      renameSync(`${file}.new`, file);
    },
  };
}
