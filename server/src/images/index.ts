export { createPngRenderer } from './png-renderer';
export { drawText, svgDocument } from './picture';
export { createTextShaper } from './text-shaper';
export { wrapText } from './wrap-text';
export type { TextShaper } from './text-shaper';
