import { useId } from 'react';
import styled from 'styled-components';
import { FieldGroup, Legend, Select } from '@oracle-astra/shared/forms';
import { useTranslations } from '@oracle-astra/shared/i18n';
import { media } from '@oracle-astra/shared/theme';
import { errorId, GroupedFieldErrors, GroupedField, GroupedFieldLabel } from './grouped-field';
import type { BirthFormState } from './use-birth-form';

const months = ['01', '02', '03', '04', '05', '06', '07', '08', '09', '10', '11', '12'];

const Boxes = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) minmax(0, 1.4fr) minmax(0, 1.2fr);
  gap: var(--s-2);
  ${media.m} {
    max-width: 26rem;
  }
`;

export function DateFields({ form }: { form: BirthFormState }) {
  const t = useTranslations();
  const group = useId();
  return (
    <FieldGroup>
      <Legend>{t('chat.birthForm.dateOfBirth')}</Legend>
      <Boxes>
        <GroupedField form={form} group={group} name="day" label={t('chat.birthForm.day')} autoComplete="bday-day" maxLength={2} />
        <div>
          <GroupedFieldLabel htmlFor={`${group}-month`}>{t('chat.birthForm.month')}</GroupedFieldLabel>
          <Select
            id={`${group}-month`}
            name="month"
            autoComplete="bday-month"
            value={form.values.month}
            aria-invalid={form.errors.month ? true : undefined}
            aria-describedby={form.errors.month ? errorId(group, 'month') : undefined}
            onChange={(event) => form.change({ month: event.target.value })}
          >
            <option value="">{t('chat.birthForm.chooseMonth')}</option>
            {months.map((month) => (
              <option key={month} value={month}>
                {t('chat.birthForm.monthName', { month })}
              </option>
            ))}
          </Select>
        </div>
        <GroupedField form={form} group={group} name="year" label={t('chat.birthForm.year')} autoComplete="bday-year" maxLength={4} />
      </Boxes>
      <GroupedFieldErrors form={form} group={group} names={['day', 'month', 'year']} />
    </FieldGroup>
  );
}
