import { useGetBalanceQuery } from '@oracle-astra/shared/api';
import { StateArt } from '@oracle-astra/shared/art';
import { ErrorState, Loading, SkeletonText } from '@oracle-astra/shared/ui';
import { copy } from '../../copy';
import { BalanceDetails } from './balance-details';

/** The user's balance, or its error or loading state. */
export function Balance() {
  const { data, error, isFetching, refetch } = useGetBalanceQuery();
  if (data !== undefined) return <BalanceDetails balance={data} />;
  if (error !== undefined)
    return <ErrorState art={<StateArt kind="error" />} title={copy.noData} busy={isFetching} onRetry={() => void refetch()} />;
  return (
    <Loading label="Loading your balance">
      <SkeletonText lines={7} />
    </Loading>
  );
}
