/** The description of a page, for a comparison of two releases. */
export interface PageSnapshot {
  /** The status of the document; null without one. */
  status: number | null;
  /** Whether the server rendered it. */
  isRendered: boolean;
  texts: Record<'title' | 'description' | 'canonical' | 'robots' | 'language' | 'path' | 'focus', string | null>;
  /** What the server sent; null if it did not render the page. */
  served: Served | null;
  /** Values in the storage and in cookies that scripts can read, by their names. */
  stored: Record<string, string>;
  /** Lines of each kind, in any order. */
  lists: Record<ListFact, string[]>;
  /** Lines that are faults if the live release does not have them. */
  faults: Record<FaultFact, string[]>;
  /** Parts of the server's HTML that are no longer in the page, as after a failed hydration. */
  replaced: string[];
  /** The visible ones of header, nav, main and footer; a header or nav inside of main is content. */
  landmarks: string[];
  /** Names of links with their paths. */
  targets: [name: string, path: string][];
  /** The lines of main, with duplicates. */
  lines: string[];
  /** The share of letters that are not Latin. */
  foreignPart: number;
  amounts: Record<Amount, number>;
  /** The number of letters in main, and of its list items and links. */
  letters: number;
  items: number;
}

/** A document as the server sent it: its first heading, the letters of its main, the number of its structured data, and its size. */
export interface Served {
  texts: Record<'title' | 'description' | 'canonical' | 'robots' | 'language', string | null>;
  heading: string;
  letters: number;
  data: number;
  bytes: number;
}

/**
 * `changed`: built-in objects and functions of the window that the page replaced. `lost`: storages and cookies in which data of
 * others is missing. `rewritten`: cookies of others with another value. `swallowed`: events that do not reach an element, or are cancelled there. `covered`: interactive elements
 * under another element. `asks`: permission requests and dialogs before any interaction. `unset`: text of missing values, as
 * `undefined`. `unlinked`: links without an address. `locked`: why the page cannot be used.
 */
export type FaultFact = 'changed' | 'lost' | 'rewritten' | 'swallowed' | 'covered' | 'errors' | 'asks' | 'unset' | 'unlinked' | 'locked';

/**
 * `calls`, `returnCalls`: API requests of the idle page, and after its tab was hidden and shown again. `signals`: messages to other tabs and
 * workers, and values written to the storage. `entries`: of the history.
 * `overflow`: pixels beyond the width of the window. `scroll`: pixels from the top at which it opens. `shift`: the layout shift in
 * hundredths. `opening`, `idle`: milliseconds of scripts, styles and layout until it is idle, and while it is.
 */
export type Amount =
  'calls' | 'returnCalls' | 'signals' | 'entries' | 'overflow' | 'scroll' | 'shift' | 'bytes' | 'elements' | 'opening' | 'idle';

/** `windows`: links with a target or a relation. `looks`: the style of each kind of element, and the boxes of the frame. `moves`: animations of a page that is asked for none. `faded`: transparent text. `under`: text of main under another element. `timers`: intervals and long timeouts, each once. `hosts`: other sites that it calls. `tree`: lines of the accessibility tree. `calls`: API requests while the page is idle, one line for each. */
export type ListFact =
  | 'headings'
  | 'tree'
  | 'forms'
  | 'links'
  | 'windows'
  | 'data'
  | 'head'
  | 'pictures'
  | 'faded'
  | 'under'
  | 'looks'
  | 'fonts'
  | 'moves'
  | 'storage'
  | 'cookies'
  | 'globals'
  | 'listeners'
  | 'workers'
  | 'timers'
  | 'hosts'
  | 'calls';
