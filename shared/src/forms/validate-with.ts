import type { Translate } from '@oracle-astra/shared/i18n';
import { formatFieldError } from './format-field-error';
import type { FormErrors, ValidationResult } from './use-form';

/** The part of a zod schema that a form needs, as a type, so that no code of zod is bundled. */
interface Schema<Data> {
  safeParse: (
    input: unknown,
  ) => { success: true; data: Data } | { success: false; error: { issues: readonly { path: readonly PropertyKey[]; message: string }[] } };
}

interface Mapping<Values> {
  /** Makes the request from the values; by default the values are the request. */
  toRequest?: (values: Values) => unknown;
  /**
   * The field for the errors of each path of the request; by default the field of the same name. '' is the path of a request that
   * is a single value, such as a code.
   */
  fields?: Readonly<Record<string, keyof Values & string>>;
}

/**
 * Makes the `validate` function of a form from a schema of the contract: the same check as on the server, with the first message
 * of each field.
 */
export function validateWith<Values extends object, Data>(
  schema: Schema<Data>,
  { toRequest = (values) => values, fields = {} }: Mapping<Values> = {},
) {
  return (values: Values, t: Translate): ValidationResult<Values, Data> => {
    const result = schema.safeParse(toRequest(values));
    if (result.success) return { data: result.data };
    const errors: FormErrors<Values> = {};
    for (const { path, message } of result.error.issues) {
      const name = String(path[0] ?? '');
      const field = (fields[name] ?? name) as keyof Values & string;
      errors[field] ??= formatFieldError(message, t);
    }
    return { errors };
  };
}
