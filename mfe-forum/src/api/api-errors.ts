import { isApiError } from '@oracle-astra/shared/api';

/** Whether a request failed because its resource does not exist. */
export const isNotFound = (error: unknown): boolean => isApiError(error) && error.status === 404;

/** Whether the user has no forum handle yet. For a provider without error codes, every refusal of the profile means this. */
export const isHandleMissing = (error: unknown): boolean =>
  isApiError(error) && (error.code === 'handle_required' || (error.kind === 'refused' && error.code === undefined));
