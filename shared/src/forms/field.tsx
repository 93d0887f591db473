import { useId, type ReactNode } from 'react';
import styled from 'styled-components';
import { FieldError } from './field-error';

export interface FieldTexts {
  label: ReactNode;
  hint?: ReactNode;
  /** Marks the control as invalid and is shown below it. */
  error?: ReactNode;
}

/** The attributes that connect a control to its label, hint and error. */
export interface ControlIds {
  id: string;
  'aria-invalid': true | undefined;
  'aria-describedby': string | undefined;
}

export const FieldBox = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--s-1);
  align-content: start;
`;

export const Label = styled.label`
  font-size: var(--t-s);
  line-height: var(--l-s);
  font-weight: 600;
`;

export const Hint = styled.p`
  font-size: var(--t-xs);
  line-height: var(--l-xs);
  color: var(--ink-2);
`;

interface FieldProps extends FieldTexts {
  /** The id of the control, if the caller needs a specific one. */
  id?: string;
  /** Renders the control with these attributes. */
  children: (ids: ControlIds) => ReactNode;
}

/** The layout of a control with its label above and its error or hint below. */
export function Field({ label, hint, error, id, children }: FieldProps) {
  const generatedId = useId();
  const control = id ?? generatedId;
  const errorId = `${control}-error`;
  const hintId = `${control}-hint`;
  const described = [error && errorId, hint && hintId].filter(Boolean).join(' ');
  return (
    <FieldBox>
      <Label htmlFor={control}>{label}</Label>
      {children({ id: control, 'aria-invalid': error ? true : undefined, 'aria-describedby': described || undefined })}
      {error && <FieldError id={errorId}>{error}</FieldError>}
      {hint && <Hint id={hintId}>{hint}</Hint>}
    </FieldBox>
  );
}
