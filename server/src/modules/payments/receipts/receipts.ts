import type { TransactionKind } from '@oracle-astra/shared/contract';
import { indiaMs } from '../../../indian-date';
import type { CommerceConfig } from '../../../config/product/commerce';
import type { Database } from '../../../db/database';
import { newId } from '../../../db/ids';
import { createReceiptRepository } from './receipt-repository';
import type { Refund } from '../refunds/refund-repository';

/** The content of an invoice or a credit note, frozen when it is issued; amounts in paise. */
export interface ReceiptDocument {
  number: string;
  kind: TransactionKind;
  wallet: number | null;
  questions: number | null;
  taxable: number;
  gst: number;
  gstPercent: number;
  amount: number;
  method: string | null;
  mobile: string | null;
  seller: Omit<CommerceConfig['seller'], 'sample' | 'receiptPrefix'>;
  /** For a credit note: the invoice that it corrects; `issuedAt` in ISO 8601. */
  invoice?: { number: string; issuedAt: string };
}

/** The financial year of an instant in India, from April to March, such as `26-27`. */
export function getFinancialYear(instant: Date): string {
  const india = new Date(instant.getTime() + indiaMs);
  const first = india.getUTCMonth() >= 3 ? india.getUTCFullYear() : india.getUTCFullYear() - 1;
  return `${String(first % 100).padStart(2, '0')}-${String((first + 1) % 100).padStart(2, '0')}`;
}

interface NewReceipt {
  uid: string;
  paymentId: string;
  kind: TransactionKind;
  wallet?: number;
  questions?: number;
  gst: number;
  gstPercent: number;
  amount: number;
  method: string | null;
}

/** Issues the invoice of a payment with the next number of the year, in the transaction that credits the payment. */
export function createReceiptIssuer({ commerce: { seller }, clock }: { commerce: CommerceConfig; clock: () => Date }) {
  return async (tx: Database, { uid, paymentId, kind, wallet, questions, gst, gstPercent, amount, method }: NewReceipt) => {
    const repository = createReceiptRepository(tx);
    const issuedAt = clock();
    const year = getFinancialYear(issuedAt);
    const number = await repository.nextNumber(year);
    const { name, address, gstin, state, sac, receiptPrefix } = seller;
    const document: ReceiptDocument = {
      number: `${receiptPrefix}/${year}/${String(number).padStart(6, '0')}`,
      kind,
      wallet: wallet ?? null,
      questions: questions ?? null,
      taxable: amount - gst,
      gst,
      gstPercent,
      amount,
      method,
      mobile: await repository.mobileOf(uid),
      seller: { name, address, gstin, state, sac },
    };
    const id = newId();
    await repository.add({ id, uid, paymentId, year, number, issuedAt, document });
    return id;
  };
}

export type IssueReceipt = ReturnType<typeof createReceiptIssuer>;

interface NewCreditNote {
  refund: Pick<Refund, 'id' | 'uid' | 'paymentId' | 'amountPaise' | 'gstPaise'>;
  /** The amount taken back: paise of the wallet, or questions. */
  wallet?: number;
  questions?: number;
}

/** Issues the credit note of a refund with the next number of the year, in the transaction of the refund; nothing if the payment has no invoice. */
export function createCreditNoteIssuer({ commerce: { seller }, clock }: { commerce: CommerceConfig; clock: () => Date }) {
  return async (tx: Database, { refund: { id: refundId, uid, paymentId, amountPaise, gstPaise }, wallet, questions }: NewCreditNote) => {
    const repository = createReceiptRepository(tx);
    const receipt = await repository.byPayment(paymentId);
    if (receipt === null) return;
    const invoice = receipt.document as ReceiptDocument;
    const issuedAt = clock();
    const year = getFinancialYear(issuedAt);
    const number = await repository.nextCreditNoteNumber(year);
    const document: ReceiptDocument = {
      ...invoice,
      number: `${seller.receiptPrefix}/C${year}/${String(number).padStart(5, '0')}`,
      kind: 'refund',
      wallet: wallet ?? null,
      questions: questions ?? null,
      taxable: amountPaise - gstPaise,
      gst: gstPaise,
      amount: amountPaise,
      invoice: { number: invoice.number, issuedAt: receipt.issuedAt.toISOString() },
    };
    await repository.addCreditNote({ id: newId(), uid, refundId, receiptId: receipt.id, year, number, issuedAt, document });
  };
}

export type IssueCreditNote = ReturnType<typeof createCreditNoteIssuer>;
