import styled from 'styled-components';
import { useListBirthsQuery } from '@oracle-astra/shared/api';
import type { Profile } from '@oracle-astra/shared/contract';
import { Tag } from '@oracle-astra/shared/components';
import { DescriptionList } from '@oracle-astra/shared/ui';
import { copy } from '../../copy';

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
  const { data } = useListBirthsQuery(undefined, { skip: bid === null });
  const birth = data?.births.find((candidate) => candidate.bid === bid);
  const emailValue = email ? (
    <Email>
      {email} <Tag>{copy.notVerified}</Tag>
    </Email>
  ) : (
    'Not given'
  );
  return (
    <DescriptionList
      rows={[
        { term: 'E-mail', value: emailValue },
        { term: 'Stars taken from', value: bid === null ? 'No birth details' : (birth?.full_name ?? '…') },
      ]}
    />
  );
}
