import { join } from 'node:path';
import { loadHarfBuzzFonts, type ShapedFont } from '../fonts/harfbuzz-fonts';
import { faceFile, isOtherScript, readFont } from '../fonts/script-faces';
import { otherScripts, splitScripts, type OtherScript, type ScriptRun } from '../fonts/script-runs';

/** Fonts with English, Hindi and the rupee sign, and the matching weight of the fonts of other scripts. */
const files = { regular: ['hind-400.ttf', 400], bold: ['hind-600.ttf', 600] } as const;

export type PdfFont = keyof typeof files;

/** The parts of pdfkit's open font that shape and place a line. */
interface OpenFont {
  _font: {
    ascender: number;
    descender: number;
    lineGap: number;
    font: {
      layout: (text: string, ...more: unknown[]) => unknown;
      getGlyph: (id: number, codePoints: number[]) => unknown;
      hasGlyphForCodePoint: (codePoint: number) => boolean;
      unitsPerEm: number;
    };
  };
}

const isOther = ({ script }: ScriptRun) => isOtherScript(script);
const nameOf = (font: PdfFont, script: OtherScript) => `${font} ${script}`;
const shapers = new WeakMap<PDFKit.PDFDocument, (file: string) => ShapedFont>();

/** Registers the fonts of a document; the file of another script is read when a text in it is written. */
export async function registerFonts(document: PDFKit.PDFDocument, assetsDir: string): Promise<void> {
  const folder = join(assetsDir, 'fonts');
  for (const font of Object.keys(files) as PdfFont[]) {
    const [file, weight] = files[font];
    document.registerFont(font, readFont(folder, file));
    for (const script of Object.keys(otherScripts) as OtherScript[])
      document.registerFont(nameOf(font, script), join(folder, faceFile(script, weight)));
  }
  shapers.set(document, await loadHarfBuzzFonts(folder));
}

const devanagari = /[\u0900-\u097f]/;

/**
 * Shapes the words for which `isMeant` is true with HarfBuzz: fontkit fails on marks, and in Hind it chooses an anusvara that
 * covers the sign of i.
 */
function shapeByHarfBuzz({ font: open }: OpenFont['_font'], shaped: ShapedFont | undefined, isMeant: (text: string) => boolean): void {
  if (shaped === undefined || Object.hasOwn(open, 'layout')) return;
  const { unitsPerEm } = open;
  const layOut = open.layout.bind(open);
  open.layout = (text, ...more) => {
    if (!isMeant(text)) return layOut(text, ...more);
    const glyphs = shaped.shape(text);
    return {
      glyphs: glyphs.map(({ id }) => open.getGlyph(id, [])),
      positions: glyphs.map(({ advance, x, y }) => ({
        xAdvance: advance * unitsPerEm,
        yAdvance: 0,
        xOffset: x * unitsPerEm,
        yOffset: y * unitsPerEm,
      })),
      advanceWidth: glyphs.reduce((sum, { advance }) => sum + advance, 0) * unitsPerEm,
    };
  };
}

/** Selects the font for a run of text. */
export function chooseFont(document: PDFKit.PDFDocument, font: PdfFont, { script }: ScriptRun): PDFKit.PDFDocument {
  const getOpen = () => (document as unknown as OpenFont)._font;
  const load = shapers.get(document);
  const [file, weight] = files[font];
  document.font(font);
  shapeByHarfBuzz(getOpen(), load?.(file), (text) => devanagari.test(text));
  if (!isOtherScript(script)) return document;
  const { ascender, descender, lineGap } = getOpen();
  document.font(nameOf(font, script));
  // On the base line of the site's font beside it.
  const open = Object.assign(getOpen(), { ascender, descender, lineGap });
  shapeByHarfBuzz(open, load?.(faceFile(script, weight)), () => true);
  return document;
}

/** Splits a text into runs of one font. pdfkit shapes word by word, so only a word that mixes Latin and Devanagari is split. */
export function toFontRuns(text: string): ScriptRun[] {
  const runs: ScriptRun[] = [];
  for (const run of splitScripts(text)) {
    const last = runs.at(-1);
    if (last && !isOther(last) && !isOther(run) && (/\s$/.test(last.text) || /^\s/.test(run.text))) last.text += run.text;
    else runs.push(run);
  }
  // An empty text still takes a line.
  return runs.length === 0 ? [{ script: 'Latin', text }] : runs;
}

const withoutGlyph = /[\s\u200c\u200d]/;

/** The text without the characters that the fonts lack, such as emoji, which would be boxes. */
export function keepDrawable(document: PDFKit.PDFDocument, font: PdfFont, text: string): string {
  const parts = splitScripts(text).map((run) => {
    const { font: open } = (chooseFont(document, font, run) as unknown as OpenFont)._font;
    return [...run.text].filter((each) => withoutGlyph.test(each) || open.hasGlyphForCodePoint(each.codePointAt(0) ?? 0)).join('');
  });
  const kept = parts.join('');
  return kept === text ? text : kept.replace(/ {2,}/g, ' ').trim();
}
