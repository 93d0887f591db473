import type { PageSnapshot } from '../snapshot';

/** The line before each line with a digit, where both occur once on the page. */
function readNeighbours({ lines }: PageSnapshot): Map<string, string> {
  const counts = new Map<string, number>();
  for (const line of lines) counts.set(line, (counts.get(line) ?? 0) + 1);
  const isOnce = (line: string | undefined): line is string => line !== undefined && counts.get(line) === 1;
  return new Map(
    lines.flatMap((line, at) => {
      const before = lines[at - 1];
      return /\d/.test(line) && isOnce(line) && isOnce(before) ? [[line, before] as const] : [];
    }),
  );
}

/** Numbers that stand beside other words than live, such as prices that have exchanged their places; the order of all else may change. */
export function listMoved(candidate: PageSnapshot, lives: readonly PageSnapshot[]): string[] {
  const [own, ...others] = [candidate, ...lives].map(readNeighbours);
  const [first = new Map<string, string>()] = others;
  return [...first].flatMap(([line, before]) => {
    const now = own?.get(line);
    const isMoved = now !== undefined && now !== before && others.every((each) => each.get(line) === before);
    // A new line in between is listed as such.
    return isMoved && first.has(line) && candidate.lines.includes(before) && lives.every(({ lines }) => lines.includes(now))
      ? [`order: ${JSON.stringify(line)} follows ${JSON.stringify(now)} and not ${JSON.stringify(before)}`]
      : [];
  });
}
