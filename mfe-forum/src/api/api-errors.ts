import { isApiError } from '@oracle-astra/shared/api';

/** Whether a request failed because its resource does not exist. */
export const isNotFound = (error: unknown): boolean => isApiError(error) && error.status === 404;

/** Whether the user has no forum handle yet; a provider without error codes refuses the profile for no other reason. */
export const isHandleMissing = (error: unknown): boolean =>
  isApiError(error) && (error.code === 'handle_required' || (error.kind === 'refused' && error.code === undefined));
