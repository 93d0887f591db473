import { useRef, useState, type FormEvent, type RefObject } from 'react';
import { useTranslations, type Translate } from '@oracle-astra/shared/i18n';

/** The message of each field that is wrong. */
export type FormErrors<Values> = Partial<Record<keyof Values & string, string>>;

export type ValidationResult<Values, Data> = { data: Data } | { errors: FormErrors<Values> };

interface FormOptions<Values extends object, Data> {
  values: Values;
  /** Owned by the caller, so that values can outlive the form (`useDraftValues`, a dialog that is closed). */
  onChange: (changed: Partial<Values>) => void;
  /**
   * Returns what to send, or why fields are refused; `validateWith` makes one of a schema of the contract. A promise, which
   * must not reject, where the schema has to be loaded first. `unread` names the fields whose value is empty because the browser
   * cannot read what stands in them, such as half a time or 30 February.
   */
  validate: (
    values: Values,
    t: Translate,
    unread: readonly string[],
  ) => ValidationResult<Values, Data> | Promise<ValidationResult<Values, Data>>;
  /** Called where `validate` refused, after its errors are shown. */
  onInvalid?: (errors: FormErrors<Values>) => void;
  /** Sends the data. Errors that it returns, such as the server's refusal, are shown at their fields; it never rejects. */
  onSubmit: (data: Data) => Promise<FormErrors<Values> | void>;
}

export interface Form<Values extends object> {
  values: Values;
  errors: FormErrors<Values>;
  /** True while `validate` or `onSubmit` is awaited: a second submission is ignored. */
  isSubmitting: boolean;
  /** Changes values and clears the errors of the changed fields. */
  change: (changed: Partial<Values>) => void;
  submit: () => Promise<void>;
  /** For the `<form>` element. */
  formProps: { ref: RefObject<HTMLFormElement | null>; noValidate: true; method: 'post'; onSubmit: (event: FormEvent) => void };
}

/** The one pattern of a form: validation by the contract, field errors, pending state, focus on the first wrong field, the server's refusal. */
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
  // State alone would let two events of one frame through.
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
      // A check that asks the server takes its time on a slow line.
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

/** Focuses the first field in the order of the page whose name has an error. */
function focusFirstError(form: HTMLFormElement | null, errors: object): void {
  listFields(form)
    .find(({ name, type }) => name in errors && type !== 'hidden')
    ?.focus();
}
