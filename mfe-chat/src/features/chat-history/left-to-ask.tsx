import styled from 'styled-components';
import { useGetBalanceQuery } from '@oracle-astra/shared/api';
import { formatRupees } from '@oracle-astra/shared/format';
import { DescriptionList } from '@oracle-astra/shared/ui';
import { copy } from '../../copy';

const Box = styled.div`
  padding: var(--s-3) var(--s-4);
`;

/** The questions and rupees that a person has. */
export function LeftToAsk() {
  const { data, isError } = useGetBalanceQuery();
  if (!data) return isError ? <Box className="small mute">{copy.noBalance}</Box> : null;
  const rows = [
    { term: 'Oracle questions', value: data.oracle_questions },
    { term: 'Astra questions', value: data.astra_questions },
    { term: 'Wallet', value: formatRupees(Math.round(data.wallet * 100), { paise: true }) },
  ];
  return (
    <Box>
      <DescriptionList rows={rows} />
    </Box>
  );
}
