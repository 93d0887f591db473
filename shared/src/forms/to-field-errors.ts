import type { FieldErrorCode } from '@oracle-astra/shared/contract';
import type { Translate } from '@oracle-astra/shared/i18n';
import { formatFieldError } from './format-field-error';

/** The part of an ApiError of shared/api that a form needs. */
interface Refusal {
  message?: string | undefined;
  /** A path of the request, with dots. */
  field?: string | undefined;
  fieldError?: FieldErrorCode | undefined;
}

/** The server's refusal at the field of the form that shows that path of the request; undefined where no field does. */
export function toFieldErrors<Field extends string>(
  { message, field = '', fieldError }: Refusal,
  fields: Readonly<Record<string, Field>>,
  t: Translate,
): Partial<Record<Field, string>> | undefined {
  const name = fields[field.replace(/\..*/, '')];
  const text = t.locale === 'en' && message ? message : formatFieldError(fieldError ?? '', t);
  return name && message ? ({ [name]: text } as Partial<Record<Field, string>>) : undefined;
}
