/** Whose request it is, and which of their sessions. */
export interface Session {
  uid: string;
  jti: string;
  /** A banned person reads, and does not write what others see or get. */
  isBanned: boolean;
}

/** Finds the session of a bearer token; null where the token is forged, expired or revoked. */
export interface SessionVerifier {
  verify(jwt: string): Promise<Session | null>;
}
