import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import harfbuzz from 'harfbuzzjs';

/** The fonts of pictures; each has Latin and Devanagari. */
export const pictureFonts = { heading: 'eczar-500.ttf', body: 'hind-400.ttf', bold: 'hind-600.ttf' } as const;
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
  /** The text without the characters that the font lacks, such as emoji. */
  keepDrawable: (text: string, font: PictureFont) => string;
}

interface Glyph {
  id: number;
  advance: number;
  x: number;
  y: number;
}

/** One loaded font, in ems. */
interface LoadedFont {
  shape: (text: string) => Glyph[];
  getOutline: (glyph: number) => string;
  unitsPerEm: number;
}

const joiners = /[\u200c\u200d]/;

/** Loads the fonts of the folder. HarfBuzz places the glyphs, because resvg breaks the conjuncts of Devanagari. */
export async function createTextShaper(fontsDir: string): Promise<TextShaper> {
  const fonts = await loadFonts(fontsDir);
  const drawable = new Map<string, boolean>();

  function isDrawable(character: string, font: PictureFont): boolean {
    const key = font + character;
    let known = drawable.get(key);
    if (known === undefined) {
      known = joiners.test(character) || fonts[font].shape(character).every(({ id }) => id !== 0);
      drawable.set(key, known);
    }
    return known;
  }

  return {
    measure: (text, { font, size }) =>
      (fonts[font].shape(text).reduce((sum, { advance }) => sum + advance, 0) / fonts[font].unitsPerEm) * size,

    toPath(text, { font, size }, { x, y }) {
      const { shape, getOutline, unitsPerEm } = fonts[font];
      const scale = size / unitsPerEm;
      let pen = 0;
      return shape(text)
        .map((glyph) => {
          const path = movePath(getOutline(glyph.id), scale, x + (pen + glyph.x) * scale, y - glyph.y * scale);
          pen += glyph.advance;
          return path;
        })
        .join('');
    },

    keepDrawable: (text, font) =>
      [...text]
        .filter((character) => isDrawable(character, font))
        .join('')
        .replace(/\s+/g, ' ')
        .trim(),
  };
}

async function loadFonts(folder: string): Promise<Record<PictureFont, LoadedFont>> {
  const hb = await harfbuzz;
  const load = async (file: string): Promise<LoadedFont> => {
    const face = hb.createFace(hb.createBlob(await readFile(join(folder, file))), 0);
    const font = hb.createFont(face);
    const outlines = new Map<number, string>();
    return {
      unitsPerEm: face.upem,
      shape(text) {
        const buffer = hb.createBuffer();
        buffer.addText(text);
        buffer.guessSegmentProperties();
        hb.shape(font, buffer);
        const glyphs = buffer.json().map(({ g, ax, dx, dy }) => ({ id: g, advance: ax, x: dx, y: dy }));
        buffer.destroy();
        return glyphs;
      },
      getOutline(glyph) {
        const outline = outlines.get(glyph) ?? font.glyphToPath(glyph);
        outlines.set(glyph, outline);
        return outline;
      },
    };
  };
  const [heading, body, bold] = await Promise.all([load(pictureFonts.heading), load(pictureFonts.body), load(pictureFonts.bold)]);
  return { heading, body, bold };
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
