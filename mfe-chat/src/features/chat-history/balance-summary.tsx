import styled from 'styled-components';
import { useGetBalanceQuery } from '@oracle-astra/shared/api';
import { useTranslations } from '@oracle-astra/shared/i18n';
import { DescriptionList } from '@oracle-astra/shared/ui';
import { formatWalletBalance } from '../../components/chat-credit';

const Box = styled.div`
  padding: var(--s-3) var(--s-4);
`;

/** The questions and rupees of the signed-in person. */
export function BalanceSummary() {
  const t = useTranslations();
  const { data, isError } = useGetBalanceQuery();
  if (!data) return isError ? <Box className="small mute">{t('chat.history.noBalance')}</Box> : null;
  const rows = [
    { term: t('chat.history.oracleQuestions'), value: data.oracle_questions },
    { term: t('chat.history.astraQuestions'), value: data.astra_questions },
    { term: t('chat.history.wallet'), value: formatWalletBalance(data.wallet) },
  ];
  return (
    <Box>
      <DescriptionList rows={rows} />
    </Box>
  );
}
