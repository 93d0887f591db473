import styled from 'styled-components';
import { useListBirthsQuery } from '@oracle-astra/shared/api';
import type { Profile } from '@oracle-astra/shared/contract';
import { useTranslations } from '@oracle-astra/shared/i18n';
import { RetryLine, Tag } from '@oracle-astra/shared/components';
import { DescriptionList } from '@oracle-astra/shared/ui';

const Email = styled.span`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: flex-end;
  gap: var(--s-1) var(--s-2);
  overflow-wrap: anywhere;
`;

/** The fields of a profile that only its owner sees. */
export function OwnDetails({ email, default_birth_profile: bid }: Profile) {
  const t = useTranslations();
  const { currentData: saved, error, isFetching, refetch } = useListBirthsQuery(undefined, { skip: bid === null });
  const birth = saved?.births.find((candidate) => candidate.bid === bid);
  const emailValue = email ? (
    <Email>
      {email} <Tag>{t('forum.profile.notVerified')}</Tag>
    </Email>
  ) : (
    t('forum.profile.emailUnset')
  );
  const birthValue =
    saved === undefined && error ? (
      <RetryLine message={t('forum.profile.birthsFailed')} busy={isFetching} onRetry={() => void refetch()} />
    ) : (
      <span translate="no">{birth?.full_name ?? '…'}</span>
    );
  return (
    <DescriptionList
      rows={[
        { term: t('forum.profile.email'), value: emailValue },
        {
          term: t('forum.profile.birth'),
          value: bid === null ? t('forum.profile.birthUnset') : birthValue,
        },
      ]}
    />
  );
}
