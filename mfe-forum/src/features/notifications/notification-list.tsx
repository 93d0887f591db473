import { formatError, useListNotificationsQuery } from '@oracle-astra/shared/api';
import { siteRoutes } from '@oracle-astra/shared/contract';
import { useTranslations } from '@oracle-astra/shared/i18n';
import { Pagination } from '@oracle-astra/shared/components';
import { ButtonLink, EmptyState, ErrorState, Loading, SkeletonText, StateArt } from '@oracle-astra/shared/ui';
import { NotificationRows } from './notification-rows';

const refetchAfterSeconds = 30;
const pageHref = (page: number) => `${siteRoutes.notifications}?page=${page}`;

/** One page of the user's notifications, newest first. */
export function NotificationList({ page }: { page: number }) {
  const t = useTranslations();
  const { currentData, error, isFetching, refetch } = useListNotificationsQuery(page, { refetchOnMountOrArgChange: refetchAfterSeconds });
  if (currentData === undefined) {
    if (error !== undefined) {
      return (
        <ErrorState
          art={<StateArt kind="error" />}
          title={t('forum.notifications.failed')}
          message={formatError(error, t, t('forum.notifications.loadFailed'))}
          busy={isFetching}
          onRetry={() => void refetch()}
        />
      );
    }
    return (
      <Loading label={t('forum.notifications.loading')}>
        <SkeletonText lines={6} />
      </Loading>
    );
  }
  const { notifications, page_count: pageCount } = currentData;
  if (notifications.length === 0 && pageCount > 0) {
    return (
      <EmptyState
        art={<StateArt kind="nothing-found" />}
        title={t('forum.list.outOfRange')}
        action={<ButtonLink to={pageHref(pageCount)}>{t('forum.list.lastPage')}</ButtonLink>}
      >
        {t('forum.list.endsBefore')}
      </EmptyState>
    );
  }
  if (notifications.length === 0) {
    return (
      <EmptyState
        art={<StateArt kind="empty" />}
        title={t('forum.notifications.empty')}
        action={<ButtonLink to={siteRoutes.forum({ page: '1' })}>{t('forum.nav.astroHub')}</ButtonLink>}
      >
        {t('forum.notifications.tip')}
      </EmptyState>
    );
  }
  return (
    <>
      <NotificationRows notifications={notifications} />
      <Pagination page={page} pageCount={pageCount} href={pageHref} />
    </>
  );
}
