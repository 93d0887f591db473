import { isApiError } from '@oracle-astra/shared/api';

/** Whether a call failed because what it asked for does not exist. */
export const isMissing = (error: unknown): boolean => isApiError(error) && error.status === 404;

/** Whether a person has no name in the forum yet: a provider that has no codes refuses for nothing else. */
export const isHandleMissing = (error: unknown): boolean => isApiError(error) && (error.code === 'handle_required' || (error.kind === 'refused' && error.code === undefined));
