import { useState } from 'react';
import styled from 'styled-components';
import { placeSearch, type PlacePrediction } from '@oracle-astra/shared/contract';
import { Combobox } from '@oracle-astra/shared/forms';
import { findOnlyPlace } from '@oracle-astra/shared/format';
import { useTranslations, type Translate } from '@oracle-astra/shared/i18n';
import { Button } from '@oracle-astra/shared/ui';
import { isPlaceUnresolved, toPlace, toPlaceName, type Place } from '../../components/typed-place';
import { Coordinates } from './coordinates';
import { usePlaceSearch } from './use-place-search';

interface PlaceFieldProps {
  place: Place;
  errors: Partial<Place>;
  onChange: (changed: Partial<Place>) => void;
  /** The prefix of the input names in a form with two places. */
  prefix?: string;
}

const Box = styled.div`
  display: grid;
  gap: var(--s-2);
  justify-items: stretch;
  button {
    justify-self: start;
  }
`;

/** The birth place, chosen from the search results or entered by hand with its coordinates. */
export function PlaceField({ place, errors, onChange, prefix = '' }: PlaceFieldProps) {
  const t = useTranslations();
  const [isManual, setManual] = useState(false);
  const { search, getResults } = usePlaceSearch();
  const { places, isSearching, hasFailed } = getResults(place.birthPlace);
  const coordinateError = isManual ? undefined : (errors.latitude ?? errors.longitude);

  const isOpen = !isManual && isPlaceUnresolved(place);

  const handleInput = (birthPlace: string) => {
    if (isManual) return onChange({ birthPlace });
    onChange({ birthPlace, latitude: '', longitude: '' });
    search(birthPlace);
  };

  // A place that was typed completely is chosen on blur if it is the only one with that name.
  const handleBlur = () => {
    const only = isManual || place.latitude !== '' ? null : findOnlyPlace(places ?? [], place.birthPlace);
    if (only) onChange(toPlace(only));
  };

  return (
    <Box>
      <Combobox
        label={t('chat.place.label')}
        name={`${prefix}birthPlace`}
        hint={isManual ? t('chat.place.manualHint') : t('chat.place.searchHint')}
        error={errors.birthPlace ?? coordinateError}
        maxLength={placeSearch.maxLetters}
        value={place.birthPlace}
        onInput={handleInput}
        onBlur={handleBlur}
        isOpenOnFocus={isOpen}
        onFocus={() => isOpen && search(place.birthPlace)}
        options={isManual ? [] : (places ?? []).map((found) => ({ id: found.place_id, label: toPlaceName(found) }))}
        loading={!isManual && isSearching}
        emptyText={isManual ? undefined : getEmptyText(hasFailed, places, t)}
        onPick={({ id }) => {
          const selected = places?.find(({ place_id }) => place_id === id);
          if (selected) onChange(toPlace(selected));
        }}
      />
      {isManual && <Coordinates place={place} errors={errors} onChange={onChange} prefix={prefix} />}
      <Button variant="plain" small aria-expanded={isManual} onClick={() => setManual(!isManual)}>
        {isManual ? t('chat.place.backToSearch') : t('chat.place.notInList')}
      </Button>
    </Box>
  );
}

function getEmptyText(hasFailed: boolean, places: readonly PlacePrediction[] | null, t: Translate) {
  if (hasFailed) return t('chat.place.searchFailed');
  return places === null ? undefined : t('chat.place.noneFound');
}
