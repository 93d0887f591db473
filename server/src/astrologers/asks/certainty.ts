import type { Asked } from '../answers/topic-answer';
import { isQuestion } from '../question/asking';
import type { Wanted } from '../topics/understand';
import type { Ask } from './ask';
import { getAskShare } from './find-ask';
import { isMatter, type AskTopic } from './request';

/** Minimum share of an ask that names something, if whether something happens is asked. */
const minNamingShare = 0.5;
const outcomeKinds: readonly Wanted[] = ['yesNo', 'doubt', 'risk'];
/** "My licence was revoked, will I get it back": no question for what it names. */
export const isMisnamed = (matter: AskTopic, raw: string, { slot }: Ask, wanted: Wanted): boolean =>
  slot !== undefined && outcomeKinds.includes(wanted) && getAskShare(matter, raw) < minNamingShare;

/** Shares below which a matter and its ask are only guesses; a statement asks for nothing that could make its ask sure. */
const minSure = { topic: 0.6, ask: 0.28, askOfStatement: 0.5 };

/** Whether neither the matter nor what is asked about it is sure. */
export const isGuess = ({ line: { topic }, read: { text } }: Asked, of: AskTopic): boolean =>
  isMatter(of) && topic.share < minSure.topic && getAskShare(of, text.raw) < (isQuestion(text) ? minSure.ask : minSure.askOfStatement);
