import harfbuzz from 'harfbuzzjs';
import { readFont } from './script-faces';

/** A glyph in drawing order, from the left. Lengths in ems, y upwards. */
export interface ShapedGlyph {
  id: number;
  advance: number;
  x: number;
  y: number;
}

export interface ShapedFont {
  /** Shapes a text of one script. */
  shape: (text: string) => ShapedGlyph[];
  /** The data of an SVG path in the units of the font. */
  getOutline: (glyph: number) => string;
  unitsPerEm: number;
}

/** Returns the fonts of a folder by file; each is loaded when the first text needs it. */
export async function loadHarfBuzzFonts(folder: string): Promise<(file: string) => ShapedFont> {
  const hb = await harfbuzz;
  const fonts = new Map<string, ShapedFont>();

  function load(file: string): ShapedFont {
    const face = hb.createFace(hb.createBlob(readFont(folder, file)), 0);
    const font = hb.createFont(face);
    const outlines = new Map<number, string>();
    return {
      unitsPerEm: face.upem,
      shape(text) {
        const buffer = hb.createBuffer();
        buffer.addText(text);
        buffer.guessSegmentProperties();
        hb.shape(font, buffer);
        const glyphs = buffer.json().map(({ g, ax, dx, dy }) => ({ id: g, advance: ax / face.upem, x: dx / face.upem, y: dy / face.upem }));
        buffer.destroy();
        return glyphs;
      },
      getOutline(glyph) {
        const outline = outlines.get(glyph) ?? font.glyphToPath(glyph);
        outlines.set(glyph, outline);
        return outline;
      },
    };
  }

  return (file) => {
    const known = fonts.get(file) ?? load(file);
    fonts.set(file, known);
    return known;
  };
}
