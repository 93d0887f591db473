import type { FakeAnswer } from './fake-api';

/** Kinds of people: `new` has just signed up and has no data; `banned` may read but not write. */
export const people = ['visitor', 'new', 'member', 'subscriber', 'banned'] as const;
export type Person = (typeof people)[number];

/** A page of a remote for `npm run isolate`: an address for which the fake API has data. */
export interface IsolatedPage {
  /** The id of its route. */
  id: string;
  title: string;
  /** The address with its query, as on the site. */
  path: string;
  /** The kind of person who is shown first; a member by default. */
  person?: Person;
}

/** What `npm run isolate` needs from a remote: its pages, and the answers of the API for each kind of person. */
export interface IsolatedRemote {
  pages: IsolatedPage[];
  answers: (person: Person) => Record<string, FakeAnswer>;
}
