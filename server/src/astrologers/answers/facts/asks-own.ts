import asking from '../../../../content/asking.json';
import type { Asked } from '../topic-answer';

const ownWords: ReadonlySet<string> = new Set(asking.own.split(' '));

/** Whether the question is also about the user's own chart. */
export const asksOwn = ({ read }: Pick<Asked, 'read'>): boolean => read.text.plain.split(' ').some((word) => ownWords.has(word));
