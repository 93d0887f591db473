import { useId, type InputHTMLAttributes } from 'react';
import styled from 'styled-components';
import { FieldError, Input } from '@oracle-astra/shared/forms';
import { changeBox } from '../../components/birth-boxes';
import type { BirthFormState } from './use-birth-form';
import type { FieldName } from './birth-values';

export const GroupedFieldLabel = styled.label`
  display: block;
  font-size: var(--t-xs);
  line-height: var(--l-xs);
  color: var(--ink-2);
`;

/** The id that connects an error below the group with its input. */
export const errorId = (group: string, name: FieldName) => `${group}-${name}-error`;

interface GroupedFieldProps extends Omit<InputHTMLAttributes<HTMLInputElement>, 'form'> {
  form: BirthFormState;
  /** Id prefix of the group. */
  group: string;
  name: FieldName;
  label: string;
}

/** A numeric input of a date or time. Its error is shown below the group. */
export function GroupedField({ form, group, name, label, maxLength, ...rest }: GroupedFieldProps) {
  const id = useId();
  const error = form.errors[name];
  return (
    <div>
      <GroupedFieldLabel htmlFor={id}>{label}</GroupedFieldLabel>
      <Input
        autoComplete="off"
        {...rest}
        id={id}
        name={name}
        inputMode="numeric"
        value={form.values[name]}
        aria-invalid={error ? true : undefined}
        aria-describedby={error ? errorId(group, name) : undefined}
        onChange={(event) => form.change(changeBox(name, form.values[name], event.target.value, maxLength))}
      />
    </div>
  );
}

export function GroupedFieldErrors({ form, group, names }: { form: BirthFormState; group: string; names: readonly FieldName[] }) {
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
