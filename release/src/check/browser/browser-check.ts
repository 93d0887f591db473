import type { Descriptor } from '@oracle-astra/shared/contract';
import type { ComparedReleases } from '../compare/compare-releases';

/** What a check in a browser needs. */
export interface BrowserCheck {
  /** The running site that has the release. */
  site: string;
  candidate: Descriptor;
  /** A test link to the candidate. */
  link: string;
  /** The session of a member. */
  token: string;
  chromiumPath: string;
  /** The live release to compare with, or null. */
  live: Pick<ComparedReleases, 'live' | 'patterns' | 'links'> | null;
  /** The message if there is none. */
  uncompared: string;
  /** The address of the only page to check; by default all. */
  page?: string;
  /** Whether rare states of pages are tested too. */
  states: boolean;
  /** Called with a line for each visit: address, visitor, and whether the server rendered it. */
  log: (line: string) => void;
}
