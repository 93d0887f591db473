import { useRef, useState, type FormEvent, type RefObject } from 'react';
import { useTranslations, type Translate } from '@oracle-astra/shared/i18n';

/** The error message of each invalid field. */
export type FormErrors<Values> = Partial<Record<keyof Values & string, string>>;

export type ValidationResult<Values, Data> = { data: Data } | { errors: FormErrors<Values> };

interface FormOptions<Values extends object, Data> {
  values: Values;
  /** The caller owns the values, so that they can outlive the form (`useDraftValues`, a dialog that is closed). */
  onChange: (changed: Partial<Values>) => void;
  /**
   * Returns the data to send, or the errors of fields; `validateWith` makes it from a schema of the contract. It may return a
   * promise, which must not reject, if the schema has to be loaded first. `unread` names the fields whose value is empty because
   * the browser cannot parse the input, such as an incomplete time or 30 February.
   */
  validate: (
    values: Values,
    t: Translate,
    unread: readonly string[],
  ) => ValidationResult<Values, Data> | Promise<ValidationResult<Values, Data>>;
  /** Called after the errors of `validate` are shown. */
  onInvalid?: (errors: FormErrors<Values>) => void;
  /** Sends the data and must not reject. Errors that it returns, such as the server's refusal, are shown at their fields. */
  onSubmit: (data: Data) => Promise<FormErrors<Values> | void>;
}

export interface Form<Values extends object> {
  values: Values;
  errors: FormErrors<Values>;
  /** True while `validate` or `onSubmit` is pending; further submissions are ignored. */
  isSubmitting: boolean;
  /** Changes values and clears the errors of the changed fields. */
  change: (changed: Partial<Values>) => void;
  submit: () => Promise<void>;
  /** Props of the `<form>` element. */
  formProps: { ref: RefObject<HTMLFormElement | null>; noValidate: true; method: 'post'; onSubmit: (event: FormEvent) => void };
}

/**
 * The state of a form: validation with the contract, errors of fields and of the server, pending state, focus on the first
 * invalid field.
 */
export function useForm<Values extends object, Data>({
  values,
  onChange,
  validate,
  onInvalid,
  onSubmit,
}: FormOptions<Values, Data>): Form<Values> {
  const t = useTranslations();
  const [errors, setErrors] = useState<FormErrors<Values>>({});
  const [isSubmitting, setSubmitting] = useState(false);
  const ref = useRef<HTMLFormElement>(null);
  // A ref, because two events of one frame would see the same state.
  const isRunning = useRef(false);

  function refuse(refused: FormErrors<Values>): void {
    setErrors(refused);
    focusFirstError(ref.current, refused);
  }

  async function submit(): Promise<void> {
    if (isRunning.current) return;
    isRunning.current = true;
    try {
      const validated = validate(values, t, listUnread(ref.current));
      // Validation that loads a schema or asks the server is pending too.
      if (validated instanceof Promise) setSubmitting(true);
      const result = validated instanceof Promise ? await validated : validated;
      if ('errors' in result) {
        refuse(result.errors);
        onInvalid?.(result.errors);
        return;
      }
      setErrors({});
      setSubmitting(true);
      const refused = await onSubmit(result.data);
      if (refused) refuse(refused);
    } finally {
      isRunning.current = false;
      setSubmitting(false);
    }
  }

  return {
    values,
    errors,
    isSubmitting,
    submit,
    change(changed) {
      setErrors((current) => withoutFields(current, changed));
      onChange(changed);
    },
    formProps: {
      ref,
      noValidate: true,
      method: 'post',
      onSubmit(event) {
        event.preventDefault();
        void submit();
      },
    },
  };
}

function withoutFields<Values>(errors: FormErrors<Values>, fields: object): FormErrors<Values> {
  return Object.fromEntries(Object.entries(errors).filter(([name]) => !(name in fields))) as FormErrors<Values>;
}

const listFields = (form: HTMLFormElement | null) => [...(form?.elements ?? [])] as HTMLInputElement[];

const listUnread = (form: HTMLFormElement | null): string[] =>
  listFields(form)
    .filter(({ validity }) => validity?.badInput)
    .map(({ name }) => name);

/** Focuses the first field on the page that has an error. */
function focusFirstError(form: HTMLFormElement | null, errors: object): void {
  listFields(form)
    .find(({ name, type }) => name in errors && type !== 'hidden')
    ?.focus();
}
