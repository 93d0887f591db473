import { isTalk } from '../../question/read-question';
import type { Composed } from '../composed';

/** The text of an answer that was understood; null where it was not. */
export const findTalkless = ({ text, context, sensitiveTopic }: Composed): string | null => (sensitiveTopic !== null || isTalk(context.read.kind) ? null : text);
