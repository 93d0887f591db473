import type { SensitiveTopic } from '../reader/classify/safety-keywords';
import type { Context } from './context';
import type { Judgement } from './judgement';

/** An answer as a whole: its text, what it rests on, and whether it costs nothing. */
export interface Composed {
  text: string;
  context: Context;
  sensitiveTopic: SensitiveTopic | null;
  judgement: Judgement | null;
  isFree: boolean;
  /** Whether it speaks of the chart, and not only to who asks. */
  usesChart: boolean;
}
