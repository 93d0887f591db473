import { createContext } from 'react';
import type { FillOwner, OwnedFill } from '../contract';

/** What the shell provides for the slots of a page. */
export interface PageSlots {
  /** The remotes of the page with their fills. */
  remotes: readonly FillOwner[];
  /** The names of fills that are not shown, because they failed. */
  out: ReadonlySet<string>;
  /** The HTML of fills by name, on the server. */
  html?: ReadonlyMap<string, string>;
  /** Renders a fill into its box in the browser, or hydrates it there. Resolves with the clean-up function. */
  mount: (fill: OwnedFill, box: HTMLElement) => Promise<() => void>;
}

/** Provided by the shell; without a provider slots are empty. */
export const SlotsContext = createContext<PageSlots | null>(null);
