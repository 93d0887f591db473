/** The prefix of test accounts' numbers. No Indian number has it, so they cannot get codes, invitations or transfers. */
export const testNumberPrefix = '910';

/** The person and the session of a request. */
export interface Session {
  uid: string;
  jti: string;
  /** A banned person can read, and cannot write what others see or receive. */
  isBanned: boolean;
  /** The account of a team's release check, which cannot write what others see either. */
  isTest?: boolean;
  /** The operator's reason. */
  banReason?: string | null;
  /** The end of the primary's log at its last write; null if no read has to wait for a replica. */
  wroteAt?: string | null;
  /** Whether it was found by the short-lived token of a page, and not by the long one of an app. */
  isOfPage?: boolean;
  /** When the rights of the person changed, if the session has not been replaced since. */
  staleAt?: Date | null;
  /** When the person's number was last proven in it: at the sign-in, or by a later code. */
  provedAt?: Date;
  /** Until this time the cookie of the replaced session is accepted for this one; null if it replaced none. */
  handoverUntil?: Date | null;
}

/** Finds the session of a bearer token; null if the token is forged, expired or revoked. */
export interface SessionVerifier {
  verify(jwt: string): Promise<Session | null>;
}
