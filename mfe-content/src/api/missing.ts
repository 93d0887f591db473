import type { ApiError } from '@oracle-astra/shared/api';

/** For loaders: the address names nothing that exists, so its document has status 404. */
export const missing: ApiError = { kind: 'http', status: 404, message: '' };

/** The newest posts, among which the page for a missing one looks for those that are like it. */
export const postsInstead = { page: 1, perPage: 20 };
