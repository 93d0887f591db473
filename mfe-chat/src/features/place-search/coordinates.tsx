import styled from 'styled-components';
import { TextField } from '@oracle-astra/shared/forms';
import type { Place } from './place';

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
}

/** Inputs for latitude and longitude in degrees; south and west are negative. */
export function Coordinates({ place, errors, onChange }: CoordinatesProps) {
  return (
    <Columns>
      <TextField
        label="Latitude"
        name="latitude"
        autoComplete="off"
        hint="Such as 26.92; south is minus."
        value={place.latitude}
        error={errors.latitude}
        onChange={(event) => onChange({ latitude: event.target.value })}
      />
      <TextField
        label="Longitude"
        name="longitude"
        autoComplete="off"
        hint="Such as 75.79; west is minus."
        value={place.longitude}
        error={errors.longitude}
        onChange={(event) => onChange({ longitude: event.target.value })}
      />
    </Columns>
  );
}
