import { formatError, useGetMyProfileQuery } from '@oracle-astra/shared/api';
import { siteRoutes } from '@oracle-astra/shared/contract';
import { AppLink, ErrorState, Loading, Callout, SkeletonText } from '@oracle-astra/shared/ui';
import { isHandleMissing } from '../../api/api-errors';

/** Shows the handle under which the user posts, or that there is none yet. */
export function HandleStatus() {
  const { data, error, isFetching, refetch } = useGetMyProfileQuery();
  if (data !== undefined) {
    return (
      <Callout icon="user">
        You write as <AppLink to={siteRoutes.profile()}>{data.profile.display_name}</AppLink>.
      </Callout>
    );
  }
  if (isHandleMissing(error))
    return <Callout icon="user">{formatError(error)} It stands beside what you write; your mobile number is never shown.</Callout>;
  if (error !== undefined) return <ErrorState title="Your name did not load" busy={isFetching} onRetry={() => void refetch()} />;
  return (
    <Loading label="Loading your name">
      <SkeletonText lines={2} />
    </Loading>
  );
}
