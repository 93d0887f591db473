import type { Ask, Careful } from '../asks/ask';
import type { Form } from '../asks/request';
import type { Context } from './context';
import type { Judgement } from './judgement';

/** An answer as a whole: its text, what it rests on, and whether it costs nothing. */
export interface Composed {
  text: string;
  context: Context;
  sensitiveTopic: Careful | null;
  judgement: Judgement | null;
  isFree: boolean;
  /** It only asks back, because no topic is sure. */
  isUnsure?: boolean;
  /** Whether it speaks of the chart, and not only to who asks. */
  usesChart: boolean;
  /** It states how the chart is, so that nothing taken for granted has to be put right before it. */
  isFact?: boolean;
  /** What the ask takes for granted of the chart of who asks, which is told before the answer. */
  needs?: Ask['needs'];
  /** Texts within it that explain a term or tell the almanac: they speak of nobody's chart and are not held against it. */
  general?: readonly string[];
  /** Indian days of the almanac that it may name besides those of the time that was asked about. */
  days?: { from: string; to: string };
  /** The ask that it answers and the form in which that was asked, for lines that go on from it. */
  asked?: { ask: Ask; form: Form };
  /** What a line goes on from where this one was only talk. */
  earlier?: Composed;
}
