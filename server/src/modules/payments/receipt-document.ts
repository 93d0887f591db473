import type { Locale } from '@oracle-astra/shared/contract';
import { escapeHtml } from '../../documents/escape-html';
import type { ReceiptDocument } from './receipts';

const indiaMs = 330 * 60_000;

const labels = {
  en: {
    title: 'Tax invoice',
    number: 'Invoice number',
    date: 'Date',
    payment: 'Payment',
    customer: 'Customer',
    item: 'Item',
    taxable: 'Taxable value',
    gst: 'GST',
    total: 'Total paid',
    print: 'To keep it as PDF, print this page.',
  },
  hi: {
    title: 'टैक्स इनवॉइस',
    number: 'इनवॉइस नंबर',
    date: 'तारीख',
    payment: 'पेमेंट',
    customer: 'ग्राहक',
    item: 'विवरण',
    taxable: 'कर से पहले का मूल्य',
    gst: 'GST',
    total: 'कुल भुगतान',
    print: 'PDF रखने के लिए इस पन्ने को प्रिंट कीजिए।',
  },
} as const;

export const receiptStyles =
  'body{font:16px/1.5 sans-serif;max-width:40rem;margin:2rem auto;padding:0 1rem;color:#1b1b1b;background:#fff}table{width:100%;border-collapse:collapse}th,td{text-align:left;padding:.4rem 0;border-bottom:1px solid #ccc;font-weight:400}td{text-align:right}tr:last-child>*{font-weight:700}@media print{.hint{display:none}}';

const formatPaise = (paise: number) => `₹${(paise / 100).toFixed(2)}`;
const formatDate = (instant: Date) => new Date(instant.getTime() + indiaMs).toISOString().slice(0, 10).split('-').reverse().join('/');
const row = ([name, value]: readonly [string, string]) => `<tr><th scope="row">${escapeHtml(name)}</th><td>${escapeHtml(value)}</td></tr>`;

interface ReceiptPage {
  document: ReceiptDocument;
  issuedAt: Date;
  paymentId: string;
  description: string;
  locale: Locale;
}

/** An invoice as a page of its own, to read and to print. */
export function renderReceipt({ document, issuedAt, paymentId, description, locale }: ReceiptPage): string {
  const text = labels[locale];
  const { seller, number, mobile, taxable, gst, gstPercent, amount, method } = document;
  const rows = [
    [text.number, number],
    [text.date, formatDate(issuedAt)],
    [text.payment, method === null ? paymentId : `${paymentId} (${method})`],
    ...(mobile === null ? [] : [[text.customer, `+${mobile}`] as const]),
    [text.item, `${description} (SAC ${seller.sac})`],
    [text.taxable, formatPaise(taxable)],
    [`${text.gst} ${gstPercent} %`, formatPaise(gst)],
    [text.total, formatPaise(amount)],
  ] as const;
  const address = [...seller.address, `GSTIN ${seller.gstin}`, seller.state].map(escapeHtml).join('<br>');
  return `<!doctype html><html lang="${locale}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="robots" content="noindex"><title>${escapeHtml(`${text.title} ${number}`)}</title><style>${receiptStyles}</style></head><body><main><h1>${escapeHtml(text.title)}</h1><p><strong>${escapeHtml(seller.name)}</strong><br>${address}</p><table>${rows.map(row).join('')}</table><p class="hint">${escapeHtml(text.print)}</p></main></body></html>`;
}
