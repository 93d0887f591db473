import styled from 'styled-components';
import { useGetBalanceQuery } from '@oracle-astra/shared/api';
import { formatRupees } from '@oracle-astra/shared/format';
import { useTranslations } from '@oracle-astra/shared/i18n';
import { RetryLine } from '@oracle-astra/shared/components';
import { DescriptionList, Loading, SkeletonText } from '@oracle-astra/shared/ui';

const Box = styled.div`
  padding: var(--s-3) var(--s-3) 0;
`;

const paisePerRupee = 100;

/** The balance at the bottom of the menu. */
export function SideBalance() {
  const t = useTranslations();
  const { data, error, isFetching, refetch } = useGetBalanceQuery();
  if (data === undefined)
    return (
      <Box>
        {error !== undefined ? (
          <RetryLine message={t('shell.menu.noBalance')} busy={isFetching} onRetry={() => void refetch()} />
        ) : (
          <Loading label={t('shell.menu.balanceLoading')}>
            <SkeletonText lines={2} />
          </Loading>
        )}
      </Box>
    );
  return (
    <Box>
      <DescriptionList
        rows={[
          {
            term: t('shell.menu.questions'),
            value: t('shell.menu.questionCounts', { oracle: data.oracle_questions, astra: data.astra_questions }),
          },
          { term: t('shell.menu.wallet'), value: formatRupees(data.wallet * paisePerRupee, { paise: true }) },
        ]}
      />
    </Box>
  );
}
