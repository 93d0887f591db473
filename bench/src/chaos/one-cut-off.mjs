/* Loaded before the server: every third process of a cluster connects to Redis by a separate address, so that it can be cut off alone. */
const number = process.env.NODE_UNIQUE_ID;
if (number !== undefined && Number(number) % 3 === 0) process.env.REDIS_URL = process.env.CUT_OFF_REDIS_URL;
