/** Seconds for which a sign-in, or a code to the account's own number, permits acts that cannot be undone. */
export const proofSeconds = 600;

/**
 * Accounts whose number may have been given to somebody else: unused for this time, they ask an unknown device for the year of
 * birth, with so many tries for a number and for an address.
 */
export const dormancy = {
  afterSeconds: 180 * 24 * 60 * 60,
  tries: 3,
  triesSeconds: 30 * 24 * 60 * 60,
  addressTries: 30,
  addressSeconds: 24 * 60 * 60,
} as const;
