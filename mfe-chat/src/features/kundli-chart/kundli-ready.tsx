import type { ReactNode } from 'react';
import styled from 'styled-components';
import { useGetChartQuery } from '@oracle-astra/shared/api';
import { BackLink } from '@oracle-astra/shared/components';
import { astrologers, siteRoutes } from '@oracle-astra/shared/contract';
import { useTranslations } from '@oracle-astra/shared/i18n';
import { ButtonLink, Container, ErrorState, Loading, Skeleton, StateArt, StatePanel } from '@oracle-astra/shared/ui';
import { ChartSummary } from './chart-summary';

const Page = styled(Container)`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--s-6);
  padding-block: var(--s-8) var(--s-12);
`;

interface KundliReadyProps {
  bid: string;
  backTo: string;
  /** Without a time of birth the summary of the chart is left out. */
  hasTime: boolean;
  isDeleted?: boolean | undefined;
  /** The complete kundli, which replaces the summary when it has loaded. */
  details: ReactNode;
}

/** The saved chart, with a link to chat with each astrologer. */
export function KundliReady({ bid, backTo, hasTime, isDeleted, details }: KundliReadyProps) {
  const t = useTranslations();
  if (isDeleted)
    return (
      <Page>
        <h1>{t('chat.kundli.readyTitle')}</h1>
        <StatePanel
          art={<StateArt kind="nothing-found" />}
          title={t('chat.predictions.birthDeleted')}
          action={<ButtonLink to={backTo}>{t('chat.common.birthDetails')}</ButtonLink>}
        />
      </Page>
    );
  return (
    <Page>
      <div className="stack-2">
        <BackLink to={backTo}>{t('chat.common.birthDetails')}</BackLink>
        <h1>{t('chat.kundli.readyTitle')}</h1>
        <p className="mute read noprint">{t('chat.kundli.readyLead')}</p>
      </div>
      <div className="row noprint">
        {astrologers.map((type) => (
          <ButtonLink key={type} variant="secondary" to={siteRoutes.chats({ type, bid })}>
            {t('chat.common.chatWith', { astrologer: type })}
          </ButtonLink>
        ))}
      </div>
      {details ?? (hasTime ? <Summary bid={bid} /> : <ChartLoading />)}
    </Page>
  );
}

function Summary({ bid }: { bid: string }) {
  const t = useTranslations();
  const { currentData: data, isError, isFetching, refetch } = useGetChartQuery(bid);
  if (data) return <ChartSummary chart={data.chart} />;
  if (isError) return <ErrorState title={t('chat.kundli.chartNotLoaded')} busy={isFetching} onRetry={() => void refetch()} />;
  return <ChartLoading />;
}

function ChartLoading() {
  const t = useTranslations();
  return (
    <Loading label={t('chat.kundli.chartLoading')}>
      <Skeleton $kind="block" />
    </Loading>
  );
}
