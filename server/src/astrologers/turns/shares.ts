import type { Understood } from '../topics/understand';
import type { TurnForm } from '../topics/turns/turn-form';

/**
 * Minimum shares for: a topic that is certainly the message's own, a topic of its own with a form that may name one, a form that
 * overrides the first, any form, any topic, a topic that a message asks about alone, a certain form, a form of a statement for a question, and a question kind.
 */
export const minShares = {
  ownTopic: 0.75,
  anyTopic: 0.45,
  form: 0.5,
  leaning: 0.2,
  topic: 0.3,
  wholeTopic: 0.65,
  sure: 0.95,
  surelyTold: 0.7,
  wanted: 0.6,
} as const;
export const minFollowUpShare = 0.1;

/** Forms that always name another person or subject. */
export const naming: readonly TurnForm[] = ['other', 'othermatter'];

/** Whether a message says little by itself. */
export const isOpen = ({ topic }: Understood): boolean => topic.share < minShares.topic || topic.value === 'x_followup';

/** Whether a follow-up is not sure enough of a topic to be answered alone. */
export const isLittle = ({ topic }: Understood): boolean => topic.share < minShares.form || topic.value === 'x_followup';
