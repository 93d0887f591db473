/** Seconds for which a sign-in, or a code to the account's own number, permits acts that cannot be undone. */
export const proofSeconds = 600;

/**
 * Accounts that are unused for this time, because their number may have been given to somebody else: an unknown device is asked
 * for the year of birth, with a limited number of tries by number and by address.
 */
export const dormancy = {
  afterSeconds: 180 * 24 * 60 * 60,
  tries: 3,
  triesSeconds: 30 * 24 * 60 * 60,
  addressTries: 30,
  addressSeconds: 24 * 60 * 60,
} as const;
