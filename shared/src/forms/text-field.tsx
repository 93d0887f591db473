import type { InputHTMLAttributes, Ref } from 'react';
import { readAmount, toAsciiDigits } from '@oracle-astra/shared/contract';
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

/** Converts typed digits of any script to 0 to 9; a pasted or autofilled text is parsed as an amount. */
function toTypedAmount(text: string, before: string): string {
  const isTyped = Math.abs(text.length - before.length) <= 1;
  return String((isTyped ? null : readAmount(text)) ?? toAsciiDigits(text));
}

/**
 * A field for a whole number with the numeric keyboard. The value is text for `readAmount`, which also accepts separators. It has
 * no `maxLength`, because the first digits of an amount are a different amount.
 */
export function NumberField({ onChange, value = '', ...rest }: Omit<TextFieldProps, 'maxLength'>) {
  return (
    <TextField
      inputMode="numeric"
      autoComplete="off"
      {...rest}
      value={value}
      onChange={(event) => {
        event.target.value = toTypedAmount(event.target.value, String(value));
        onChange?.(event);
      }}
    />
  );
}
