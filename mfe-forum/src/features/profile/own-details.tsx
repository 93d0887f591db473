import styled from 'styled-components';
import { useListBirthsQuery } from '@oracle-astra/shared/api';
import type { Profile } from '@oracle-astra/shared/contract';
import { Tag } from '@oracle-astra/shared/components';
import { DescriptionList } from '@oracle-astra/shared/ui';
import { copy } from '../../copy';

const Mail = styled.span`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: flex-end;
  gap: var(--s-1) var(--s-2);
  overflow-wrap: anywhere;
`;

/** What only the owner of a profile sees of it. */
export function OwnDetails({ email, default_birth_profile: bid }: Profile) {
  const { data } = useListBirthsQuery(undefined, { skip: bid === null });
  const birth = data?.births.find((one) => one.bid === bid);
  const mail = email ? (
    <Mail>
      {email} <Tag>{copy.notVerified}</Tag>
    </Mail>
  ) : (
    'Not given'
  );
  return (
    <DescriptionList
      rows={[
        { term: 'E-mail', value: mail },
        { term: 'Stars taken from', value: bid === null ? 'No birth details' : (birth?.full_name ?? '…') },
      ]}
    />
  );
}
