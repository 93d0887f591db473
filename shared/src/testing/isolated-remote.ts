import type { FakeAnswer } from './fake-api';

/** Who may look at a page: `new` has just logged in and has nothing yet; `banned` may read and not write. */
export const people = ['visitor', 'new', 'member', 'subscriber', 'banned'] as const;
export type Person = (typeof people)[number];

/** A page of a remote as `npm run isolate` lists it: an address with data behind it. */
export interface IsolatedPage {
  /** The id of its route. */
  id: string;
  title: string;
  /** Address with its query, as in the site. */
  path: string;
  /** Who is shown at first; a member by default. */
  person?: Person;
}

/** What a remote tells `npm run isolate`: each of its pages, and what the API answers to a person. */
export interface IsolatedRemote {
  pages: IsolatedPage[];
  answers: (person: Person) => Record<string, FakeAnswer>;
}
