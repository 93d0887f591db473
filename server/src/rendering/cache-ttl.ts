/** How long a worker reuses a response of the API, in milliseconds. It adds to the time that the page itself is cached. */
export const apiResponseTtlMs = 1000;
