import type { Locale, PaymentReceiptResponse, SuccessOf } from '@oracle-astra/shared/contract';
import { apiPaths } from '@oracle-astra/shared/contract';
import type { Database } from '../../../db/database';
import { DomainError } from '../../../domain-error';
import { isSignedBy, keyedHash, type SigningSecrets } from '../../session/keyed-hash';
import { renderReceipt } from './receipt-document';
import { renderReceiptPdf } from './receipt-pdf';
import { createReceiptRepository } from './receipt-repository';
import { describeItem, type IssuedReceipt } from './receipt-text';
import type { ReceiptDocument } from './receipts';

interface ReceiptDeps {
  db: Database;
  clock: () => Date;
  jwtSecrets: SigningSecrets;
  assetsDir: string;
}

interface SignedLink {
  receipt_id: string;
  expires: number;
  signature: string;
}

const linkSeconds = 15 * 60;

/** Invoices and credit notes: as data for their owner, and as a page and a PDF by a signed link that lasts for a quarter of an hour. */
export function createReceipts({ db, clock, jwtSecrets, assetsDir }: ReceiptDeps) {
  const signWith = (id: string, expires: number) => (secret: string) => keyedHash(secret, 'receipt link', id, String(expires));
  const nowSeconds = () => Math.floor(clock().getTime() / 1000);

  async function find(id: string): Promise<IssuedReceipt & { uid: string }> {
    const receipt = await createReceiptRepository(db).byId(id);
    if (receipt === null) throw new DomainError('receipt_not_found');
    return { ...receipt, document: receipt.document as ReceiptDocument };
  }

  async function follow({ receipt_id: id, expires, signature }: SignedLink): Promise<IssuedReceipt> {
    if (expires < nowSeconds() || !isSignedBy(jwtSecrets, signature, signWith(id, expires))) throw new DomainError('receipt_not_found');
    return find(id);
  }

  return {
    /** Throws `receipt_not_found` for anybody else's. */
    async get(uid: string, id: string, locale: Locale): Promise<Omit<SuccessOf<PaymentReceiptResponse>, 'status' | 'message'>> {
      const { document, issuedAt, paymentId, ...receipt } = await find(id);
      if (receipt.uid !== uid) throw new DomainError('receipt_not_found');
      const expires = nowSeconds() + linkSeconds;
      const signature = signWith(id, expires)(jwtSecrets.list[0]);
      const query = new URLSearchParams({ receipt_id: id, expires: String(expires), signature, lang: locale });
      return {
        receipt_id: id,
        number: document.number,
        issued_at: issuedAt.toISOString(),
        kind: document.kind,
        description: describeItem(document, locale),
        taxable: document.taxable,
        gst: document.gst,
        gst_percent: document.gstPercent,
        amount: document.amount,
        method: document.method,
        payment_id: paymentId,
        mobile: document.mobile,
        seller: document.seller,
        invoice: document.invoice?.number ?? null,
        document_url: `${apiPaths.paymentReceiptDocument}?${query.toString()}`,
        pdf_url: `${apiPaths.paymentReceiptPdf}?${query.toString()}`,
      };
    },

    /** The page of a signed link. Throws `receipt_not_found` if the link is forged or expired. */
    render: async (link: SignedLink, locale: Locale): Promise<string> => renderReceipt(await follow(link), locale),

    /** The PDF of a signed link, with its file name. Throws like `render`. */
    async renderPdf(link: SignedLink, locale: Locale): Promise<{ fileName: string; pdf: Buffer }> {
      const receipt = await follow(link);
      const fileName = `${receipt.document.number.replace(/[^A-Za-z0-9]+/g, '-')}.pdf`;
      return { fileName, pdf: await renderReceiptPdf(receipt, locale, assetsDir) };
    },
  };
}
