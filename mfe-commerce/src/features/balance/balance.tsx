import { useGetBalanceQuery } from '@oracle-astra/shared/api';
import { useTranslations } from '@oracle-astra/shared/i18n';
import { ErrorState, Loading, SkeletonText, StateArt } from '@oracle-astra/shared/ui';
import { BalanceDetails } from './balance-details';

/** The user's balance, or its error or loading state. */
export function Balance() {
  const t = useTranslations();
  const { data, error, isFetching, refetch } = useGetBalanceQuery();
  if (data !== undefined) return <BalanceDetails balance={data} />;
  if (error !== undefined)
    return (
      <ErrorState art={<StateArt kind="error" />} title={t('commerce.balance.failed')} busy={isFetching} onRetry={() => void refetch()} />
    );
  return (
    <Loading label={t('commerce.balance.loading')}>
      <SkeletonText lines={7} />
    </Loading>
  );
}
