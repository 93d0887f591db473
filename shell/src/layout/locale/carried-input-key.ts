/** The key of the tab's storage for what a page hands to itself in another language. */
export const carriedInputKey = 'carried-input';
