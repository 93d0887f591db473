import { siteRoutes, type AccuracyResponse, type SuccessOf } from '@oracle-astra/shared/contract';
import { formatCount } from '@oracle-astra/shared/format';
import { useTranslations } from '@oracle-astra/shared/i18n';
import { PageHeader, Section, StatList } from '@oracle-astra/shared/components';
import { Container, ErrorState, Loading, PageMeta, SkeletonText } from '@oracle-astra/shared/ui';
import { useContentGetAccuracyQuery } from '../api/accuracy';
import { DifferenceTable, TodayTable } from '../features/accuracy/accuracy-tables';
import { formatDifference, getSourceName } from '../features/accuracy/body-names';

/** /accuracy */
export function Component() {
  const t = useTranslations();
  const { data, isError, isFetching, refetch } = useContentGetAccuracyQuery();
  return (
    <>
      <PageMeta title={t('content.accuracy.metaTitle')} description={t('content.accuracy.description')} canonical={siteRoutes.accuracy} />
      <PageHeader title={t('content.accuracy.title')} lead={t('content.accuracy.lead')} />
      {data && <Figures data={data} />}
      {!data && (
        <Container>
          {isError ? (
            <ErrorState busy={isFetching} onRetry={() => void refetch()} />
          ) : (
            <Loading label={t('content.accuracy.title')}>
              <SkeletonText lines={8} />
            </Loading>
          )}
        </Container>
      )}
    </>
  );
}

function Figures({ data }: { data: SuccessOf<AccuracyResponse> }) {
  const t = useTranslations();
  const moon = data.figures.find(({ body }) => body === 'Moon');
  const largest = Math.max(...data.figures.filter(({ unit }) => unit === 'arcsecond').map((figure) => figure.largest));
  return (
    <>
      <Container>
        <StatList
          items={[
            { term: t('content.accuracy.moonMiddle'), value: formatDifference(moon?.median ?? 0, 'arcsecond', t) },
            { term: t('content.accuracy.largestOfAll'), value: formatDifference(largest, 'arcsecond', t) },
            { term: t('content.accuracy.givenBack'), value: formatCount(data.given_back) },
          ]}
        />
      </Container>
      <DifferenceTable figures={data.figures} />
      <TodayTable date={data.date} today={data.today} />
      <Section title={t('content.accuracy.check')} margin>
        <div className="read stack">
          <p>
            {t.rich('content.accuracy.source', {
              source: getSourceName(data.source),
              name: (content) => <span translate="no">{content}</span>,
            })}
          </p>
          <p>{t.rich('content.accuracy.command', { code: (content) => <code translate="no">{content}</code> })}</p>
          <p>{t('content.accuracy.limits')}</p>
        </div>
      </Section>
    </>
  );
}
