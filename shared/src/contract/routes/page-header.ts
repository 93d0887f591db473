/** A response header that only documents of pages have. */
export const pageHeader = 'x-page';
