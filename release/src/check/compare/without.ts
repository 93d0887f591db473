/** The multiset difference of two lists. */
export function without(lines: readonly string[], others: readonly string[]): string[] {
  const left = [...others];
  return lines.filter((line) => {
    const at = left.indexOf(line);
    if (at >= 0) left.splice(at, 1);
    return at < 0;
  });
}

/** The multiset intersection of two lists. */
export const common = (lines: readonly string[], others: readonly string[]) => without(lines, without(lines, others));
