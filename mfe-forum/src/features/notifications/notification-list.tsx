import { formatError, useListNotificationsQuery } from '@oracle-astra/shared/api';
import { StateArt } from '@oracle-astra/shared/art';
import { siteRoutes } from '@oracle-astra/shared/contract';
import { Pagination } from '@oracle-astra/shared/components';
import { ButtonLink, EmptyState, ErrorState, Loading, SkeletonText } from '@oracle-astra/shared/ui';
import { copy } from '../../copy';
import { NotificationRows } from './notification-rows';

const refetchAfterSeconds = 30;

/** One page of the user's notifications, newest first. */
export function NotificationList({ page }: { page: number }) {
  const { currentData, error, isFetching, refetch } = useListNotificationsQuery(page, { refetchOnMountOrArgChange: refetchAfterSeconds });
  if (currentData === undefined) {
    if (error !== undefined) {
      const { failed, loadFailed } = copy.notifications;
      return (
        <ErrorState
          art={<StateArt kind="error" />}
          title={failed}
          message={formatError(error, loadFailed)}
          busy={isFetching}
          onRetry={() => void refetch()}
        />
      );
    }
    return (
      <Loading label="Loading notifications">
        <SkeletonText lines={6} />
      </Loading>
    );
  }
  const { notifications, page_count: pageCount } = currentData;
  if (notifications.length === 0) {
    return (
      <EmptyState
        art={<StateArt kind="empty" />}
        title={copy.notifications.empty}
        action={<ButtonLink to={siteRoutes.forum({ page: '1' })}>{copy.forum}</ButtonLink>}
      >
        You are told here when someone answers you in AstroHub.
      </EmptyState>
    );
  }
  return (
    <>
      <NotificationRows notifications={notifications} />
      <Pagination page={page} pageCount={pageCount} href={(target) => `${siteRoutes.notifications}?page=${target}`} />
    </>
  );
}
