import type { Locale } from '@oracle-astra/shared/contract';
import { escapeHtml } from '../../../documents/escape-html';
import { type IssuedReceipt, toReceiptText } from './receipt-text';

export const receiptStyles =
  'body{font:16px/1.5 sans-serif;max-width:40rem;margin:2rem auto;padding:0 1rem;color:#1b1b1b;background:#fff}table{width:100%;border-collapse:collapse}th,td{text-align:left;padding:.4rem 0;border-bottom:1px solid #ccc;font-weight:400}td{text-align:right;overflow-wrap:anywhere}tr:last-child>*{font-weight:700}';

const row = ([name, value]: readonly [string, string]) => `<tr><th scope="row">${escapeHtml(name)}</th><td>${escapeHtml(value)}</td></tr>`;

/** An invoice or a credit note as a separate page, to read and to print. */
export function renderReceipt(receipt: IssuedReceipt, locale: Locale): string {
  const { title, number, sellerName, sellerLines, rows } = toReceiptText(receipt, locale);
  return `<!doctype html><html lang="${locale}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="robots" content="noindex"><title>${escapeHtml(`${title} ${number}`)}</title><style>${receiptStyles}</style></head><body><main><h1>${escapeHtml(title)}</h1><p><strong>${escapeHtml(sellerName)}</strong><br>${sellerLines.map(escapeHtml).join('<br>')}</p><table>${rows.map(row).join('')}</table></main></body></html>`;
}
