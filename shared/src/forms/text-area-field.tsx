import type { Ref, TextareaHTMLAttributes } from 'react';
import { Field, type FieldTexts } from './field';
import { TextArea } from './input.styles';

export interface TextAreaFieldProps extends FieldTexts, TextareaHTMLAttributes<HTMLTextAreaElement> {
  name: string;
  ref?: Ref<HTMLTextAreaElement>;
}

/** A field for several lines of text. */
export function TextAreaField({ label, hint, error, id, ...rest }: TextAreaFieldProps) {
  return (
    <Field label={label} hint={hint} error={error} id={id}>
      {(ids) => <TextArea {...rest} {...ids} />}
    </Field>
  );
}
