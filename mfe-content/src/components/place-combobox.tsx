import { useEffect, useState } from 'react';
import { useSearchPlacesQuery } from '@oracle-astra/shared/api';
import { placeSearch, type PlacePrediction } from '@oracle-astra/shared/contract';
import { formatPlace } from '@oracle-astra/shared/format';
import { Combobox } from '@oracle-astra/shared/forms';
import { useTranslations } from '@oracle-astra/shared/i18n';

interface PlaceComboboxProps {
  label: string;
  name: string;
  hint?: string;
  error?: string;
  value: string;
  isOpenOnFocus?: boolean;
  /** Whether only places with their own pages are offered, which are those of India. */
  hasPage?: boolean;
  onInput: (text: string) => void;
  onPick: (place: PlacePrediction) => void;
}

/** The text, updated when typing pauses. */
function usePausedText(text: string): string {
  const [paused, setPaused] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setPaused(text), placeSearch.debounceMs);
    return () => clearTimeout(timer);
  }, [text]);
  return paused;
}

/** A field that searches the gazetteer while typing. */
export function PlaceCombobox({ value, onPick, hasPage, ...field }: PlaceComboboxProps) {
  const t = useTranslations();
  const text = value.trim();
  const paused = usePausedText(text);
  const isCurrent = paused === text && text.length >= placeSearch.minLetters;
  const { currentData, isFetching, isError } = useSearchPlacesQuery(paused, { skip: !isCurrent });
  const places = ((isCurrent && currentData?.predictions) || []).filter(({ slug }) => slug || !hasPage);
  const emptyText = isError ? t('content.place.failed') : t('content.place.none');
  return (
    <Combobox
      {...field}
      maxLength={placeSearch.maxLetters}
      value={value}
      options={places.map((place) => ({ id: place.place_id, label: formatPlace(place) }))}
      loading={isFetching}
      emptyText={isCurrent && !isFetching && (isError || currentData) ? emptyText : undefined}
      onPick={({ id }) => {
        const place = places.find(({ place_id }) => place_id === id);
        if (place) onPick({ ...place, description: formatPlace(place) });
      }}
    />
  );
}
