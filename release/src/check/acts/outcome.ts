import type { Sent } from './hold-writes';
import type { Thing } from './thing';

/** What followed where a page was used or opened under a circumstance. */
export interface Outcome {
  /** Whether the page had what was to be used. */
  isReached: boolean;
  /** Whether it did not come to an end in time. */
  isLate: boolean;
  /** Why it could not be pressed or filled in; null where it could. */
  obstacle: string | null;
  /** What changed: `address`, `dialog`, `sends`, `calls`, `window`, `states`, `text`, `focus`, `scroll`. */
  effects: string[];
  address: string;
  /** Names of the open dialogs. */
  dialogs: string[];
  /** What the dialog that opened has to use. */
  inDialog: Thing[];
  sent: Sent[];
  /** Calls of the API, each address once. */
  calls: string[];
  errors: string[];
  /** Lines of text that were not there before. */
  shown: string[];
  focus: string | null;
  /** What a field holds that was typed into. */
  value: string | null;
  /** Letters in main at the end. */
  letters: number;
  /** What Escape does to the dialog, or the browser's way back; null where there was nothing to go back from. */
  back: string | null;
  /** What the keyboard reached, and what was there; null where it was not walked. */
  walked: { reached: string[]; present: string[] } | null;
}

const nothing: Outcome = {
  isReached: true,
  isLate: false,
  obstacle: null,
  effects: [],
  address: '',
  dialogs: [],
  inDialog: [],
  sent: [],
  calls: [],
  errors: [],
  shown: [],
  focus: null,
  value: null,
  letters: 0,
  back: null,
  walked: null,
};

/** An outcome of which a part is known. */
export const toOutcome = (known: Partial<Outcome>): Outcome => ({ ...nothing, ...known });
