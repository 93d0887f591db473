import type { Form } from '../asks/request';
import { answerAsk } from '../asks/say-ask';
import type { Composed } from '../compose/composed';
import type { ReadQuestion } from '../question/read-question';
import { askAbout, type Weighed } from './turn';

/** The ask of the answer before in a form of its own or the one in which it was asked, with what the line changes. */
export function askAgain(turn: Weighed, form: Form | null, changes: Partial<ReadQuestion> = {}): Composed {
  const { ask, asked } = turn;
  const context = askAbout(turn, changes);
  const { text, judgement } = answerAsk({ context, ask, form: form ?? asked });
  return {
    text,
    context,
    sensitiveTopic: null,
    judgement,
    isFree: ask.limit !== undefined,
    usesChart: true,
    asked: { ask, form: form ?? asked },
  };
}
