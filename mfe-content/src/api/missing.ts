import type { ApiError } from '@oracle-astra/shared/api';

/** For loaders of an address that does not exist: its document has status 404. */
export const missing: ApiError = { kind: 'http', status: 404, message: '' };

/** The newest posts, of which the not-found page shows similar ones first. */
export const newestPostsRequest = { page: 1, perPage: 20 };
