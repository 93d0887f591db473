import { useState, type FormEvent } from 'react';
import { Form, useNavigate } from 'react-router-dom';
import styled from 'styled-components';
import { useSearchTypedPlaces } from '@oracle-astra/shared/api';
import { siteRoutes } from '@oracle-astra/shared/contract';
import { findOnlyPlace } from '@oracle-astra/shared/format';
import { TextField } from '@oracle-astra/shared/forms';
import { useTranslations } from '@oracle-astra/shared/i18n';
import { useIsOnPage } from '@oracle-astra/shared/session';
import { Button } from '@oracle-astra/shared/ui';
import { PlaceCombobox } from '../../components/place-combobox';

const Fields = styled(Form)`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--s-4);
  button {
    justify-self: start;
  }
`;

interface PlaceAndDateFormProps {
  /** The place's slug; undefined if the address has none. */
  city?: string;
  placeName: string;
  /** The date in the view of a day, which the form can change. */
  date?: string;
  /** The month in the view of a month, which the form keeps. */
  month?: string;
}

/** Opens the panchang of another place or day, or the same month of another place. It also works without scripts. */
export function PlaceAndDateForm({ city, placeName, date, month }: PlaceAndDateFormProps) {
  const t = useTranslations();
  const navigate = useNavigate();
  const isOnPage = useIsOnPage();
  const [text, setText] = useState(placeName);
  const [typedDate, setTypedDate] = useState(date ?? '');
  const [failedText, setFailedText] = useState<string | null>(null);
  const findPlaces = useSearchTypedPlaces();
  const isChanged = text.trim() !== placeName;
  const toAddress = (slug: string | undefined) => siteRoutes.panchang({ city: slug, date: typedDate || undefined, month });
  async function open(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const field = event.currentTarget.elements.namedItem('city');
    const typed = text.trim();
    const places = isChanged ? await findPlaces(typed) : [];
    if (!isOnPage()) return;
    setFailedText(places === null ? typed : null);
    if (places === null) return field instanceof HTMLElement ? field.focus() : undefined;
    const found = places.filter(({ slug }) => slug);
    const only = findOnlyPlace(found, typed);
    // The focus opens the list of possible places.
    if (!only && found.length > 0 && field instanceof HTMLElement) return field.focus();
    // A text that matches no single place is used as a slug.
    const slug = only?.slug ?? (isChanged && typed !== '' ? typed.toLowerCase().replace(/[^\p{L}\p{M}\p{N}]+/gu, '-') : city);
    void navigate(toAddress(slug));
  }

  return (
    <Fields method="get" action="/panchang" onSubmit={(event) => void open(event)}>
      <PlaceCombobox
        label={t('content.panchang.place')}
        name="city"
        hint={t('content.place.hint')}
        value={text}
        isOpenOnFocus={isChanged}
        hasPage
        error={failedText === text.trim() ? t('content.place.failed') : undefined}
        onInput={setText}
        onPick={({ slug, description }) => {
          setText(description);
          void navigate(toAddress(slug));
        }}
      />
      {month === undefined ? (
        <TextField
          label={t('content.panchang.date')}
          type="date"
          name="date"
          min="1900-01-01"
          max="2100-12-31"
          value={typedDate}
          onChange={(event) => setTypedDate(event.target.value)}
        />
      ) : (
        <input type="hidden" name="month" value={month} />
      )}
      <Button type="submit">{t('content.panchang.open')}</Button>
    </Fields>
  );
}
