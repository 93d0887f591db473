import { toKinQuestion, type KinQuestion } from '../compose/told-birth';
import { withBirthToldLater } from '../question/birth/told-later';
import { findAllKin } from '../question/people';
import type { ReadQuestion } from '../question/read-question';
import type { Question } from '../types';

/** From such a share of the table the one who asks is meant. */
const leastSelf = 0.35;

/** Whether a line is about somebody: by the name of the relation, or where it names no other relation and not the one who asks. */
function isAbout({ text, line: { whose } }: ReadQuestion, { told: { kin } }: KinQuestion, isLast: boolean): boolean {
  // "He" and "she" are whoever was spoken of.
  const named = findAllKin(text).filter(({ id }) => id !== 'partner');
  if (named.length > 0) return named.some(({ id, house }) => id === kin.id || house === kin.house);
  return whose.shareOf('self') < leastSelf && (isLast || whose.value !== 'none');
}

/** A question read from the chart of the person of whom the conversation told a birth; null where it is about somebody else. */
export function findTalkedOf(question: Question, read: ReadQuestion): KinQuestion | null {
  const turns = question.turns ?? [];
  for (const at of [...turns.keys()].reverse()) {
    const { toldPlace: _, ...asked } = { ...question, text: turns[at]?.question ?? '', turns: turns.slice(0, at) };
    const kin = toKinQuestion(withBirthToldLater(asked));
    if (kin === null) continue;
    if (!kin.isTheirs || !isAbout(read, kin, at === turns.length - 1)) return null;
    return { ...kin, question: { ...kin.question, text: question.text } };
  }
  return null;
}
