import { useId } from 'react';
import styled from 'styled-components';
import { CheckboxField, FieldGroup, Legend } from '@oracle-astra/shared/forms';
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
  const isUnknown = form.values.timeUnknown === 'yes';
  return (
    <FieldGroup>
      <Legend>{t('chat.birthForm.timeOfBirth')}</Legend>
      {!isUnknown && (
        <Boxes>
          <GroupedField form={form} group={group} name="hours" label={t('chat.birthForm.hours')} maxLength={2} />
          <GroupedField form={form} group={group} name="minute" label={t('chat.birthForm.minute')} maxLength={2} />
          <GroupedField form={form} group={group} name="second" label={t('chat.birthForm.second')} maxLength={2} />
        </Boxes>
      )}
      {!isUnknown && <GroupedFieldErrors form={form} group={group} names={['hours', 'minute', 'second']} />}
      <CheckboxField
        label={t('chat.birthForm.timeUnknown')}
        hint={isUnknown ? t('chat.birthForm.timeUnknownHint') : undefined}
        name="timeUnknown"
        checked={isUnknown}
        onChange={(event) => form.change({ timeUnknown: event.target.checked ? 'yes' : '' })}
      />
    </FieldGroup>
  );
}
