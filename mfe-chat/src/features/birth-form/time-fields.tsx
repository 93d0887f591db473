import { useId } from 'react';
import styled from 'styled-components';
import { birthBounds } from '@oracle-astra/shared/contract';
import { formatTimeOfDay } from '@oracle-astra/shared/format';
import { CheckboxField, FieldGroup, Legend, Select } from '@oracle-astra/shared/forms';
import { useTranslations, type Translate } from '@oracle-astra/shared/i18n';
import { media } from '@oracle-astra/shared/theme';
import { twelveHourBounds, toClockHours } from '../../components/clock-hours';
import { MeridiemOptions } from '../../components/meridiem-options';
import { GroupedFieldErrors, GroupedField, GroupedFieldLabel } from './grouped-field';
import type { BirthFormState } from './use-birth-form';

const Boxes = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(5rem, 1fr));
  gap: var(--s-2);
  align-items: end;
  ${media.m} {
    max-width: 26rem;
  }
`;

/**
 * The typed time with am or pm, so that a person who typed 9 for the evening notices the mistake; null if the time is incomplete
 * or invalid.
 */
function formatTypedTime({ hours, minute, meridiem }: BirthFormState['values'], t: Translate): string | null {
  const isWithin = (text: string, [min, max]: readonly [number, number]) =>
    /^\d{1,2}$/.test(text) && Number(text) >= min && Number(text) <= max;
  if (!isWithin(hours.trim(), meridiem === '' ? birthBounds.hours : twelveHourBounds) || !isWithin(minute.trim(), birthBounds.minute))
    return null;
  return formatTimeOfDay(Number(toClockHours(hours, meridiem)) % 24, Number(minute) % 60, t);
}

export function TimeFields({ form }: { form: BirthFormState }) {
  const t = useTranslations();
  const group = useId();
  const isUnknown = form.values.timeUnknown === 'yes';
  const time = formatTypedTime(form.values, t);
  return (
    <FieldGroup>
      <Legend>{t('chat.birthForm.timeOfBirth')}</Legend>
      {!isUnknown && (
        <Boxes>
          <GroupedField
            form={form}
            group={group}
            name="hours"
            label={t(form.values.meridiem === '' ? 'chat.birthForm.hours' : 'chat.birthForm.hoursOfHalf')}
            maxLength={2}
          />
          <GroupedField form={form} group={group} name="minute" label={t('chat.birthForm.minute')} maxLength={2} />
          <div>
            <GroupedFieldLabel htmlFor={`${group}-meridiem`}>{t('chat.birthForm.meridiem')}</GroupedFieldLabel>
            <Select
              id={`${group}-meridiem`}
              name="meridiem"
              value={form.values.meridiem}
              onChange={(event) => form.change({ meridiem: event.target.value })}
            >
              <MeridiemOptions />
            </Select>
          </div>
          <GroupedField form={form} group={group} name="second" label={t('chat.birthForm.second')} maxLength={2} />
        </Boxes>
      )}
      {!isUnknown && time !== null && <p className="tiny mute">{t('chat.birthForm.timeRead', { time })}</p>}
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
