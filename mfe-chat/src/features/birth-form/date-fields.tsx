import { useId } from 'react';
import styled from 'styled-components';
import { FieldGroup, Legend, Select } from '@oracle-astra/shared/forms';
import { media } from '@oracle-astra/shared/theme';
import { GroupedFieldErrors, GroupedField, GroupedFieldLabel } from './grouped-field';
import type { BirthFormState } from './use-birth-form';

const months = ['January', 'February', 'March', 'April', 'May', 'June', 'July', 'August', 'September', 'October', 'November', 'December'];

const Boxes = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) minmax(0, 1.4fr) minmax(0, 1.2fr);
  gap: var(--s-2);
  ${media.m} {
    max-width: 26rem;
  }
`;

export function DateFields({ form }: { form: BirthFormState }) {
  const group = useId();
  return (
    <FieldGroup>
      <Legend>Date of birth</Legend>
      <Boxes>
        <GroupedField form={form} group={group} name="day" label="Day" autoComplete="bday-day" maxLength={2} />
        <div>
          <GroupedFieldLabel htmlFor={`${group}-month`}>Month</GroupedFieldLabel>
          <Select
            id={`${group}-month`}
            name="month"
            autoComplete="bday-month"
            value={form.values.month}
            onChange={(event) => form.change({ month: event.target.value })}
          >
            {months.map((month, index) => (
              <option key={month} value={String(index + 1).padStart(2, '0')}>
                {month}
              </option>
            ))}
          </Select>
        </div>
        <GroupedField form={form} group={group} name="year" label="Year" autoComplete="bday-year" maxLength={4} />
      </Boxes>
      <GroupedFieldErrors form={form} group={group} names={['day', 'month', 'year']} />
    </FieldGroup>
  );
}
