import type { Ask } from '../../asks/ask';
import { getContentLanguage } from '../../asks/ask-words';
import { chartKey, type Context } from '../../compose/context';
import type { Judgement } from '../../compose/judgement';
import { nameBySlot } from './name-by-slot';
import type { SlotId } from './slot-table';

/** The answer to which, who, where or how much of a matter, in the language of the answer. */
export function nameSlotOfMatter(context: Context, { thing }: Ask, { focus, weighed }: Judgement, slot: string): string {
  const { strengths, question, read } = context;
  const [matterHouse] = focus.houses;
  const named = nameBySlot(slot as SlotId, {
    strengths,
    gender: question.birth.gender,
    relative: read.kin,
    score: weighed.score,
    ...(thing === undefined ? {} : { about: thing }),
    seed: chartKey(question),
    ...(matterHouse === undefined ? {} : { matterHouse }),
  });
  return named[getContentLanguage(context)];
}
