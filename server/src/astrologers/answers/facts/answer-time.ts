import { composeAsk } from '../../asks/compose-ask';
import { findAsk } from '../../asks/find-ask';
import type { Wanted } from '../../topics/understand';
import type { TopicAnswer } from '../topic-answer';
import { compose, describeNeeded, readOther } from './answer-fact';
import { chartFacts } from './fact-table';
import { createFactInput } from './fact-input';

/** Question kinds that ask for the dates of a period rather than for its quality. */
const dateKinds: readonly Wanted[] = ['when', 'fact', 'yesNo', 'which', 'past'];

/** The dates of a dasha or Sade Sati are facts; its quality is weighed like any other time. */
export const answerTime: TopicAnswer = (asked) => {
  const { line, read } = asked;
  const tells = dateKinds.includes(line.wanted.value) ? findAsk('time', read.text.raw)?.tells : undefined;
  const tell = tells === undefined ? undefined : chartFacts[tells];
  if (tell === undefined) return composeAsk(asked);
  const input = createFactInput(asked);
  const other = readOther(asked);
  const paragraphs = other === null ? tell(input) : describeNeeded(input, other);
  return paragraphs === null ? composeAsk(asked) : compose(input, paragraphs, true);
};
