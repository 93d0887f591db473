/** Rows of text in columns: the first to the left, figures to the right, a last column of words to the left. */
export function formatTable(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const all = [head, ...rows];
  const widths = head.map((_, column) => Math.max(...all.map((row) => (row[column] ?? '').length)));
  const isFigure = (column: number) => column > 0 && rows.every((row) => /^(?:[\d,.]+|-)?$/.test(row[column] ?? ''));
  const line = (row: readonly string[]) =>
    widths.map((width, column) => (isFigure(column) ? (row[column] ?? '').padStart(width) : (row[column] ?? '').padEnd(width))).join('  ').trimEnd();
  return [line(head), widths.map((width) => '-'.repeat(width)).join('  '), ...rows.map(line)].join('\n');
}

/** A figure with thousands parted and so many places after the point. */
export const formatNumber = (value: number, places = 0): string =>
  value.toLocaleString('en-GB', { minimumFractionDigits: places, maximumFractionDigits: places });
