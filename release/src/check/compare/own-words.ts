import { finding, type Finding } from '../finding';
import type { PageSnapshot } from './snapshot';

/** How many lines, and which share of the live page, must occur twice. */
const [minRepeated, twicePart] = [5, 0.4];
const foreignPart = 0.3;

const countLines = (lines: readonly string[]) => {
  const counts = new Map<string, number>();
  for (const line of lines) counts.set(line, (counts.get(line) ?? 0) + 1);
  return counts;
};

/** The lines that the candidate has at least twice as often as any live page, if they are enough. */
function listTwice(candidate: PageSnapshot, lives: readonly PageSnapshot[]): string[] {
  const [own, ...others] = [candidate, ...lives].map(({ lines }) => countLines(lines));
  const [first = new Map<string, number>()] = others;
  const twice = [...first.keys()].filter((line) =>
    others.every((each) => each.has(line) && (own?.get(line) ?? 0) >= 2 * (each.get(line) ?? 0)),
  );
  return twice.length >= Math.max(minRepeated, first.size * twicePart) ? twice : [];
}

/** Faults of the text: everything occurs twice, or is in another script than on the live page. */
export function findWrongWords(candidate: PageSnapshot, lives: readonly PageSnapshot[], at: string): Finding[] {
  const twice = listTwice(candidate, lives);
  const most = Math.max(...lives.map((each) => each.foreignPart));
  const percent = (part: number) => `${Math.round(part * 100)} %`;
  return [
    ...(twice.length > 0
      ? [finding('compare-twice', at, `shows ${twice.length} lines twice which the live release shows once: ${JSON.stringify(twice[0])}`)]
      : []),
    ...(candidate.foreignPart > most + foreignPart
      ? [
          finding(
            'compare-language',
            at,
            `has ${percent(candidate.foreignPart)} of its letters in another script than its language; the live release ${percent(most)}`,
          ),
        ]
      : []),
  ];
}
