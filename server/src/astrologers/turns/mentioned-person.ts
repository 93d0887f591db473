import { toKinQuestion, type KinQuestion } from '../compose/stated-birth';
import { withLaterBirth } from '../question/birth/later-birth';
import { findAllKin } from '../question/people';
import type { ReadQuestion } from '../question/read-question';
import type { Question } from '../types';

/** Minimum share of the user. */
const minSelfShare = 0.35;

/** Whether a message is about a person: it names the relation, or neither another relation nor the user. */
function isAbout({ text, line: { whose } }: ReadQuestion, { stated: { kin } }: KinQuestion, isLast: boolean): boolean {
  // "He" and "she" refer to the person mentioned before.
  const named = findAllKin(text).filter(({ id }) => id !== 'partner');
  if (named.length > 0) return named.some(({ id, house }) => id === kin.id || house === kin.house);
  return whose.shareOf('self') < minSelfShare && (isLast || whose.value !== 'none');
}

/** The question about the person whose birth was stated in the conversation; null if it is about somebody else. */
export function findMentionedPerson(question: Question, read: ReadQuestion): KinQuestion | null {
  const turns = question.turns ?? [];
  for (const at of [...turns.keys()].reverse()) {
    const { statedPlace: _, ...asked } = { ...question, text: turns[at]?.question ?? '', turns: turns.slice(0, at) };
    const kin = toKinQuestion(withLaterBirth(asked));
    if (kin === null) continue;
    if (!kin.isTheirs || !isAbout(read, kin, at === turns.length - 1)) return null;
    return { ...kin, question: { ...kin.question, text: question.text } };
  }
  return null;
}
