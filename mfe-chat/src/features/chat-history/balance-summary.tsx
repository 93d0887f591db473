import styled from 'styled-components';
import { useGetBalanceQuery } from '@oracle-astra/shared/api';
import { DescriptionList } from '@oracle-astra/shared/ui';
import { formatWalletBalance } from '../../components/chat-credit';
import { copy } from '../../copy';

const Box = styled.div`
  padding: var(--s-3) var(--s-4);
`;

/** The questions and rupees of the signed-in person. */
export function BalanceSummary() {
  const { data, isError } = useGetBalanceQuery();
  if (!data) return isError ? <Box className="small mute">{copy.noBalance}</Box> : null;
  const rows = [
    { term: 'Oracle questions', value: data.oracle_questions },
    { term: 'Astra questions', value: data.astra_questions },
    { term: 'Wallet', value: formatWalletBalance(data.wallet) },
  ];
  return (
    <Box>
      <DescriptionList rows={rows} />
    </Box>
  );
}
