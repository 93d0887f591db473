import { GatewayError, type GatewayPayment, type GatewayRefund, type GatewaySubscription } from './gateway';

/** The parsed parts of the SDK's answers. */
export interface Answer {
  id: string;
  amount: number | string;
  status: string;
}

export interface InvoiceAnswer {
  payment_id: string | null;
  status: string;
  billing_start: number | null;
  billing_end: number | null;
}

/** The SDK throws plain objects, and a TypeError without an answer. */
function toGatewayError(error: unknown): GatewayError {
  const { statusCode, error: details } = error as { statusCode?: unknown; error?: { description?: unknown } | null };
  const description = typeof details?.description === 'string' ? details.description : '';
  return new GatewayError(typeof statusCode === 'number' ? statusCode : null, { cause: error }, description);
}

export async function call<Result>(request: () => Promise<unknown>): Promise<Result> {
  try {
    return (await request()) as Result;
  } catch (error) {
    throw toGatewayError(error);
  }
}

export type PaymentAnswer = Omit<GatewayPayment, 'amount_refunded'> & { amount: number | string; amount_refunded?: number | null };

export const toPayment = (answer: PaymentAnswer): GatewayPayment => ({
  id: answer.id,
  order_id: answer.order_id ?? null,
  amount: Number(answer.amount),
  currency: answer.currency,
  status: answer.status,
  method: answer.method ?? null,
  invoice_id: answer.invoice_id ?? null,
  amount_refunded: answer.amount_refunded ?? 0,
});

export const toSubscription = ({
  id,
  status,
  current_start: start,
  current_end: end,
}: Partial<GatewaySubscription> & Pick<Answer, 'id' | 'status'>) =>
  ({ id, status, current_start: start ?? null, current_end: end ?? null }) satisfies GatewaySubscription;

export type DisputeAnswer = Answer & { payment_id: string };

export interface RefundAnswer {
  id: string;
  payment_id: string;
  amount: number | string;
  status?: 'pending' | 'processed' | 'failed';
  receipt?: string | null;
}

export const toRefund = ({ id, payment_id: paymentId, amount, status = 'pending', receipt = null }: RefundAnswer): GatewayRefund => ({
  id,
  paymentId,
  amount: Number(amount),
  status,
  receipt,
});
