import type { ReactNode } from 'react';
import styled from 'styled-components';
import type { BirthRecord } from '@oracle-astra/shared/contract';
import { TextField } from '@oracle-astra/shared/forms';
import { changeBox } from '../../components/birth-boxes';
import type { MatchSideName, Person } from './match-values';

export interface PersonFieldsProps {
  side: MatchSideName;
  person: Person;
  errors: Partial<Person>;
  onChange: (changed: Partial<Person>) => void;
  /** The saved records to choose from; empty for visitors. */
  births: readonly BirthRecord[];
  placeField: ReactNode;
}

export const Boxes = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(5rem, 1fr));
  gap: var(--s-2);
  align-items: start;
`;

export type BoxesProps = Pick<PersonFieldsProps, 'side' | 'person' | 'errors' | 'onChange'>;

/** A field of digits. */
export function NumberBox({
  field,
  label,
  length,
  ...props
}: BoxesProps & { field: 'day' | 'year' | 'hours' | 'minute'; label: string; length: number }) {
  const { side, person, errors, onChange } = props;
  return (
    <TextField
      label={label}
      name={`${side}_${field}`}
      inputMode="numeric"
      autoComplete="off"
      value={person[field]}
      error={errors[field]}
      onChange={(event) => onChange(changeBox(field, person[field], event.target.value, length))}
    />
  );
}
