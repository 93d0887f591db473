import { sessionSeconds } from '@oracle-astra/shared/contract';

const day = 24 * 60 * 60;

/** Seconds that rows are kept once they are over. */
export const retention = {
  /** Sessions that were ended. */
  revokedSession: 30 * day,
  /** Sessions whose token has expired by itself, from their beginning. */
  session: sessionSeconds,
  /** Requests for codes: longer than the longest limit counts them. */
  codeRequest: 2 * day,
  /** Devices on which a number signs in no more: as long as browsers keep their cookie. */
  knownDevice: 400 * day,
  /** Answers to an Idempotency-Key: far longer than a client goes on trying. */
  idempotentAnswer: 30 * day,
  /** Invitations that nobody took up. */
  openInvite: 365 * day,
} as const;
