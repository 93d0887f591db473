import type { Understood } from '../../astrologers/topics/understand';
import type { CareAssessment } from '../classes';

/** Kinds of questions that ask for a decision: a chart must not answer "shall I take one more loan" beside the help. */
const decisions: ReadonlySet<string> = new Set(['yesNo', 'either']);

/**
 * Whether help stands above the astrologer's answer and not in its place: who asks when a debt ends, or what to do about a
 * relative's drinking, gets both.
 */
export function isAnsweredToo({ className, isFollowUp, about }: CareAssessment, { wanted }: Pick<Understood, 'wanted'>): boolean {
  if (isFollowUp || decisions.has(wanted.value)) return false;
  return className === 'debt' || (className === 'addiction' && about === 'other');
}
