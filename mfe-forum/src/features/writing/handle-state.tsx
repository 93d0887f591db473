import { messageOf, useGetMyProfileQuery } from '@oracle-astra/shared/api';
import { site } from '@oracle-astra/shared/contract';
import { AppLink, ErrorState, Loading, Note, SkeletonText } from '@oracle-astra/shared/ui';
import { isHandleMissing } from '../../parts/failures';

/** Under which name a person writes, or that there is none yet. */
export function HandleState() {
  const { data, error, isFetching, refetch } = useGetMyProfileQuery();
  if (data !== undefined) {
    return (
      <Note icon="user">
        You write as <AppLink to={site.profile()}>{data.profile.display_name}</AppLink>.
      </Note>
    );
  }
  if (isHandleMissing(error)) return <Note icon="user">{messageOf(error)} It stands beside what you write; your mobile number is never shown.</Note>;
  if (error !== undefined) return <ErrorState title="Your name did not load" busy={isFetching} onRetry={() => void refetch()} />;
  return (
    <Loading label="Loading your name">
      <SkeletonText lines={2} />
    </Loading>
  );
}
