import { isApiError, type ApiError } from '@oracle-astra/shared/api';
import { specTexts } from '@oracle-astra/shared/contract';
import { alertShown, toastShown, type SharedDispatch } from '@oracle-astra/shared/session';

interface FailureCopy {
  /** Formats the server's reason for an alert when the request is refused. */
  refused: (reason: string) => string;
  /** The toast for another HTTP status than 200. */
  http: string;
}

/** Reports a failed login call by alert or toast; returns the server's reason for the field, or ''. */
export function reportLoginFailure(error: unknown, { refused, http }: FailureCopy, dispatch: SharedDispatch): string {
  const { kind, message }: Pick<ApiError, 'kind' | 'message'> = isApiError(error) ? error : { kind: 'network', message: '' };
  if (kind === 'refused') dispatch(alertShown(refused(message)));
  else if (kind === 'http') dispatch(toastShown('bad', http));
  else dispatch(alertShown(specTexts.exception));
  return message;
}
