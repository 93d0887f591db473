import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const files = { regular: 'hind-400.ttf', bold: 'hind-600.ttf' } as const;

export type PdfFont = keyof typeof files;
export const pdfFonts = Object.keys(files) as PdfFont[];

const loaded = new Map<string, Buffer>();

/** The bytes of a font with the letters of English and Hindi and the sign of the rupee, read once; `assetsDir` is the server's. */
export function loadPdfFont(assetsDir: string, font: PdfFont): Buffer {
  const path = join(assetsDir, 'fonts', files[font]);
  const known = loaded.get(path);
  if (known !== undefined) return known;
  const bytes = readFileSync(path);
  loaded.set(path, bytes);
  return bytes;
}
