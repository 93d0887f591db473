import { useRef } from 'react';
import {
  birthBounds,
  birthDraftKey,
  cutText,
  placeSearch,
  type BirthSkyRequest,
  type PlacePrediction,
} from '@oracle-astra/shared/contract';
import { useSearchTypedPlaces } from '@oracle-astra/shared/api';
import { findOnlyPlace, formatPlace } from '@oracle-astra/shared/format';
import type { ValidationResult } from '@oracle-astra/shared/forms';
import type { PlainMessageId, Translate } from '@oracle-astra/shared/i18n';
import { fillDraft, useDraftValues, type DraftKey } from '@oracle-astra/shared/session';

// The names of the fields in the birth form, which saves these details.
const emptyValues = { day: '', month: '', year: '', hours: '', minute: '', birthPlace: '', latitude: '', longitude: '' };
type BirthDraft = typeof emptyValues;

/** `birthDate` is `YYYY-MM-DD`, `birthTime` is `HH:MM`; both are empty until they are complete. */
export interface BirthMomentValues {
  birthDate: string;
  birthTime: string;
  birthPlace: string;
}

/** The field for each part of the request. */
export const birthFields = { dob: 'birthDate', tob: 'birthTime', lat: 'birthPlace', lng: 'birthPlace' } as const;

export const birthDateBounds = { min: `${birthBounds.year[0]}-01-01`, max: `${birthBounds.year[1]}-12-31` };

const pad = (text: string) => text.padStart(2, '0');
const roundDegrees = (degrees: number | undefined) => (degrees === undefined ? '' : String(Math.round(degrees * 100) / 100));

function toValues({ day, month, year, hours, minute, birthPlace }: BirthDraft): BirthMomentValues {
  const isDate = /^\d{4}$/.test(year) && day !== '' && month !== '';
  return {
    birthDate: isDate ? `${year}-${pad(month)}-${pad(day)}` : '',
    birthTime: hours === '' || minute === '' ? '' : `${pad(hours)}:${pad(minute)}`,
    birthPlace,
  };
}

/** The draft's name and coordinates of a place from the search. */
const toPlaceDraft = (description: string, { geometry }: PlacePrediction) => ({
  birthPlace: cutText(description, placeSearch.maxLetters),
  latitude: roundDegrees(geometry?.location.lat),
  longitude: roundDegrees(geometry?.location.lng),
});

function toDraft({ birthDate, birthTime, birthPlace }: Partial<BirthMomentValues>): Partial<BirthDraft> {
  const [year = '', month = '', day = ''] = (birthDate ?? '').split('-');
  const [hours = '', minute = ''] = (birthTime ?? '').split(':');
  return {
    ...(birthDate === undefined ? {} : { year, month, day }),
    ...(birthTime === undefined ? {} : { hours, minute }),
    ...(birthPlace === undefined ? {} : { birthPlace, latitude: '', longitude: '' }),
  };
}

/** Date, time and place of a birth, stored as a draft. */
export function useBirthMoment(draftKey: DraftKey) {
  const { values: draft, change } = useDraftValues(draftKey, emptyValues);
  const findPlaces = useSearchTypedPlaces();
  const sentPlace = useRef('');
  const isPlaceUnresolved = draft.birthPlace.trim() !== '' && draft.latitude === '';
  return {
    values: toValues(draft),
    change: (changed: Partial<BirthMomentValues>) => change(toDraft(changed)),
    pickPlace: (place: PlacePrediction) => change(toPlaceDraft(place.description, place)),
    /** The name of the place that was sent, which the look-up may have completed. */
    getSentPlace: () => sentPlace.current,
    /** Whether a place was typed but not chosen. */
    isPlaceUnresolved,
    /** Copies the details to the draft of the birth form, so that nothing is typed twice. A missing time becomes an unknown one. */
    fillBirthForm: () => fillDraft(birthDraftKey, { ...draft, meridiem: '', timeUnknown: toValues(draft).birthTime === '' ? 'yes' : '' }),
    async validate(values: BirthMomentValues, t: Translate, unread: readonly string[] = []) {
      const found = isPlaceUnresolved ? await findPlaces(draft.birthPlace) : [];
      const only = found && findOnlyPlace(found, draft.birthPlace);
      const place = only ? toPlaceDraft(formatPlace(only), only) : {};
      if (only) change(place, { birthPlace: draft.birthPlace });
      sentPlace.current = { ...draft, ...place }.birthPlace;
      const placeError = found === null ? 'content.place.failed' : 'content.birth.placeError';
      return validate(values, { ...draft, ...place }, placeError, t, unread);
    },
  };
}

/** Without the schema of the contract, which would load zod for three fields; the server validates the rest. */
function validate(
  { birthDate, birthTime }: BirthMomentValues,
  { latitude, longitude }: BirthDraft,
  placeError: PlainMessageId,
  t: Translate,
  unread: readonly string[],
): ValidationResult<BirthMomentValues, BirthSkyRequest> {
  const isDateValid = birthDate >= birthDateBounds.min && birthDate <= birthDateBounds.max;
  const errors = {
    ...(isDateValid ? {} : { birthDate: t(unread.includes('birthDate') ? 'content.birth.noSuchDate' : 'content.birth.dateError') }),
    ...(unread.includes('birthTime') ? { birthTime: t('content.birth.timeError') } : {}),
    ...(latitude === '' || longitude === '' ? { birthPlace: t(placeError) } : {}),
  };
  if (Object.keys(errors).length > 0) return { errors };
  const dob = birthDate.split('-').reverse().join('/');
  return { data: { dob, ...(birthTime === '' ? {} : { tob: birthTime }), lat: Number(latitude), lng: Number(longitude) } };
}
