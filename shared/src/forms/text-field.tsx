import type { InputHTMLAttributes, Ref } from 'react';
import { toTypedNumber } from '@oracle-astra/shared/contract';
import { Field, type FieldTexts } from './field';
import { Input } from './input.styles';

export interface TextFieldProps extends FieldTexts, InputHTMLAttributes<HTMLInputElement> {
  name: string;
  ref?: Ref<HTMLInputElement>;
}

/** A field for one line of text. */
export function TextField({ label, hint, error, id, ...rest }: TextFieldProps) {
  return (
    <Field label={label} hint={hint} error={error} id={id}>
      {(ids) => <Input type="text" {...rest} {...ids} />}
    </Field>
  );
}

/** A field for a whole number with the numeric keyboard; the value stays text, with digits of any of India's scripts as 0 to 9. */
export function NumberField({ onChange, maxLength, ...rest }: TextFieldProps) {
  return (
    <TextField
      inputMode="numeric"
      autoComplete="off"
      {...rest}
      onChange={(event) => {
        event.target.value = toTypedNumber(event.target.value, maxLength);
        onChange?.(event);
      }}
    />
  );
}
