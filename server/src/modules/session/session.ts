/** Numbers of test accounts. No number of India begins so: nobody can be sent a code for one, invite it or transfer to it. */
export const testNumberPrefix = '910';

/** The person and the session of a request. */
export interface Session {
  uid: string;
  jti: string;
  /** A banned person can read, and cannot write what others see or receive. */
  isBanned: boolean;
  /** The account of a team's release check, which writes nothing that others see either. */
  isTest?: boolean;
  /** Why, as the operator wrote it. */
  banReason?: string | null;
  /** Where the primary's log ended when it last wrote; without one, no read has to wait for a replica. */
  wroteAt?: string | null;
}

/** Finds the session of a bearer token; null if the token is forged, expired or revoked. */
export interface SessionVerifier {
  verify(jwt: string): Promise<Session | null>;
}
