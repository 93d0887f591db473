/** How long a worker may use an answer of the API again, in milliseconds. What a page shows is as old as this and the page together. */
export const apiResponseTtlMs = 1000;
