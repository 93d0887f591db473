import { contentWidth, heightOfText, type PdfDocument, writeText } from './pdf-document';

export interface PdfColumn {
  /** The share of the width between the margins; all columns add up to 1. */
  width: number;
  align?: 'left' | 'right';
}

interface PdfTableOptions {
  columns: readonly PdfColumn[];
  rows: readonly (readonly string[])[];
  /** The first row is a head, and is repeated on a new page. */
  hasHead?: boolean;
  /** The last row is a sum. */
  hasTotal?: boolean;
  size?: number;
  /** Points between a cell's text and its lines. */
  padding?: number;
}

const line = '#c9c9c9';

/** Draws a table with a line below each row; a row that does not fit moves to the next page. */
export function drawTable(
  document: PdfDocument,
  { columns, rows, hasHead = false, hasTotal = false, size = 11, padding = 5 }: PdfTableOptions,
): void {
  const width = contentWidth(document);
  const { left, bottom } = document.page.margins;
  const heightOf = (cells: readonly string[], font: 'regular' | 'bold') => {
    document.fontSize(size);
    return Math.max(...cells.map((text, index) => heightOfText(document, text, font, width * (columns[index]?.width ?? 0) - padding)));
  };

  const drawRow = (cells: readonly string[], font: 'regular' | 'bold') => {
    const height = heightOf(cells, font);
    if (document.y + height + 2 * padding > document.page.height - bottom) {
      document.addPage();
      if (hasHead && rows[0] !== undefined && cells !== rows[0]) drawRow(rows[0], 'bold');
    }
    const top = document.y + padding;
    let x = left;
    for (const [index, text] of cells.entries()) {
      const { width: share = 0, align = 'left' } = columns[index] ?? {};
      writeText(document, text, { font, size, x, y: top, width: width * share - padding, align });
      x += width * share;
    }
    const under = top + height + padding;
    document
      .moveTo(left, under)
      .lineTo(left + width, under)
      .lineWidth(0.5)
      .stroke(line);
    document.x = left;
    document.y = under;
  };

  for (const [index, cells] of rows.entries()) {
    const isHead = hasHead && index === 0;
    const isTotal = hasTotal && index === rows.length - 1;
    drawRow(cells, isHead || isTotal ? 'bold' : 'regular');
  }
}
