import styled from 'styled-components';
import { useSearchParams } from 'react-router-dom';
import { useGetChartQuery, useListBirthsQuery } from '@oracle-astra/shared/api';
import { periods, siteRoutes, type BirthRecord } from '@oracle-astra/shared/contract';
import { getTextLang } from '@oracle-astra/shared/format';
import { useTranslations, type Tag } from '@oracle-astra/shared/i18n';
import { StateArt } from '@oracle-astra/shared/art';
import { PageHeader, Section } from '@oracle-astra/shared/components';
import { AppLink, ButtonLink, EmptyState, ErrorState, Loading, PageMeta, Skeleton, SkeletonText } from '@oracle-astra/shared/ui';
import { ChartSummary } from '../features/kundli-chart/chart-summary';

const List = styled.ul`
  border-top: 1px solid var(--rule);
  a {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: space-between;
    column-gap: var(--s-4);
    min-height: var(--s-12);
    padding: var(--s-2) var(--s-3);
    border-bottom: 1px solid var(--rule);
    color: inherit;
    text-decoration: none;
  }
  a:hover b {
    text-decoration: underline;
  }
  [aria-current] {
    background: var(--saffron-wash);
    box-shadow: inset 3px 0 var(--saffron);
  }
`;

/** /daily-prediction: the current periods of a selected saved chart. */
export function Component() {
  const t = useTranslations();
  const [query] = useSearchParams();
  const period = periods.find((name) => name === query.get('p_type'));
  const { data, isError, isFetching, refetch } = useListBirthsQuery();
  const requested = query.get('bid');
  const selected = data?.births.find(({ bid }) => bid === requested) ?? data?.births[0];
  return (
    <>
      <PageMeta title={t('chat.predictions.metaTitle')} description={t('chat.predictions.metaDescription')} canonical="/daily-prediction" />
      <PageHeader title={t('chat.predictions.title')} lead={t('chat.predictions.lead')} />
      <Section title={t('chat.common.savedKundli')} margin>
        {!data && isError && (
          <ErrorState title={t('chat.predictions.savedNotLoaded')} level={3} busy={isFetching} onRetry={() => void refetch()} />
        )}
        {!data && !isError && (
          <Loading label={t('chat.common.loadingSaved')}>
            <SkeletonText lines={3} />
          </Loading>
        )}
        {data && (
          <div className="stack">
            {data.births.length > 0 ? (
              <List>
                {data.births.map((record) => (
                  <li key={record.bid}>
                    <AppLink
                      to={siteRoutes.dailyPrediction({ bid: record.bid, p_type: period })}
                      aria-current={record.bid === selected?.bid || undefined}
                    >
                      <b lang={getTextLang(record.full_name)}>{record.full_name}</b>
                      <span className="tiny mute" lang={getTextLang(record.pob)}>{`${record.dob}, ${record.tob}, ${record.pob}`}</span>
                    </AppLink>
                  </li>
                ))}
              </List>
            ) : (
              <EmptyState art={<StateArt kind="empty" />} title={t('chat.predictions.emptyTitle')} level={3}>
                {t('chat.predictions.emptyDetails')}
              </EmptyState>
            )}
            <div>
              <ButtonLink
                small
                variant={selected ? undefined : 'primary'}
                to={siteRoutes.createKundli({ predictions: 'true', p_type: period })}
              >
                {selected ? t('chat.predictions.otherBirthDetails') : t('chat.common.enterBirthDetails')}
              </ButtonLink>
            </div>
          </div>
        )}
      </Section>
      {selected && <CurrentPeriods key={selected.bid} record={selected} />}
    </>
  );
}

function CurrentPeriods({ record: { bid, full_name } }: { record: BirthRecord }) {
  const t = useTranslations();
  const { data, isError, isFetching, refetch } = useGetChartQuery(bid);
  const person: Tag = (name) => <span lang={getTextLang(full_name)}>{name}</span>;
  return (
    <Section title={t.rich('chat.predictions.dashaNow', { name: full_name, person })}>
      {!data && isError && (
        <ErrorState title={t('chat.predictions.chartNotLoaded')} level={3} busy={isFetching} onRetry={() => void refetch()} />
      )}
      {!data && !isError && (
        <Loading label={t('chat.predictions.chartLoading')}>
          <Skeleton $kind="block" />
        </Loading>
      )}
      {data && (
        <div className="stack-6">
          <ChartSummary chart={data.chart} />
          <div className="stack-2">
            <div>
              <ButtonLink variant="primary" to={siteRoutes.chats({ type: 'Astra', bid })}>
                {t('chat.predictions.askAstra')}
              </ButtonLink>
            </div>
            <p className="tiny mute">{t('chat.predictions.cost')}</p>
          </div>
        </div>
      )}
    </Section>
  );
}
