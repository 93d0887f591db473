import styled from 'styled-components';
import { useGetBalanceQuery } from '@oracle-astra/shared/api';
import { formatRupees } from '@oracle-astra/shared/format';
import { DescriptionList } from '@oracle-astra/shared/ui';

const Place = styled.div`
  padding: var(--s-3) var(--s-3) 0;
`;

const paiseARupee = 100;

/** What is left, at the foot of the menu; nothing while it is not known. */
export function SideBalance() {
  const { data } = useGetBalanceQuery();
  if (data === undefined) return null;
  return (
    <Place>
      <DescriptionList
        rows={[
          { term: 'Questions', value: `${data.oracle_questions} Oracle, ${data.astra_questions} Astra` },
          { term: 'Wallet', value: formatRupees(data.wallet * paiseARupee, { paise: true }) },
        ]}
      />
    </Place>
  );
}
