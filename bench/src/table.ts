/** A text table with aligned columns: numbers to the right, everything else to the left. */
export function formatTable(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const all = [head, ...rows];
  const widths = head.map((_, column) => Math.max(...all.map((row) => (row[column] ?? '').length)));
  const isNumeric = (column: number) => column > 0 && rows.every((row) => /^(?:[\d,.]+|-)?$/.test(row[column] ?? ''));
  const line = (row: readonly string[]) =>
    widths
      .map((width, column) => (isNumeric(column) ? (row[column] ?? '').padStart(width) : (row[column] ?? '').padEnd(width)))
      .join('  ')
      .trimEnd();
  return [line(head), widths.map((width) => '-'.repeat(width)).join('  '), ...rows.map(line)].join('\n');
}

/** A number with thousands separators and a fixed number of decimals. */
export const formatNumber = (value: number, decimals = 0): string =>
  value.toLocaleString('en-GB', { minimumFractionDigits: decimals, maximumFractionDigits: decimals });
