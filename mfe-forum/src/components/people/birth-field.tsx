import type { ReactNode } from 'react';
import { useListBirthsQuery } from '@oracle-astra/shared/api';
import { RetryLine } from '@oracle-astra/shared/components';
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
  const { data, error: loadError, isFetching, refetch } = useListBirthsQuery();
  const hasFailed = data === undefined && loadError !== undefined;
  // The browser would show the first record instead of one that was deleted in another tab.
  const isKnown = data === undefined || data.births.some(({ bid }) => bid === value);
  const unknown = t(hasFailed ? 'forum.profile.birthsFailed' : 'forum.profile.birthsLoading');
  return (
    <>
      <SelectField
        label={t('forum.profile.birth')}
        hint={hint}
        name="bid"
        value={isKnown ? value : '0'}
        error={error}
        onChange={(event) => onChange(event.target.value)}
      >
        {data === undefined && value !== '0' && <option value={value}>{unknown}</option>}
        {data?.births.map(({ bid, full_name: name }) => (
          <option key={bid} value={bid} translate="no">
            {name}
          </option>
        ))}
        <option value="0">{t('forum.profile.birthUnset')}</option>
      </SelectField>
      {hasFailed && <RetryLine message={unknown} busy={isFetching} onRetry={() => void refetch()} />}
    </>
  );
}
