import type { Locale } from '@oracle-astra/shared/contract';
import { createPdf, finishPdf, writeText } from '../../../pdf/pdf-document';
import { drawTable } from '../../../pdf/pdf-table';
import { type IssuedReceipt, toReceiptText } from './receipt-text';

const columns = [{ width: 0.4 }, { width: 0.6, align: 'right' }] as const;

/** An invoice or a credit note as a PDF; the same one always has the same bytes. */
export async function renderReceiptPdf(receipt: IssuedReceipt, locale: Locale, assetsDir: string): Promise<Buffer> {
  const { title, number, sellerName, sellerLines, rows } = toReceiptText(receipt, locale);
  const document = await createPdf({ assetsDir, title: `${title} ${number}`, locale, createdAt: receipt.issuedAt });
  writeText(document, title, { font: 'bold', size: 22, paragraphGap: 8 });
  writeText(document, sellerName, { font: 'bold' });
  for (const line of sellerLines) writeText(document, line);
  document.moveDown();
  drawTable(document, { columns, rows, hasTotal: true });
  return finishPdf(document);
}
