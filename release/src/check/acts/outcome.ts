import type { Written } from '../page-sources';
import type { Sent } from './hold-writes';
import type { Thing } from './thing';

/** The outcome of an act or a circumstance on a page. */
export interface Outcome {
  /** Whether the page had the element. */
  isReached: boolean;
  /** Whether it timed out. */
  isLate: boolean;
  /** Why it could not be pressed or filled in, or why the attempt failed; null otherwise. */
  obstacle: string | null;
  /** What changed: `address`, `dialog`, `sends`, `calls`, `window`, `states`, `text`, `focus`, `scroll`. */
  effects: string[];
  address: string;
  /** Names of the open dialogs. */
  dialogs: string[];
  /** The usable elements of the opened dialog, or those that the act has added to the page. */
  opened: Thing[];
  sent: Sent[];
  /** Other sites that it calls. */
  hosts: string[];
  /** API calls, each address once. */
  calls: string[];
  errors: string[];
  /** New lines of text. */
  shown: string[];
  /** Links, fields, buttons, announcements and calls that are new, on the same address; null if not compared. */
  added: string[] | null;
  /** Lines of text that are gone, on the same address. */
  removed: string[];
  /** Lines of text that were there before and are still there, on the same address. */
  remaining: string[];
  /** All lines of text; null if they are not compared. */
  lines: string[] | null;
  /** Lines in the document that are not shown, and those that are; null if not compared. */
  visible: { hidden: string[]; shown: string[] } | null;
  /** The page as it is shown in other ways, by their names. */
  otherwise: Record<string, Shown>;
  /** Sources of text that became an element. */
  marks: string[];
  /** Milliseconds of scripts, styles and layout from the act to its end; null if not measured. */
  work: number | null;
  /** The same for the opening of the page before the act. */
  openingWork: number | null;
  /** How far from where it was the page is after the way back, in hundreds of pixels; null if there was none. */
  returned: number | null;
  focus: string | null;
  /** The value of a field after typing. */
  value: string | null;
  /** The values of the fields of a form at the end, by their names. */
  fields: Record<string, string>;
  /** The values that the form has after its page was loaded again; null if not tested, or without a form. */
  kept: Record<string, string> | null;
  /** The values that forms have after the live release was filled in; null if not tested. */
  inherited: Record<string, string> | null;
  /** Whether the Enter key that ends a word sent the text. */
  isComposedSent: boolean;
  /** Whether the pressed button still ignores presses at the end. */
  isStuck: boolean;
  /** How far the page has scrolled, and another page from its top, in hundreds of pixels; 0 with a dialog. */
  scrolled: number;
  /** Letters in main at the end. */
  letters: number;
  /** The first heading and the title, before and after. */
  headings: { before: string; after: string };
  /** Milliseconds until its first effect; null without one. */
  reactMs: number | null;
  /** Entries that it adds to the history without a new address. */
  pushed: number;
  /** Storages and cookies in which data of others is missing afterwards. */
  lost: string[];
  /** Intervals that run after the page was left; null if not tested. */
  running: number | null;
  /** Listeners on window and document that are there after the page was left, one line for each; null if not tested. */
  held: string[] | null;
  /** What the page leaves in the body of the document when it is left; null if not tested. */
  remains: string[] | null;
  /** The effect of Escape on the dialog, or of the back button; null if there was nothing to leave. */
  back: string | null;
  /** Why the page cannot be used afterwards, in words; '' if it can, or could not before. */
  locked: string;
  /** The elements reached by keyboard in their order, whether the focus leaves main, those that did not look focused, and all elements; null if not tested. */
  walked: { reached: string[]; unmarked: string[]; present: string[]; isLeft: boolean } | null;
  /** The lines of text that appear on hover; null if not tested. */
  pointed: string[] | null;
  /** The share of letters that are not Latin, and texts that have only Latin ones; null if not read. */
  written: (Written & { head: string[] }) | null;
  /** Letters in main while an answer is late; null if none was. */
  waiting: number | null;
  /** What a person cannot read or press, as sentences; null if not tested. */
  unseen: string[] | null;
  /** Text of a member that the next visitor of the same browser still sees; null if not tested. */
  left: string[] | null;
  /** The number of its API calls and storage events; null if not counted. */
  busy: number | null;
  /** What each further visit leaves behind; null if not measured. */
  growth: Growth | null;
}

/** What a page shows: letters in main, and lines. */
export interface Shown {
  letters: number;
  lines: string[];
}

export interface Growth {
  nodes: number;
  listeners: number;
  bytes: number;
  /** Letters in the storage. */
  stored: number;
}

const nothing: Outcome = {
  isReached: true,
  isLate: false,
  obstacle: null,
  effects: [],
  address: '',
  dialogs: [],
  opened: [],
  sent: [],
  hosts: [],
  calls: [],
  errors: [],
  shown: [],
  added: null,
  removed: [],
  remaining: [],
  lines: null,
  visible: null,
  otherwise: {},
  marks: [],
  work: null,
  openingWork: null,
  returned: null,
  focus: null,
  value: null,
  fields: {},
  kept: null,
  inherited: null,
  isComposedSent: false,
  isStuck: false,
  scrolled: 0,
  letters: 0,
  headings: { before: '', after: '' },
  reactMs: null,
  pushed: 0,
  lost: [],
  running: null,
  held: null,
  remains: null,
  back: null,
  locked: '',
  walked: null,
  pointed: null,
  written: null,
  waiting: null,
  unseen: null,
  left: null,
  busy: null,
  growth: null,
};

/** A partial outcome. */
export const toOutcome = (known: Partial<Outcome>): Outcome => ({ ...nothing, ...known });
