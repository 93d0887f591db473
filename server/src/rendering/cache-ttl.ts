/** The time for which a worker reuses a response of the API, in milliseconds, in addition to the time for which the page is cached. */
export const apiResponseTtlMs = 1000;
