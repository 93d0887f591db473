export { createPngRenderer } from './png-renderer';
export { drawText, svgDocument } from './picture';
export { createTextShaper } from './text-shaper';
export type { TextShaper } from './text-shaper';
