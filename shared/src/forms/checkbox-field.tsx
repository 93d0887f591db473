import { useId, type InputHTMLAttributes, type Ref } from 'react';
import styled from 'styled-components';
import { FieldBox, Hint, type FieldTexts } from './field';
import { FieldError } from './field-error';

const Line = styled.label`
  display: flex;
  gap: var(--s-3);
  align-items: flex-start;
  min-height: var(--tap);
  padding-block: var(--s-2);
  font-size: var(--t-s);
  line-height: var(--l-s);
  cursor: pointer;
  input {
    flex: none;
    width: var(--s-5);
    height: var(--s-5);
    margin: calc(var(--s-1) / 2) 0 0;
    accent-color: var(--solid);
  }
  @media (prefers-color-scheme: dark) {
    input {
      accent-color: var(--saffron);
    }
  }
`;

export interface CheckboxFieldProps extends FieldTexts, InputHTMLAttributes<HTMLInputElement> {
  name: string;
  ref?: Ref<HTMLInputElement>;
}

/** A checkbox with a label. */
export function CheckboxField({ label, hint, error, id, ...rest }: CheckboxFieldProps) {
  const generatedId = useId();
  const control = id ?? generatedId;
  const errorId = `${control}-error`;
  const hintId = `${control}-hint`;
  return (
    <FieldBox>
      <Line>
        <input
          {...rest}
          type="checkbox"
          id={control}
          aria-invalid={error ? true : undefined}
          aria-describedby={[error && errorId, hint && hintId].filter(Boolean).join(' ') || undefined}
        />
        <span>{label}</span>
      </Line>
      {error && <FieldError id={errorId}>{error}</FieldError>}
      {hint && <Hint id={hintId}>{hint}</Hint>}
    </FieldBox>
  );
}
