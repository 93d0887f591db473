import type { ReactNode } from 'react';
import styled from 'styled-components';
import { toTypedNumber, type BirthRecord } from '@oracle-astra/shared/contract';
import { CheckboxField, SelectField, TextField } from '@oracle-astra/shared/forms';
import { useTranslations } from '@oracle-astra/shared/i18n';
import type { MatchSideName, Person } from './match-values';

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

const Boxes = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(5rem, 1fr));
  gap: var(--s-2);
  align-items: start;
`;

const months = ['01', '02', '03', '04', '05', '06', '07', '08', '09', '10', '11', '12'];

export interface PersonFieldsProps {
  side: MatchSideName;
  person: Person;
  errors: Partial<Person>;
  onChange: (changed: Partial<Person>) => void;
  /** The saved records to choose from; empty for visitors. */
  births: readonly BirthRecord[];
  placeField: ReactNode;
}

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

type BoxesProps = Pick<PersonFieldsProps, 'side' | 'person' | 'errors' | 'onChange'>;

function NumberBox({
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
      onChange={(event) => onChange({ [field]: toTypedNumber(event.target.value, length) })}
    />
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
          <NumberBox {...props} field="hours" label={t('chat.birthForm.hours')} length={2} />
          <NumberBox {...props} field="minute" label={t('chat.birthForm.minute')} length={2} />
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
