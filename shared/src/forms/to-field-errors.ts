/** The part of an ApiError of shared/api that a form needs. */
interface Refusal {
  message?: string | undefined;
  /** A path of the request, with dots. */
  field?: string | undefined;
}

/** The server's refusal at the field of the form that shows that path of the request; undefined where no field does. */
export function toFieldErrors<Field extends string>(
  { message, field = '' }: Refusal,
  fields: Readonly<Record<string, Field>>,
): Partial<Record<Field, string>> | undefined {
  const name = fields[field.replace(/\..*/, '')];
  return name && message ? ({ [name]: message } as Partial<Record<Field, string>>) : undefined;
}
