import type { FakeAnswer } from './fake-api';

/** Kinds of people: `new` has just signed up and has no data; `banned` may read but not write. */
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

/** What `npm run isolate` needs of a remote: its pages, and the answers of the API for each kind of person. */
export interface IsolatedRemote {
  pages: IsolatedPage[];
  answers: (person: Person) => Record<string, FakeAnswer>;
}
