import { isApiError, type ApiError } from '@oracle-astra/shared/api';
import { specTexts } from '@oracle-astra/shared/contract';
import { alertShown, toastShown, type SharedDispatch } from '@oracle-astra/shared/session';

interface FailureWords {
  /** For the alert, made from the server's reason, when it says no. */
  refused: (reason: string) => string;
  /** For the toast when it answers with another status than 200. */
  http: string;
}

/** Says as the specification does why a call of the login failed; returns the server's own reason, for the field, or ''. */
export function sayFailure(error: unknown, { refused, http }: FailureWords, dispatch: SharedDispatch): string {
  const { kind, message }: Pick<ApiError, 'kind' | 'message'> = isApiError(error) ? error : { kind: 'network', message: '' };
  if (kind === 'refused') dispatch(alertShown(refused(message)));
  else if (kind === 'http') dispatch(toastShown('bad', http));
  else dispatch(alertShown(specTexts.exception));
  return message;
}
