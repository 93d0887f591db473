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
  const isTrapped = candidate.walked?.isLeft === false && lives.every(({ walked }) => walked?.isLeft === true);
  if (isTrapped) return [['act-keyboard', `does not let the focus out of its main when ${what}`]];
  const unmarked = findUnmarked(candidate, lives);
  return unmarked.length > 0 ? [['act-keyboard', `does not show the focus when ${what}: ${unmarked.slice(0, maxNames).join(', ')}`]] : [];
}

/** Elements that the keyboard reaches in another order than live; new and missing ones are listed as such. */
export function listOtherOrder({ walked }: Outcome, lives: readonly Outcome[]): string[] {
  const [live] = lives;
  const known = live?.walked?.reached ?? [];
  if (walked === null || !lives.every((each) => each.walked?.reached.join() === known.join())) return [];
  const own = walked.reached.filter((key) => known.includes(key));
  const others = known.filter((key) => own.includes(key));
  const at = own.findIndex((key, index) => key !== others[index]);
  return at < 0 ? [] : [`reaches ${own[at] ?? ''} where the live release reaches ${others[at] ?? ''}`];
}
