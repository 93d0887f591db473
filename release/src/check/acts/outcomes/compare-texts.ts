import type { Outcome } from '../outcome';

const maxLines = 3;

const lacks = (lines: readonly string[], others: readonly string[]) => lines.filter((line) => !others.includes(line));

/** Texts that the candidate shows in some way, and not in another one in which the live release shows them. */
const listHiddenOtherwise = (candidate: Outcome, lives: readonly Outcome[]): string[] =>
  Object.entries(candidate.otherwise).flatMap(([way, { lines }]) => {
    const hidden = lacks(candidate.visible?.shown ?? [], lines).filter((line) =>
      lives.every(({ otherwise }) => otherwise[way]?.lines.includes(line)),
    );
    return [...new Set(hidden)].slice(0, maxLines).map((line) => `hides ${JSON.stringify(line.slice(0, 100))}, as it is ${way},`);
  });

/** Texts that are shown, hidden or removed by the candidate alone; `comparesText`: also those that an act shows and removes. */
export function listTexts(candidate: Outcome, lives: readonly Outcome[], comparesText: boolean): string[] {
  const [live = candidate] = lives;
  const say = (words: string, lines: readonly string[]) =>
    [...new Set(lines)].slice(0, maxLines).map((line) => `${words} ${JSON.stringify(line.slice(0, 100))}`);
  // Lines that differ between two visits of the live release, such as times, would differ on the candidate too.
  const fresh = (read: (outcome: Outcome) => readonly string[]) =>
    lives.every((each) => lacks(read(each), read(live)).length + lacks(read(live), read(each)).length === 0)
      ? lacks(read(candidate), read(live))
      : [];
  const lines = (each: Outcome) => each.lines ?? [];
  const missing = lacks(lines(live), lines(candidate)).filter((line) => lives.every((each) => lines(each).includes(line)));
  // A text may be there twice, once for narrow and once for wide windows.
  const hidden = lacks(candidate.visible?.hidden ?? [], candidate.visible?.shown ?? []).filter((line) =>
    lives.every(({ visible }) => visible?.shown.includes(line)),
  );
  return [
    ...(comparesText
      ? [
          ...say(
            'shows',
            fresh(({ shown }) => shown),
          ),
          ...say(
            'removes',
            fresh(({ removed }) => removed),
          ),
          ...say(
            'does not remove',
            candidate.remaining.filter((line) => lives.every(({ removed }) => removed.includes(line))),
          ),
        ]
      : []),
    ...say('shows', fresh(lines)),
    ...say('does not show', missing),
    ...say('hides', hidden),
    ...listHiddenOtherwise(candidate, lives),
  ];
}

/** Links, fields, buttons, announcements and calls that an act adds on the candidate or on the live release alone. */
export function listAdded(candidate: Outcome, lives: readonly Outcome[]): string[] {
  const [own, ...others] = [candidate, ...lives].map(({ added }) => added);
  if (!own || others.includes(null)) return [];
  // Lines of one visit alone, such as those with a time, are no difference.
  const fresh = own.filter((line) => !others.some((lines) => lines?.includes(line)));
  const missing = (others[0] ?? []).filter((line) => !own.includes(line) && others.every((lines) => lines?.includes(line)));
  return [...fresh.slice(0, maxLines).map((line) => `adds ${line}`), ...missing.slice(0, maxLines).map((line) => `does not add ${line}`)];
}
