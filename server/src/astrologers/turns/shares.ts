import type { Understood } from '../topics/understand';
import type { TurnForm } from '../topics/turns/turn-form';

/**
 * From these shares on: a topic that is surely the line's own, a topic of its own under a form that may name one, a form that is
 * believed against the first, a form at all, a topic at all, one that a line asks of by itself, a form that is sure, and a kind
 * of question.
 */
export const least = {
  ownTopic: 0.75,
  anyTopic: 0.45,
  form: 0.5,
  leaning: 0.2,
  topic: 0.3,
  wholeTopic: 0.65,
  sure: 0.95,
  wanted: 0.6,
} as const;
export const goesOnTopic = 0.1;

/** Forms that name somebody or something else by themselves. */
export const naming: readonly TurnForm[] = ['other', 'othermatter'];

/** Whether a line says little by itself. */
export const isOpen = ({ topic }: Understood): boolean => topic.share < least.topic || topic.value === 'x_followup';

/** Whether a line that goes on is not sure enough of a topic to be asked alone. */
export const isLittle = ({ topic }: Understood): boolean => topic.share < least.form || topic.value === 'x_followup';
