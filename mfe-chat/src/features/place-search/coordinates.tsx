import styled from 'styled-components';
import { toTypedNumber } from '@oracle-astra/shared/contract';
import { TextField } from '@oracle-astra/shared/forms';
import { useTranslations } from '@oracle-astra/shared/i18n';
import type { Place } from '../../components/typed-place';

const Columns = styled.div`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: var(--s-2);
  align-items: start;
`;

interface CoordinatesProps {
  place: Place;
  errors: Partial<Place>;
  onChange: (changed: Partial<Place>) => void;
  prefix: string;
}

/** Inputs for latitude and longitude in degrees; south and west are negative. */
export function Coordinates({ place, errors, onChange, prefix }: CoordinatesProps) {
  const t = useTranslations();
  return (
    <Columns>
      <TextField
        label={t('chat.place.latitude')}
        name={`${prefix}latitude`}
        autoComplete="off"
        hint={t('chat.place.latitudeHint')}
        value={place.latitude}
        error={errors.latitude}
        onChange={(event) => onChange({ latitude: toTypedNumber(event.target.value) })}
      />
      <TextField
        label={t('chat.place.longitude')}
        name={`${prefix}longitude`}
        autoComplete="off"
        hint={t('chat.place.longitudeHint')}
        value={place.longitude}
        error={errors.longitude}
        onChange={(event) => onChange({ longitude: toTypedNumber(event.target.value) })}
      />
    </Columns>
  );
}
