import { tagTypes } from '../tags';

/** The options of the only api of a page. */
export const apiOptions = { reducerPath: 'api', tagTypes, keepUnusedDataFor: 300 } as const;
