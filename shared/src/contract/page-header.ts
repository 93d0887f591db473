/** A header of the documents of pages, and of nothing else that the site serves. */
export const pageHeader = 'x-page';
