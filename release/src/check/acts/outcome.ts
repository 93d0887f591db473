import type { Sent } from './hold-writes';
import type { Thing } from './thing';

/** The outcome of an act or a circumstance on a page. */
export interface Outcome {
  /** Whether the page had the element. */
  isReached: boolean;
  /** Whether it timed out. */
  isLate: boolean;
  /** Why it could not be pressed or filled in, or null. */
  obstacle: string | null;
  /** What changed: `address`, `dialog`, `sends`, `calls`, `window`, `states`, `text`, `focus`, `scroll`. */
  effects: string[];
  address: string;
  /** Names of the open dialogs. */
  dialogs: string[];
  /** The usable elements of the opened dialog. */
  inDialog: Thing[];
  sent: Sent[];
  /** API calls, each address once. */
  calls: string[];
  errors: string[];
  /** New lines of text. */
  shown: string[];
  focus: string | null;
  /** The value of a field after typing. */
  value: string | null;
  /** Letters in main at the end. */
  letters: number;
  /** The effect of Escape on the dialog, or of the back button; null if there was nothing to leave. */
  back: string | null;
  /** The elements reached by keyboard, and all elements; null if not tested. */
  walked: { reached: string[]; present: string[] } | null;
  /** Letters in main while an answer is late; null if none was. */
  waiting: number | null;
  /** What a person cannot read or press, in words; null if not looked at. */
  unseen: string[] | null;
  /** How often it called the API or was told of a change of the storage; null if not counted. */
  busy: number | null;
  /** What stays after each further visit; null if not measured. */
  growth: Growth | null;
}

export interface Growth {
  nodes: number;
  listeners: number;
  bytes: number;
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
  waiting: null,
  unseen: null,
  busy: null,
  growth: null,
};

/** A partial outcome. */
export const toOutcome = (known: Partial<Outcome>): Outcome => ({ ...nothing, ...known });
