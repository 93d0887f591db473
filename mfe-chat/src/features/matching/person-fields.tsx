import styled from 'styled-components';
import { CheckboxField, SelectField, TextField } from '@oracle-astra/shared/forms';
import { useTranslations } from '@oracle-astra/shared/i18n';
import { MeridiemOptions } from '../../components/meridiem-options';
import { Boxes, NumberBox, type BoxesProps, type PersonFieldsProps } from './number-box';

const Fields = styled.fieldset`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--s-4);
  align-content: start;
  min-width: 0;
  border: 0;
  padding: 0;
  margin: 0;
  legend {
    font-size: var(--t-l);
    line-height: var(--l-l);
    margin-bottom: var(--s-3);
  }
`;

const months = ['01', '02', '03', '04', '05', '06', '07', '08', '09', '10', '11', '12'];

/** One side of a match: a saved record, or name, date, time and place. */
export function PersonFields({ side, person, errors, onChange, births, placeField }: PersonFieldsProps) {
  const t = useTranslations();
  return (
    <Fields>
      <legend>{t('chat.match.side', { side })}</legend>
      {births.length > 0 && (
        <SelectField
          label={t('chat.common.savedKundli')}
          name={`${side}_bid`}
          value={births.some(({ bid }) => bid === person.bid) ? person.bid : ''}
          onChange={(event) => onChange({ bid: event.target.value })}
        >
          <option value="">{t('chat.match.typeDetails')}</option>
          {births.map(({ bid, full_name }) => (
            <option key={bid} value={bid} translate="no">
              {full_name}
            </option>
          ))}
        </SelectField>
      )}
      {person.bid === '' && (
        <>
          <TextField
            label={t('chat.match.name')}
            name={`${side}_name`}
            autoComplete="off"
            maxLength={80}
            value={person.name}
            onChange={(event) => onChange({ name: event.target.value })}
          />
          <DateBoxes side={side} person={person} errors={errors} onChange={onChange} />
          <TimeBoxes side={side} person={person} errors={errors} onChange={onChange} />
          {placeField}
        </>
      )}
    </Fields>
  );
}

function DateBoxes(props: BoxesProps) {
  const t = useTranslations();
  const { side, person, onChange } = props;
  return (
    <div role="group" aria-label={t('chat.birthForm.dateOfBirth')}>
      <Boxes>
        <NumberBox {...props} field="day" label={t('chat.birthForm.day')} length={2} />
        <SelectField
          label={t('chat.birthForm.month')}
          name={`${side}_month`}
          value={person.month}
          onChange={(event) => onChange({ month: event.target.value })}
        >
          <option value="">{t('chat.birthForm.chooseMonth')}</option>
          {months.map((month) => (
            <option key={month} value={month}>
              {t('chat.birthForm.monthName', { month })}
            </option>
          ))}
        </SelectField>
        <NumberBox {...props} field="year" label={t('chat.birthForm.year')} length={4} />
      </Boxes>
    </div>
  );
}

function TimeBoxes(props: BoxesProps) {
  const t = useTranslations();
  const { side, person, onChange } = props;
  const isUnknown = person.timeUnknown === 'yes';
  return (
    <div role="group" aria-label={t('chat.birthForm.timeOfBirth')}>
      {!isUnknown && (
        <Boxes>
          <NumberBox
            {...props}
            field="hours"
            label={t(person.meridiem === '' ? 'chat.birthForm.hours' : 'chat.birthForm.hoursOfHalf')}
            length={2}
          />
          <NumberBox {...props} field="minute" label={t('chat.birthForm.minute')} length={2} />
          <SelectField
            label={t('chat.birthForm.meridiem')}
            name={`${side}_meridiem`}
            value={person.meridiem}
            onChange={(event) => onChange({ meridiem: event.target.value })}
          >
            <MeridiemOptions />
          </SelectField>
        </Boxes>
      )}
      <CheckboxField
        label={t('chat.birthForm.timeUnknown')}
        name={`${side}_timeUnknown`}
        checked={isUnknown}
        onChange={(event) => onChange({ timeUnknown: event.target.checked ? 'yes' : '' })}
      />
    </div>
  );
}
