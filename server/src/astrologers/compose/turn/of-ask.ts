import { readAsk } from '../../asks/compose-ask';
import { answerAsk } from '../../asks/say-ask';
import { isMatter, readLine, type Form } from '../../asks/request';
import { getMatter } from '../../question/matters';
import type { ReadQuestion } from '../../question/read-question';
import { askAbout, isWeighed, type Answered, type ComposeTurn, type Turn } from './turn';

/** The ask of the question before, in a form of its own or the one in which it was asked, with what the line changes. */
function askAgain(turn: Turn, form: Form | null, changes: Partial<ReadQuestion>): Answered | null {
  const { before } = turn;
  const asked = readAsk(before.matter.id, before.text.raw, before.text.plain);
  if (asked === null || !isWeighed(turn)) return null;
  const about = askAbout(turn, changes);
  return { text: answerAsk({ context: about, ask: asked.ask, form: form ?? asked.form }).text, about };
}

/** "When?", "why?", "what shall I do?" after an answer about a matter. */
export const inForm =
  (form: Form): ComposeTurn =>
  (turn) =>
    askAgain(turn, form, form === 'when' && turn.before.horizon?.unit !== 'year' ? { horizon: null } : {});

/** The same of somebody else. */
export const ofOther: ComposeTurn = (turn) => {
  const { kin } = turn.context.read;
  return kin === null || kin.id === turn.before.kin?.id ? null : askAgain(turn, null, { kin });
};

/** The same in another time. */
export const inOtherTime: ComposeTurn = (turn) => {
  const { horizon } = turn.context.read;
  return horizon === null || horizon.isPast ? null : askAgain(turn, null, { horizon });
};

/** The same person and time, and a matter that the line names. */
export const ofOtherMatter: ComposeTurn = (turn) => {
  const { text } = turn.context.read;
  const line = readLine(text.raw);
  const { value } = line.topic;
  const asked = isMatter(value) ? readAsk(value, text.raw, text.plain, line) : null;
  if (asked === null || !isMatter(value) || getMatter(value).careful) return null;
  const about = askAbout(turn, { matter: getMatter(value) });
  return { text: answerAsk({ context: about, ask: asked.ask, form: asked.form }).text, about };
};
