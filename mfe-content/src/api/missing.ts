import type { ApiError } from '@oracle-astra/shared/api';

/** For loaders: the address names nothing that exists, so its document has status 404. */
export const missing: ApiError = { kind: 'http', status: 404, message: '' };
