import { composeAsk } from '../../asks/compose-ask';
import { findAsk } from '../../asks/find-ask';
import type { Wanted } from '../../topics/understand';
import type { TopicAnswer } from '../topic-answer';
import { compose, ofChart, readOther, tellNeeded } from './answer-fact';
import { createTelling } from './telling';

/** What asks for the days of a time, and not for how it goes. */
const ofDays: readonly Wanted[] = ['when', 'fact', 'yesNo', 'which', 'past'];

/** When a dasha or Sade Sati begins and ends is a fact; how it goes is weighed like every time. */
export const answerTime: TopicAnswer = (asked) => {
  const { line, read } = asked;
  const tells = ofDays.includes(line.wanted.value) ? findAsk('time', read.text.raw)?.tells : undefined;
  const tell = tells === undefined ? undefined : ofChart[tells];
  if (tell === undefined) return composeAsk(asked);
  const telling = createTelling(asked);
  const other = readOther(asked);
  const told = other === null ? tell(telling) : tellNeeded(telling, other);
  return told === null ? composeAsk(asked) : compose(telling, told, true);
};
