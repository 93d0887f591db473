import { useGetChartQuery } from '@oracle-astra/shared/api';
import { astrologers, siteRoutes } from '@oracle-astra/shared/contract';
import { BackLink } from '@oracle-astra/shared/components';
import { ButtonLink, ErrorState, Loading, Skeleton, Container } from '@oracle-astra/shared/ui';
import styled from 'styled-components';
import { copy } from '../../copy';
import { ChartSummary } from './chart-summary';

const Page = styled(Container)`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--s-6);
  padding-block: var(--s-8) var(--s-12);
`;

/** The saved chart, with a link to chat with each astrologer. */
export function KundliReady({ bid, backTo }: { bid: string; backTo: string }) {
  const { data, isError, isFetching, refetch } = useGetChartQuery(bid);
  return (
    <Page>
      <div className="stack-2">
        <BackLink to={backTo}>Birth details</BackLink>
        <h1>Your Kundli is ready</h1>
        <p className="mute read">Whom would you like to ask about it? Your first questions with each are free.</p>
      </div>
      <div className="row">
        {astrologers.map((type) => (
          <ButtonLink key={type} variant="secondary" to={siteRoutes.chats({ type, bid })}>
            {copy.chatWith(type)}
          </ButtonLink>
        ))}
      </div>
      {data && <ChartSummary chart={data.chart} />}
      {!data && isError && <ErrorState title="Your chart did not load" busy={isFetching} onRetry={() => void refetch()} />}
      {!data && !isError && (
        <Loading label="Working out your chart">
          <Skeleton $kind="block" />
        </Loading>
      )}
    </Page>
  );
}
