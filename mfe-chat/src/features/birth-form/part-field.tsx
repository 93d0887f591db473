import { useId, type InputHTMLAttributes } from 'react';
import styled from 'styled-components';
import { FieldError, Input } from '@oracle-astra/shared/forms';
import type { BirthFormState } from './use-birth-form';
import type { FieldName } from './values';

export const PartLabel = styled.label`
  display: block;
  font-size: var(--t-xs);
  line-height: var(--l-xs);
  color: var(--ink-2);
`;

/** What the parts of a date or time share: which error belongs to which box. */
export const errorId = (group: string, name: FieldName) => `${group}-${name}-error`;

interface PartFieldProps extends Omit<InputHTMLAttributes<HTMLInputElement>, 'form'> {
  form: BirthFormState;
  group: string;
  name: FieldName;
  label: string;
}

/** One box of a date or a time, figures only. Its error stands under the whole group. */
export function PartField({ form, group, name, label, ...rest }: PartFieldProps) {
  const id = useId();
  const error = form.errors[name];
  return (
    <div>
      <PartLabel htmlFor={id}>{label}</PartLabel>
      <Input
        autoComplete="off"
        {...rest}
        id={id}
        name={name}
        inputMode="numeric"
        value={form.values[name]}
        aria-invalid={error ? true : undefined}
        aria-describedby={error ? errorId(group, name) : undefined}
        onChange={(event) => form.change({ [name]: event.target.value })}
      />
    </div>
  );
}

/** The errors of a group's boxes, one under the other. */
export function PartErrors({ form, group, names }: { form: BirthFormState; group: string; names: readonly FieldName[] }) {
  return names.map((name) => {
    const error = form.errors[name];
    return (
      error && (
        <FieldError key={name} id={errorId(group, name)}>
          {error}
        </FieldError>
      )
    );
  });
}
