import { useListBirthsQuery } from '@oracle-astra/shared/api';
import { PageHeader, SideColumn, TwoColumnLayout } from '@oracle-astra/shared/components';
import { useTranslations } from '@oracle-astra/shared/i18n';
import { ErrorState, Loading, PageMeta, SkeletonText } from '@oracle-astra/shared/ui';
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
        <SavedCharts />
        <SideColumn>
          <Allowance />
          <KeptList current={query.get('kept')} />
        </SideColumn>
      </TwoColumnLayout>
    </>
  );
}

function SavedCharts() {
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
  return <PredictionWorkspace births={data.births} ownBid={data.own_bid} />;
}
