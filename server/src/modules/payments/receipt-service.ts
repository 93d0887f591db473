import type { Locale, PaymentReceiptResponse, SuccessOf } from '@oracle-astra/shared/contract';
import { apiPaths } from '@oracle-astra/shared/contract';
import type { Database } from '../../db/database';
import { DomainError } from '../../domain-error';
import { hashesEqual, keyedHash } from '../session/keyed-hash';
import { createPaymentRepository, type Receipt } from './payment-repository';
import { renderReceipt } from './receipt-document';
import type { ReceiptDocument } from './receipts';

interface ReceiptDeps {
  db: Database;
  clock: () => Date;
  secret: string;
}

const linkSeconds = 15 * 60;

const descriptions: Record<Locale, (document: ReceiptDocument) => string> = {
  en: ({ wallet, questions }) => (wallet === null ? `Standard Plan, ${questions ?? 0} questions` : `Wallet recharge, ₹${wallet / 100}`),
  hi: ({ wallet, questions }) => (wallet === null ? `स्टैंडर्ड प्लान, ${questions ?? 0} सवाल` : `वॉलेट रिचार्ज, ₹${wallet / 100}`),
};

/** Invoices: as data for their owner, and as a page by a signed link that lasts for a quarter of an hour. */
export function createReceipts({ db, clock, secret }: ReceiptDeps) {
  const sign = (id: string, expires: number) => keyedHash(secret, 'receipt link', id, String(expires));
  const nowSeconds = () => Math.floor(clock().getTime() / 1000);

  async function find(id: string): Promise<Receipt> {
    const receipt = await createPaymentRepository(db).receiptById(id);
    if (receipt === null) throw new DomainError('receipt_not_found');
    return receipt;
  }

  return {
    /** Throws `receipt_not_found` for anybody else's. */
    async get(uid: string, id: string, locale: Locale): Promise<Omit<SuccessOf<PaymentReceiptResponse>, 'status' | 'message'>> {
      const receipt = await find(id);
      if (receipt.uid !== uid) throw new DomainError('receipt_not_found');
      const document = receipt.document as ReceiptDocument;
      const expires = nowSeconds() + linkSeconds;
      const query = new URLSearchParams({ receipt_id: id, expires: String(expires), signature: sign(id, expires) });
      return {
        receipt_id: id,
        number: document.number,
        issued_at: receipt.issuedAt.toISOString(),
        kind: document.kind,
        description: descriptions[locale](document),
        taxable: document.taxable,
        gst: document.gst,
        gst_percent: document.gstPercent,
        amount: document.amount,
        method: document.method,
        payment_id: receipt.paymentId,
        mobile: document.mobile,
        seller: document.seller,
        document_url: `${apiPaths.paymentReceiptDocument}?${query.toString()}`,
      };
    },

    /** The page of a signed link. Throws `receipt_not_found` where the link is forged or over. */
    async render(link: { receipt_id: string; expires: number; signature: string }, locale: Locale): Promise<string> {
      const { receipt_id: id, expires, signature } = link;
      if (expires < nowSeconds() || !hashesEqual(signature, sign(id, expires))) throw new DomainError('receipt_not_found');
      const { document: stored, issuedAt, paymentId } = await find(id);
      const document = stored as ReceiptDocument;
      return renderReceipt({ document, issuedAt, paymentId, description: descriptions[locale](document), locale });
    },
  };
}
