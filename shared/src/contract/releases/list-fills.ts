import type { FillEntry } from './slots';

/** A fill with the release that it belongs to. */
export interface OwnedFill extends FillEntry {
  remote: string;
  release: string;
}

/** A remote with its fills. */
export interface FillOwner {
  remote: string;
  release: string;
  fills?: FillEntry[] | undefined;
}

/** The fills of all releases in the order in which slots show them; of equal orders the first name wins. */
export const listFills = (remotes: readonly FillOwner[]): OwnedFill[] =>
  remotes
    .flatMap(({ remote, release, fills = [] }) => fills.map((fill) => ({ ...fill, remote, release })))
    .sort((a, b) => a.order - b.order || (a.name < b.name ? -1 : 1));

/** Whether a fill is for a person. */
export const isFillFor = ({ audience }: Pick<FillEntry, 'audience'>, isSignedIn: boolean): boolean =>
  audience === undefined || (audience === 'signedIn') === isSignedIn;
