import type { Understood } from '../../astrologers/topics/understand';
import type { CareAssessment } from '../classes';

/** Kinds of questions that ask for no decision: a chart must not answer "shall I take one more loan" beside the help. */
const answered: ReadonlySet<string> = new Set(['when', 'why', 'how', 'like', 'remedy']);

/** Whether help is shown above the astrologer's answer and does not replace it: a question when or how a debt ends gets both. */
export const isAnsweredToo = (
  { className, isFollowUp }: CareAssessment,
  { topic, wanted }: Pick<Understood, 'topic' | 'wanted'>,
): boolean => className === 'debt' && !isFollowUp && topic.value === 'debt' && answered.has(wanted.value);
