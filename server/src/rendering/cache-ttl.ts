/** How long a worker reuses a response of the API, in milliseconds. The age of what a page shows is this plus the page's own. */
export const apiResponseTtlMs = 1000;
