/** The description of a page, for a comparison of two releases. */
export interface PageSnapshot {
  /** The status of the document; null without one. */
  status: number | null;
  /** Whether the server rendered it. */
  isRendered: boolean;
  texts: Record<'title' | 'description' | 'canonical' | 'robots' | 'language' | 'path', string | null>;
  /** Lines of each kind, in any order. */
  lists: Record<ListFact, string[]>;
  /** Built-in objects and functions of the window that the page replaced. */
  changed: string[];
  /** Storages in which data of other remotes is missing. */
  lost: string[];
  /** Parts of the server's HTML that are no longer in the page, as after a failed hydration. */
  replaced: string[];
  /** Events that do not reach an element, or are cancelled there. */
  swallowed: string[];
  /** Interactive elements that another element covers. */
  covered: string[];
  intervals: number;
  /** The number of letters in main, and of its list items and links. */
  letters: number;
  items: number;
  errors: string[];
}

/** `tree`: lines of the accessibility tree. `calls`: API requests while the page is idle, one line for each. */
export type ListFact =
  'headings' | 'tree' | 'forms' | 'links' | 'data' | 'storage' | 'cookies' | 'globals' | 'listeners' | 'workers' | 'calls';
