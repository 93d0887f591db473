import { inForm, inOtherTime, ofOther, ofOtherMatter } from '../compose/turn/of-ask';
import { asksReader } from './asks-reader';
import { composeAsk } from './compose-ask';

/** Lets questions about topics that have asks be answered from them, in this process. */
export function useAsks(): void {
  asksReader.compose = composeAsk;
  asksReader.turns = {
    when: inForm('when'),
    why: inForm('why'),
    how: inForm('how'),
    other: ofOther,
    othertime: inOtherTime,
    othermatter: ofOtherMatter,
  };
}
