import { loadHarfBuzzFonts } from '../fonts/harfbuzz-fonts';
import { faceFile, isOtherScript } from '../fonts/script-faces';
import { splitScripts, type Script } from '../fonts/script-runs';

/** The fonts of pictures; each has Latin and Devanagari, and a matching weight of the fonts of other scripts. */
export const pictureFonts = {
  heading: { file: 'eczar-500.ttf', weight: 600 },
  body: { file: 'hind-400.ttf', weight: 400 },
  bold: { file: 'hind-600.ttf', weight: 600 },
} as const;
export type PictureFont = keyof typeof pictureFonts;

export interface TextStyle {
  font: PictureFont;
  /** Pixels. */
  size: number;
}

export interface TextShaper {
  /** The width in pixels. */
  measure: (text: string, style: TextStyle) => number;
  /** The text as the data of an SVG path, from its left end on the base line. */
  toPath: (text: string, style: TextStyle, at: { x: number; y: number }) => string;
  /** The text without the characters that the fonts lack, such as emoji. */
  keepDrawable: (text: string, font: PictureFont) => string;
}

const joiners = /[\u200c\u200d]/;

/**
 * Shapes text with the fonts of the folder, each run of one script by its own rules. HarfBuzz places the glyphs, because resvg
 * breaks the conjuncts of Devanagari.
 */
export async function createTextShaper(fontsDir: string): Promise<TextShaper> {
  const load = await loadHarfBuzzFonts(fontsDir);
  const drawable = new Map<string, boolean>();
  const fontOf = (script: Script, font: PictureFont) => {
    const { file, weight } = pictureFonts[font];
    return load(isOtherScript(script) ? faceFile(script, weight) : file);
  };

  function isDrawable(character: string, script: Script, font: PictureFont): boolean {
    const key = font + script + character;
    const known =
      drawable.get(key) ??
      (joiners.test(character) ||
        fontOf(script, font)
          .shape(character)
          .every(({ id }) => id !== 0));
    drawable.set(key, known);
    return known;
  }

  const shapeRuns = (text: string, style: TextStyle) =>
    splitScripts(text).map(({ script, text: part }) => {
      const font = fontOf(script, style.font);
      return { font, glyphs: font.shape(part) };
    });

  return {
    measure: (text, style) =>
      shapeRuns(text, style)
        .flatMap(({ glyphs }) => glyphs)
        .reduce((sum, { advance }) => sum + advance, 0) * style.size,

    toPath(text, style, { x, y }) {
      const { size } = style;
      let pen = x;
      let path = '';
      for (const { font, glyphs } of shapeRuns(text, style)) {
        for (const glyph of glyphs) {
          path += movePath(font.getOutline(glyph.id), size / font.unitsPerEm, pen + glyph.x * size, y - glyph.y * size);
          pen += glyph.advance * size;
        }
      }
      return path;
    },

    keepDrawable: (text, font) =>
      splitScripts(text)
        .flatMap(({ script, text: part }) => [...part].filter((character) => isDrawable(character, script, font)))
        .join('')
        .replace(/\s+/g, ' ')
        .trim(),
  };
}

/** A glyph's outline, whose y grows upwards, in pixels at its place. */
function movePath(outline: string, scale: number, x: number, y: number): string {
  let isX = true;
  return outline.replace(/[A-Z]|-?\d+(?:\.\d+)?/g, (part) => {
    if (/[A-Z]/.test(part)) {
      isX = true;
      return part;
    }
    const value = isX ? x + Number(part) * scale : y - Number(part) * scale;
    isX = !isX;
    return `${Math.round(value * 100) / 100}`;
  });
}
