import type { Ask, Careful } from '../asks/ask';
import type { Form } from '../asks/request';
import type { Context } from './context';
import type { Judgement } from './judgement';

/** An answer: text, grounds, and whether it is free. */
export interface Composed {
  text: string;
  context: Context;
  sensitiveTopic: Careful | null;
  judgement: Judgement | null;
  isFree: boolean;
  /** It only asks for clarification, because no topic is likely enough. */
  isUnsure?: boolean;
  /** Whether it is about the chart rather than small talk. */
  usesChart: boolean;
  /** It states facts of the chart, so that no wrong premise needs a correction first. */
  isFact?: boolean;
  /** The premise of the ask about the user's chart, which is checked before the answer. */
  needs?: Ask['needs'];
  /** Texts within it that explain a term or quote the almanac: they are not about a chart and are not checked against it. */
  general?: readonly string[];
  /** Indian days of the almanac that it may name besides those of the requested time. */
  days?: { from: string; to: string };
  /** The answered ask and its form, for follow-ups. */
  asked?: { ask: Ask; form: Form };
  /** The answer that a follow-up refers to if this one was small talk. */
  earlier?: Composed;
}
