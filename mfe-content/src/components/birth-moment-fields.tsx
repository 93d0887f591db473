import styled from 'styled-components';
import type { PlacePrediction } from '@oracle-astra/shared/contract';
import { TextField, type FormErrors } from '@oracle-astra/shared/forms';
import { useTranslations } from '@oracle-astra/shared/i18n';
import { PlaceCombobox } from './place-combobox';
import { birthDateBounds, type BirthMomentValues } from './use-birth-moment';

const Moment = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(9rem, 1fr));
  gap: var(--s-4);
  align-items: start;
`;

interface BirthMomentFieldsProps {
  values: BirthMomentValues;
  errors: FormErrors<BirthMomentValues>;
  /** False hides the time. */
  hasTime?: boolean;
  /** Whether a place was typed but not chosen. */
  isPlaceUnresolved: boolean;
  onChange: (changed: Partial<BirthMomentValues>) => void;
  onPickPlace: (place: PlacePrediction) => void;
}

/** Date, time and place of birth; the time is optional. */
export function BirthMomentFields({ values, errors, hasTime = true, isPlaceUnresolved, onChange, onPickPlace }: BirthMomentFieldsProps) {
  const t = useTranslations();
  return (
    <>
      <Moment>
        <TextField
          label={t('content.birth.date')}
          type="date"
          name="birthDate"
          autoComplete="bday"
          {...birthDateBounds}
          value={values.birthDate}
          error={errors.birthDate}
          onChange={(event) => onChange({ birthDate: event.target.value })}
        />
        {hasTime && (
          <TextField
            label={t('content.birth.time')}
            type="time"
            name="birthTime"
            value={values.birthTime}
            error={errors.birthTime}
            onChange={(event) => onChange({ birthTime: event.target.value })}
          />
        )}
      </Moment>
      <PlaceCombobox
        label={t('content.birth.place')}
        name="birthPlace"
        hint={t('content.place.hint')}
        value={values.birthPlace}
        error={errors.birthPlace}
        isOpenOnFocus={isPlaceUnresolved}
        onInput={(birthPlace) => onChange({ birthPlace })}
        onPick={onPickPlace}
      />
    </>
  );
}
