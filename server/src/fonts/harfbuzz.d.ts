/** The part of harfbuzzjs that text-shaper.ts uses; the package has no types of its own. */
declare module 'harfbuzzjs' {
  interface Face {
    /** Units of the font in an em. */
    upem: number;
  }
  interface Font {
    /** The outline of a glyph in the units of the font, y upwards. */
    glyphToPath: (glyph: number) => string;
  }
  interface Buffer {
    addText: (text: string) => void;
    guessSegmentProperties: () => void;
    /** Glyph, advance and offset of each, in the units of the font. */
    json: () => { g: number; ax: number; dx: number; dy: number }[];
    destroy: () => void;
  }
  interface HarfBuzz {
    createBlob: (file: Uint8Array) => object;
    createFace: (blob: object, index: number) => Face;
    createFont: (face: Face) => Font;
    createBuffer: () => Buffer;
    shape: (font: Font, buffer: Buffer) => void;
  }
  const harfbuzz: Promise<HarfBuzz>;
  export = harfbuzz;
}
