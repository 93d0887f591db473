/** What a page is like, for a comparison of two releases. */
export interface PageSnapshot {
  /** The status of the document; null where none came. */
  status: number | null;
  /** Whether the server rendered it. */
  isRendered: boolean;
  texts: Record<'title' | 'description' | 'canonical' | 'robots' | 'language' | 'path', string | null>;
  /** Lines of each kind, in any order. */
  lists: Record<ListFact, string[]>;
  /** Built-in objects and functions of the window that it replaced. */
  changed: string[];
  /** Storages in which what others keep is gone. */
  lost: string[];
  /** Parts of the server's HTML that are no longer in the page, as after a hydration that was redone. */
  replaced: string[];
  /** Events that do not reach an element, or are prevented there. */
  swallowed: string[];
  /** Interactive elements that something else covers. */
  covered: string[];
  intervals: number;
  /** Letters in main, and items of its lists and links. */
  letters: number;
  items: number;
  errors: string[];
}

/** `tree`: lines of the accessibility tree. `calls`: requests of the API while the page is idle, one line for each. */
export type ListFact =
  'headings' | 'tree' | 'forms' | 'links' | 'data' | 'storage' | 'cookies' | 'globals' | 'listeners' | 'workers' | 'calls';
