import PDFDocument from 'pdfkit';
import type { Locale } from '@oracle-astra/shared/contract';
import { loadPdfFont, type PdfFont, pdfFonts } from './pdf-fonts';

export type PdfDocument = PDFKit.PDFDocument;

interface PdfOptions {
  assetsDir: string;
  title: string;
  locale: Locale;
  /** Stands in the file; with the same one the same content gives the same bytes. */
  createdAt: Date;
  /** Points on each side. */
  margin?: number;
}

/** An empty A4 page, upright, with the fonts `regular` and `bold`, which shape Devanagari. Lengths are points (1/72 inch). */
export function createPdf({ assetsDir, title, locale, createdAt, margin = 48 }: PdfOptions): PdfDocument {
  const document = new PDFDocument({
    size: 'A4',
    margin,
    lang: locale,
    displayTitle: true,
    info: { Title: title, CreationDate: createdAt, ModDate: createdAt, Producer: 'Oracle & Astra', Creator: 'Oracle & Astra' },
  });
  for (const font of pdfFonts) document.registerFont(font, loadPdfFont(assetsDir, font));
  return document.font('regular').fontSize(11);
}

/** The width between the margins of a page. */
export const contentWidth = (document: PdfDocument): number =>
  document.page.width - document.page.margins.left - document.page.margins.right;

interface PdfTextOptions extends PDFKit.Mixins.TextOptions {
  font?: PdfFont;
  size?: number;
  color?: string;
  /** Without both: below what was written before. */
  x?: number;
  y?: number;
}

/** Writes a paragraph. The file says its letters beside the shaped glyphs, so that Hindi can be copied, searched and read out. */
export function writeText(document: PdfDocument, text: string, options: PdfTextOptions = {}): PdfDocument {
  const { font = 'regular', size = 11, color = '#1b1b1b', x, y, ...layout } = options;
  document.font(font).fontSize(size).fillColor(color);
  document.markContent('Span', { actual: text });
  if (x === undefined || y === undefined) document.text(text, layout);
  else document.text(text, x, y, layout);
  return document.endMarkedContent();
}

/** Ends the document and gives its bytes. */
export async function finishPdf(document: PdfDocument): Promise<Buffer> {
  const chunks: Buffer[] = [];
  const bytes = new Promise<Buffer>((resolve, reject) => {
    document.on('data', (chunk: Buffer) => chunks.push(chunk));
    document.on('end', () => resolve(Buffer.concat(chunks)));
    document.on('error', reject);
  });
  document.end();
  return bytes;
}
