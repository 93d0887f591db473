import { useState } from 'react';
import styled from 'styled-components';
import { placeSearch, type PlacePrediction } from '@oracle-astra/shared/contract';
import { Combobox } from '@oracle-astra/shared/forms';
import { Button } from '@oracle-astra/shared/ui';
import { Coordinates } from './coordinates';
import type { Place } from './place';
import { usePlaceSearch } from './use-place-search';

interface PlaceFieldProps {
  place: Place;
  errors: Partial<Place>;
  onChange: (changed: Partial<Place>) => void;
}

const Box = styled.div`
  display: grid;
  gap: var(--s-2);
  justify-items: stretch;
  button {
    justify-self: start;
  }
`;

const rounded = (degrees: number) => String(Math.round(degrees * 100) / 100);

function placeOf({ description, geometry }: PlacePrediction): Place {
  const { lat, lng } = geometry?.location ?? {};
  return {
    birthPlace: description.slice(0, placeSearch.maxLetters),
    latitude: lat === undefined ? '' : rounded(lat),
    longitude: lng === undefined ? '' : rounded(lng),
  };
}

/** The birth place: found by name, or, where it is not in the list, given by its coordinates. */
export function PlaceField({ place, errors, onChange }: PlaceFieldProps) {
  const [isByHand, setByHand] = useState(false);
  const { search, foundFor } = usePlaceSearch();
  const { places, searching, failed } = foundFor(place.birthPlace);
  const notChosen = isByHand ? undefined : (errors.latitude ?? errors.longitude);

  const type = (birthPlace: string) => {
    if (isByHand) return onChange({ birthPlace });
    onChange({ birthPlace, latitude: '', longitude: '' });
    search(birthPlace);
  };

  return (
    <Box>
      <Combobox
        label="Birth place"
        name="birthPlace"
        hint={isByHand ? 'The name of the place, as you like it to stand.' : 'Type three letters, then choose from the list.'}
        error={errors.birthPlace ?? notChosen}
        maxLength={placeSearch.maxLetters}
        value={place.birthPlace}
        onInput={type}
        options={isByHand ? [] : (places ?? []).map(({ place_id, description }) => ({ id: place_id, label: description.slice(0, placeSearch.maxLetters) }))}
        loading={!isByHand && searching}
        emptyText={isByHand ? undefined : remarkOn(failed, places)}
        onPick={({ id }) => {
          const found = places?.find(({ place_id }) => place_id === id);
          if (found) onChange(placeOf(found));
        }}
      />
      {isByHand && <Coordinates place={place} errors={errors} onChange={onChange} />}
      <Button variant="plain" small aria-expanded={isByHand} onClick={() => setByHand(!isByHand)}>
        {isByHand ? 'Search for the place' : 'My place is not in the list'}
      </Button>
    </Box>
  );
}

function remarkOn(failed: boolean, places: readonly PlacePrediction[] | null) {
  if (failed) return 'The search did not answer. Type on, or enter the coordinates.';
  return places === null ? undefined : 'No place of this name. Try the nearest town.';
}
