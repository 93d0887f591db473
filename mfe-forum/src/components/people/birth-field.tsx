import type { ReactNode } from 'react';
import { useListBirthsQuery } from '@oracle-astra/shared/api';
import { SelectField } from '@oracle-astra/shared/forms';
import { useTranslations } from '@oracle-astra/shared/i18n';

interface BirthFieldProps {
  /** The id of the chosen birth record; '0' for none. */
  value: string;
  hint?: ReactNode;
  error?: string;
  onChange: (bid: string) => void;
}

/** A select of the birth record that provides the rashi, nakshatra and mahadasha of a profile. */
export function BirthField({ value, hint, error, onChange }: BirthFieldProps) {
  const t = useTranslations();
  const { data } = useListBirthsQuery();
  // The browser would show the first record in place of one that was deleted in another tab.
  const isKnown = data === undefined || data.births.some(({ bid }) => bid === value);
  return (
    <SelectField
      label={t('forum.profile.birth')}
      hint={hint}
      name="bid"
      value={isKnown ? value : '0'}
      error={error}
      onChange={(event) => onChange(event.target.value)}
    >
      {data?.births.map(({ bid, full_name: name }) => (
        <option key={bid} value={bid} translate="no">
          {name}
        </option>
      ))}
      <option value="0">{t('forum.profile.birthUnset')}</option>
    </SelectField>
  );
}
