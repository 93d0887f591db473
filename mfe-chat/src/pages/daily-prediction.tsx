import styled from 'styled-components';
import { useSearchParams } from 'react-router-dom';
import { useGetChartQuery, useListBirthsQuery } from '@oracle-astra/shared/api';
import { periods, siteRoutes, type BirthRecord } from '@oracle-astra/shared/contract';
import { StateArt } from '@oracle-astra/shared/art';
import { PageHeader, Section } from '@oracle-astra/shared/components';
import { AppLink, ButtonLink, EmptyState, ErrorState, Loading, PageMeta, Skeleton, SkeletonText } from '@oracle-astra/shared/ui';
import { copy } from '../copy';
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
// eslint-disable-next-line max-lines-per-function -- its markup in one place reads better than parts that each take all of its state
export function Component() {
  const [query] = useSearchParams();
  const period = periods.find((name) => name === query.get('p_type'));
  const { data, isError, isFetching, refetch } = useListBirthsQuery();
  const requested = query.get('bid');
  const selected = data?.births.find(({ bid }) => bid === requested) ?? data?.births[0];
  return (
    <>
      <PageMeta
        title="Your daily prediction from your own chart"
        description="Choose a saved Kundli and see which mahadasha and antardasha run in it now, for daily, weekly, monthly and yearly predictions."
        canonical="/daily-prediction"
      />
      <PageHeader
        title="Predictions"
        lead="Whose chart shall it be? Its periods stand below, worked out from the birth details. Looking at them is free."
      />
      <Section title={copy.savedKundli} margin>
        {!data && isError && (
          <ErrorState title="Your saved details did not load" level={3} busy={isFetching} onRetry={() => void refetch()} />
        )}
        {!data && !isError && (
          <Loading label="Loading your saved details">
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
                      <b>{record.full_name}</b>
                      <span className="tiny mute">{`${record.dob}, ${record.tob}, ${record.pob}`}</span>
                    </AppLink>
                  </li>
                ))}
              </List>
            ) : (
              <EmptyState art={<StateArt kind="empty" />} title="First, whose chart?" level={3}>
                Predictions are about one chart. Enter date, time and place of birth once.
              </EmptyState>
            )}
            <div>
              <ButtonLink
                small
                variant={selected ? undefined : 'primary'}
                to={siteRoutes.createKundli({ predictions: 'true', p_type: period })}
              >
                {selected ? 'Other birth details' : 'Enter birth details'}
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
  const { data, isError, isFetching, refetch } = useGetChartQuery(bid);
  return (
    <Section title={`The time that runs for ${full_name}`}>
      {!data && isError && <ErrorState title="The chart did not load" level={3} busy={isFetching} onRetry={() => void refetch()} />}
      {!data && !isError && (
        <Loading label="Working out the chart">
          <Skeleton $kind="block" />
        </Loading>
      )}
      {data && (
        <div className="stack-6">
          <ChartSummary chart={data.chart} />
          <div className="stack-2">
            <div>
              <ButtonLink variant="primary" to={siteRoutes.chats({ type: 'Astra', bid })}>
                Ask Astra what it brings
              </ButtonLink>
            </div>
            <p className="tiny mute">Opening the chat is free. What a question costs stands under the field before you send it.</p>
          </div>
        </div>
      )}
    </Section>
  );
}
