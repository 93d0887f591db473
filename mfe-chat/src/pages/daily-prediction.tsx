import { useListBirthsQuery } from '@oracle-astra/shared/api';
import { PageHeader, SideColumn, TwoColumnLayout } from '@oracle-astra/shared/components';
import { periods, siteRoutes } from '@oracle-astra/shared/contract';
import { useTranslations } from '@oracle-astra/shared/i18n';
import { ButtonLink, EmptyState, ErrorState, Loading, PageMeta, SkeletonText, StateArt } from '@oracle-astra/shared/ui';
import { useSearchParams } from 'react-router-dom';
import { Allowance } from '../features/predictions/allowance';
import { KeptList } from '../features/predictions/kept-list';
import { PredictionWorkspace } from '../features/predictions/prediction-workspace';

/** /daily-prediction: predictions from a saved chart. Visitors are redirected to the home page. */
export function Component() {
  const t = useTranslations();
  const [query] = useSearchParams();
  return (
    <>
      <PageMeta title={t('chat.predictions.metaTitle')} description={t('chat.predictions.metaDescription')} canonical="/daily-prediction" />
      <PageHeader title={t('chat.predictions.title')} lead={t('chat.predictions.lead')} />
      <TwoColumnLayout>
        <SavedCharts period={query.get('p_type')} />
        <SideColumn>
          <Allowance />
          <KeptList current={query.get('kept')} />
        </SideColumn>
      </TwoColumnLayout>
    </>
  );
}

function SavedCharts({ period }: { period: string | null }) {
  const t = useTranslations();
  const { data, isError, isFetching, refetch } = useListBirthsQuery();
  if (!data && isError)
    return <ErrorState title={t('chat.predictions.savedNotLoaded')} level={2} busy={isFetching} onRetry={() => void refetch()} />;
  if (!data)
    return (
      <Loading label={t('chat.common.loadingSaved')}>
        <SkeletonText lines={6} />
      </Loading>
    );
  const [first, ...rest] = data.births;
  if (first) return <PredictionWorkspace births={[first, ...rest]} />;
  const p_type = periods.find((name) => name === period);
  return (
    <div className="stack">
      <EmptyState art={<StateArt kind="empty" />} title={t('chat.predictions.emptyTitle')} level={2}>
        {t('chat.predictions.emptyDetails')}
      </EmptyState>
      <div>
        <ButtonLink variant="primary" to={siteRoutes.createKundli({ predictions: 'true', p_type })}>
          {t('chat.common.enterBirthDetails')}
        </ButtonLink>
      </div>
    </div>
  );
}
