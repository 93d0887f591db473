import PDFDocument from 'pdfkit';
import { splitLetters, type Locale } from '@oracle-astra/shared/contract';
import { isOtherScript } from '../fonts/script-faces';
import { chooseFont, keepDrawable, registerFonts, toFontRuns, type PdfFont } from './pdf-fonts';

export type PdfDocument = PDFKit.PDFDocument;

interface PdfOptions {
  assetsDir: string;
  title: string;
  locale: Locale;
  /** Written into the file; with the same value the same content gives the same bytes. */
  createdAt: Date;
  /** Points on each side. */
  margin?: number;
}

/**
 * A document of portrait A4 pages with the fonts `regular` and `bold`, which shape Devanagari, and fonts of other scripts of
 * India. Lengths are points (1/72 inch).
 */
export async function createPdf({ assetsDir, title, locale, createdAt, margin = 48 }: PdfOptions): Promise<PdfDocument> {
  const document = new PDFDocument({
    size: 'A4',
    margin,
    lang: locale,
    displayTitle: true,
    info: { Title: title, CreationDate: createdAt, ModDate: createdAt, Producer: 'Oracle & Astra', Creator: 'Oracle & Astra' },
  });
  await registerFonts(document, assetsDir);
  return document.font('regular').fontSize(11);
}

/** The width between the margins of a page. */
export const contentWidth = (document: PdfDocument): number =>
  document.page.width - document.page.margins.left - document.page.margins.right;

interface PdfTextOptions extends PDFKit.Mixins.TextOptions {
  font?: PdfFont;
  size?: number;
  color?: string;
  /** Without both: below the previous text. */
  x?: number;
  y?: number;
}

/**
 * A text whose long words may be broken between whole letters (grapheme clusters); pdfkit would separate a sign from its letter.
 */
function breakLongWords(document: PdfDocument, text: string, width: number): string {
  const isLong = (word: string) => document.widthOfString(word) > width;
  return text.replace(/\S+/g, (word) => (isLong(word) ? splitLetters(word).join('\u200b') : word));
}

/**
 * Writes a paragraph. The file contains the letters in addition to the shaped glyphs, so that Hindi can be copied, searched and
 * read aloud.
 */
export function writeText(document: PdfDocument, text: string, options: PdfTextOptions = {}): PdfDocument {
  const { font = 'regular', size = 11, color = '#1b1b1b', x, y, ...layout } = options;
  document.fontSize(size).fillColor(color);
  document.markContent('Span', { actual: text });
  const runs = toFontRuns(keepDrawable(document, font, text));
  for (const [index, run] of runs.entries()) {
    chooseFont(document, font, run);
    const runLayout = {
      ...layout,
      ...(index < runs.length - 1 ? { continued: true } : {}),
      // With a features option, even an empty one, pdfkit shapes a whole line and not word by word, which would reverse the
      // order of Arabic words.
      ...(run.script === 'Arabic' ? { features: [] } : {}),
    };
    const written = breakLongWords(document, run.text, layout.width ?? contentWidth(document));
    if (index > 0 || x === undefined || y === undefined) document.text(written, runLayout);
    else document.text(written, x, y, runLayout);
  }
  document.font(font);
  return document.endMarkedContent();
}

/** The height of a text in a column in points, in the font of its first script that is not the site's. */
export function heightOfText(document: PdfDocument, text: string, font: PdfFont, width: number): number {
  const drawn = keepDrawable(document, font, text);
  const [other] = toFontRuns(drawn).filter(({ script }) => isOtherScript(script));
  chooseFont(document, font, other ?? { script: 'Latin', text: drawn });
  return document.heightOfString(breakLongWords(document, drawn, width), { width });
}

/** Ends the document and returns its bytes. */
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
