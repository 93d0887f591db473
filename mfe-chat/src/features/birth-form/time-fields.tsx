import { useId } from 'react';
import styled from 'styled-components';
import { FieldGroup, Legend } from '@oracle-astra/shared/forms';
import { useTranslations } from '@oracle-astra/shared/i18n';
import { media } from '@oracle-astra/shared/theme';
import { GroupedFieldErrors, GroupedField } from './grouped-field';
import type { BirthFormState } from './use-birth-form';

const Boxes = styled.div`
  display: grid;
  grid-template-columns: repeat(3, minmax(0, 1fr));
  gap: var(--s-2);
  ${media.m} {
    max-width: 26rem;
  }
`;

export function TimeFields({ form }: { form: BirthFormState }) {
  const t = useTranslations();
  const group = useId();
  return (
    <FieldGroup>
      <Legend>{t('chat.birthForm.timeOfBirth')}</Legend>
      <Boxes>
        <GroupedField form={form} group={group} name="hours" label={t('chat.birthForm.hours')} maxLength={2} />
        <GroupedField form={form} group={group} name="minute" label={t('chat.birthForm.minute')} maxLength={2} />
        <GroupedField form={form} group={group} name="second" label={t('chat.birthForm.second')} maxLength={2} />
      </Boxes>
      <GroupedFieldErrors form={form} group={group} names={['hours', 'minute', 'second']} />
    </FieldGroup>
  );
}
