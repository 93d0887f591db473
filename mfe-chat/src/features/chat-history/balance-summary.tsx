import styled from 'styled-components';
import { useGetBalanceQuery } from '@oracle-astra/shared/api';
import { formatCount } from '@oracle-astra/shared/format';
import { useTranslations } from '@oracle-astra/shared/i18n';
import { RetryLine } from '@oracle-astra/shared/components';
import { DescriptionList, Loading, SkeletonText } from '@oracle-astra/shared/ui';
import { formatWalletBalance } from '../../components/chat-credit';

const Box = styled.div`
  padding: var(--s-3) var(--s-4);
`;

/** The questions and rupees of the signed-in person. */
export function BalanceSummary() {
  const t = useTranslations();
  const { data, error, isFetching, refetch } = useGetBalanceQuery();
  if (!data)
    return (
      <Box>
        {error !== undefined ? (
          <RetryLine message={t('chat.history.noBalance')} busy={isFetching} onRetry={() => void refetch()} />
        ) : (
          <Loading label={t('chat.history.balanceLoading')}>
            <SkeletonText lines={3} />
          </Loading>
        )}
      </Box>
    );
  const rows = [
    { term: t('chat.history.oracleQuestions'), value: formatCount(data.oracle_questions) },
    { term: t('chat.history.astraQuestions'), value: formatCount(data.astra_questions) },
    { term: t('chat.history.wallet'), value: formatWalletBalance(data.wallet) },
  ];
  return (
    <Box>
      <DescriptionList rows={rows} />
    </Box>
  );
}
