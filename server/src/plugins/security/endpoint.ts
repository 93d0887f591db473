interface Risk {
  /** A risky act: it needs a new session, or one in which the account's own number was proven just now. It `needsPage` too. */
  needsProof?: true;
  /**
   * Whether the token of a page is not enough, because it may have been stolen: it needs the cookie of the same session, which no
   * script can read. `always`: also with the long token of an app.
   */
  needsPage?: true | 'always';
  /** For people under 18 only while a parent agrees, or not at all; questions are refused later, because care reads them first. */
  forMinors?: 'with consent' | 'never';
}

export interface Read extends Risk {
  writes: false;
}

export interface Write extends Risk {
  writes: true;
  /**
   * `kept`: the answer is stored under the Idempotency-Key and repeated before anything is counted or limited. `natural`: a
   * repeated request changes nothing, with or without a key. `none`: each call has another effect.
   */
  key: 'kept' | 'natural' | 'none';
  /** Whether a banned person may call it: private functions, and ending or confirming payments. */
  whileBanned: boolean;
}

/** The effect of a call to an address of the API, independent of its method, because the specification reads by POST and writes by GET. */
export type Endpoint = Read | Write;

export const reads: Read = { writes: false };
export const keptWrite: Write = { writes: true, key: 'kept', whileBanned: false };
export const naturalWrite: Write = { writes: true, key: 'natural', whileBanned: false };
export const keptOwnWrite: Write = { ...keptWrite, whileBanned: true };
export const naturalOwnWrite: Write = { ...naturalWrite, whileBanned: true };
