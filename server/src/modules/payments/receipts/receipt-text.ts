import type { Locale } from '@oracle-astra/shared/contract';
import { toIndianDate } from '../../../indian-date';
import type { ReceiptDocument } from './receipts';

const labels = {
  en: {
    invoice: 'Tax invoice',
    invoiceNumber: 'Invoice number',
    creditNote: 'Credit note',
    creditNoteNumber: 'Credit note number',
    corrects: 'For the invoice',
    date: 'Date',
    payment: 'Payment',
    customer: 'Customer',
    item: 'Item',
    taxable: 'Taxable value',
    gst: 'GST',
    paid: 'Total paid',
    refunded: 'Total refunded',
  },
  hi: {
    invoice: 'टैक्स इनवॉइस',
    invoiceNumber: 'इनवॉइस नंबर',
    creditNote: 'क्रेडिट नोट',
    creditNoteNumber: 'क्रेडिट नोट नंबर',
    corrects: 'इस इनवॉइस के लिए',
    date: 'तारीख',
    payment: 'पेमेंट',
    customer: 'ग्राहक',
    item: 'विवरण',
    taxable: 'कर से पहले का मूल्य',
    gst: 'GST',
    paid: 'कुल भुगतान',
    refunded: 'कुल वापसी',
  },
} as const;

const items: Record<Locale, { wallet: string; plan: string; questions: string }> = {
  en: { wallet: 'Wallet recharge', plan: 'Standard Plan', questions: 'questions' },
  hi: { wallet: 'वॉलेट रिचार्ज', plan: 'स्टैंडर्ड प्लान', questions: 'सवाल' },
};

/** The description of an invoice or a credit note, such as `Wallet recharge, ₹120`. */
export function describeItem({ wallet, questions }: ReceiptDocument, locale: Locale): string {
  const text = items[locale];
  return wallet === null ? `${text.plan}, ${questions ?? 0} ${text.questions}` : `${text.wallet}, ₹${wallet / 100}`;
}

export const formatPaise = (paise: number) => `₹${(paise / 100).toFixed(2)}`;
const formatDate = (instant: Date) => toIndianDate(instant).split('-').reverse().join('/');

export interface IssuedReceipt {
  document: ReceiptDocument;
  issuedAt: Date;
  paymentId: string;
}

/** The texts of an invoice or a credit note; the last row is the sum. */
export interface ReceiptText {
  title: string;
  number: string;
  sellerName: string;
  sellerLines: string[];
  rows: (readonly [name: string, value: string])[];
}

/** Creates the texts of an invoice or a credit note, for each of its formats. */
export function toReceiptText({ document, issuedAt, paymentId }: IssuedReceipt, locale: Locale): ReceiptText {
  const text = labels[locale];
  const { seller, number, mobile, taxable, gst, gstPercent, amount, method, invoice } = document;
  return {
    title: invoice ? text.creditNote : text.invoice,
    number,
    sellerName: seller.name,
    sellerLines: [...seller.address, `GSTIN ${seller.gstin}`, seller.state],
    rows: [
      [invoice ? text.creditNoteNumber : text.invoiceNumber, number],
      [text.date, formatDate(issuedAt)],
      ...(invoice ? [[text.corrects, `${invoice.number}, ${formatDate(new Date(invoice.issuedAt))}`] as const] : []),
      [text.payment, method === null ? paymentId : `${paymentId} (${method})`],
      ...(mobile === null ? [] : [[text.customer, `+${mobile}`] as const]),
      [text.item, `${describeItem(document, locale)} (SAC ${seller.sac})`],
      [text.taxable, formatPaise(taxable)],
      [`${text.gst} ${gstPercent} %`, formatPaise(gst)],
      [invoice ? text.refunded : text.paid, formatPaise(amount)],
    ],
  };
}
