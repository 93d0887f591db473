import type { FieldErrorCode } from '@oracle-astra/shared/contract';
import type { Translate } from '@oracle-astra/shared/i18n';
import { formatFieldError } from './format-field-error';

/** The part of an ApiError that a form needs. */
interface Refusal {
  message?: string | undefined;
  /** The dotted path of a field of the request. */
  field?: string | undefined;
  fieldError?: FieldErrorCode | undefined;
}

/** The server's refusal as the error of the field that shows that path of the request; undefined if no field does. */
export function toFieldErrors<Field extends string>(
  { message, field = '', fieldError }: Refusal,
  fields: Readonly<Record<string, Field>>,
  t: Translate,
): Partial<Record<Field, string>> | undefined {
  const name = fields[field.replace(/\..*/, '')];
  const text = t.locale === 'en' && message ? message : formatFieldError(fieldError ?? '', t);
  return name && message ? ({ [name]: text } as Partial<Record<Field, string>>) : undefined;
}
