/** A header that only the documents of pages have. */
export const pageHeader = 'x-page';
