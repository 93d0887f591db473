import type { ReactNode } from 'react';
import { formatError, useGetMyProfileQuery } from '@oracle-astra/shared/api';
import { siteRoutes } from '@oracle-astra/shared/contract';
import { useTranslations } from '@oracle-astra/shared/i18n';
import { AppLink, Button, ErrorState, Loading, Callout, SkeletonText } from '@oracle-astra/shared/ui';
import { isHandleMissing } from '../../api/api-errors';

/** Shows the name under which the user posts, or that there is none yet and how to choose one. */
export function HandleStatus({ onChoose }: { onChoose: () => void }) {
  const t = useTranslations();
  const { data, error, isFetching, refetch } = useGetMyProfileQuery();
  if (data !== undefined) {
    const link = (name: ReactNode) => (
      <AppLink to={siteRoutes.profile()} translate="no">
        {name}
      </AppLink>
    );
    return <Callout icon="user">{t.rich('forum.writing.handle', { name: data.profile.display_name, link })}</Callout>;
  }
  if (isHandleMissing(error))
    return (
      <Callout icon="user">
        {t('forum.writing.handleMissing', { reason: formatError(error, t, t('shared.failures.handleRequired')) })}{' '}
        <Button variant="plain" small onClick={onChoose}>
          {t('forum.handle.choose')}
        </Button>
      </Callout>
    );
  if (error !== undefined) return <ErrorState title={t('forum.writing.handleFailed')} busy={isFetching} onRetry={() => void refetch()} />;
  return (
    <Loading label={t('forum.writing.handleLoading')}>
      <SkeletonText lines={2} />
    </Loading>
  );
}
