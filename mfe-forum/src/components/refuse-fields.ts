import { formatError, isApiError, type AppDispatch } from '@oracle-astra/shared/api';
import { toFieldErrors } from '@oracle-astra/shared/forms';
import type { Translate } from '@oracle-astra/shared/i18n';
import { showFailure } from './show-failure';

/** Shows a refusal at the field that it names. A refusal that the input did not cause is shown as a toast too. */
export function refuseFields<Field extends string>(
  error: unknown,
  fields: readonly Field[],
  t: Translate,
  dispatch: AppDispatch,
): Partial<Record<Field, string>> | undefined {
  if (!isApiError(error)) return void showFailure(error, t, dispatch);
  const refused = fields.find((name) => name === error.field);
  if (refused !== undefined && error.fieldError !== undefined) return toFieldErrors(error, { [refused]: refused }, t);
  showFailure(error, t, dispatch);
  return refused === undefined ? undefined : ({ [refused]: formatError(error, t) } as Partial<Record<Field, string>>);
}
