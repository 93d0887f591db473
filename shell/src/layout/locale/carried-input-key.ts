/** The session storage key for input that is carried to the same page in another language. */
export const carriedInputKey = 'carried-input';
