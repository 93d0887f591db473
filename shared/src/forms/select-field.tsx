import type { Ref, SelectHTMLAttributes } from 'react';
import { Field, type FieldTexts } from './field';
import { Select } from './input.styles';

export interface SelectFieldProps extends FieldTexts, SelectHTMLAttributes<HTMLSelectElement> {
  name: string;
  ref?: Ref<HTMLSelectElement>;
}

/** A select field; its children are the options. */
export function SelectField({ label, hint, error, id, children, ...rest }: SelectFieldProps) {
  return (
    <Field label={label} hint={hint} error={error} id={id}>
      {(ids) => (
        <Select {...rest} {...ids}>
          {children}
        </Select>
      )}
    </Field>
  );
}
