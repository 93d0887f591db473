import type { Outcome } from '../outcome';

const maxNames = 6;

/** Elements that look focused on the live release alone. */
function findUnmarked({ walked }: Outcome, lives: readonly Outcome[]): string[] {
  const isMarked = (key: string) =>
    lives.every((each) => each.walked !== null && each.walked.reached.includes(key) && !each.walked.unmarked.includes(key));
  return (walked?.unmarked ?? []).filter(isMarked);
}

/** Elements that the keyboard reaches on the live release, and that the candidate has but does not reach. */
function findUnreached({ walked }: Outcome, lives: readonly Outcome[]): string[] {
  if (walked === null) return [];
  return walked.present.filter((key) => !walked.reached.includes(key) && lives.every((each) => each.walked?.reached.includes(key)));
}

/** The faults of a page that the keyboard walked through. */
export function findByKeyboard(candidate: Outcome, lives: readonly Outcome[], what: string): [rule: string, sentence: string][] {
  const lost = findUnreached(candidate, lives);
  if (lost.length > 0) return [['act-keyboard', `is not reached when ${what}: ${lost.slice(0, maxNames).join(', ')}`]];
  const unmarked = findUnmarked(candidate, lives);
  return unmarked.length > 0 ? [['act-keyboard', `does not show the focus when ${what}: ${unmarked.slice(0, maxNames).join(', ')}`]] : [];
}
