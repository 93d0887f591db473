import type { Understood } from '../../astrologers/topics/understand';
import type { CareAssessment } from '../classes';

/** Kinds of questions that ask for no decision: a chart must not answer "shall I take one more loan" beside the help. */
const answered: ReadonlySet<string> = new Set(['when', 'why', 'how', 'like', 'remedy']);

/** Whether help stands above the astrologer's answer and not in its place: who asks when a debt ends, or how, gets both. */
export const isAnsweredToo = (
  { className, isFollowUp }: CareAssessment,
  { topic, wanted }: Pick<Understood, 'topic' | 'wanted'>,
): boolean => className === 'debt' && !isFollowUp && topic.value === 'debt' && answered.has(wanted.value);
