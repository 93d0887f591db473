/*
 * Loaded before the server: every third process of a cluster reaches Redis by an address of its own, so that it can be cut
 * off while the others are not.
 */
const number = process.env.NODE_UNIQUE_ID;
if (number !== undefined && Number(number) % 3 === 0) process.env.REDIS_URL = process.env.CUT_OFF_REDIS_URL;
