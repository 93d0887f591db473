import { isApiError } from '@oracle-astra/shared/api';

/** Whether a call failed because what it asked for does not exist. */
export const isMissing = (error: unknown): boolean => isApiError(error) && error.status === 404;

/** Whether the server answered, and said no. */
export const isRefused = (error: unknown): boolean => isApiError(error) && error.kind === 'refused';
