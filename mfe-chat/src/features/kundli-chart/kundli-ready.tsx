import { useGetChartQuery } from '@oracle-astra/shared/api';
import { astrologers, siteRoutes } from '@oracle-astra/shared/contract';
import { useTranslations } from '@oracle-astra/shared/i18n';
import { BackLink } from '@oracle-astra/shared/components';
import { ButtonLink, ErrorState, Loading, Skeleton, Container } from '@oracle-astra/shared/ui';
import styled from 'styled-components';
import { ChartSummary } from './chart-summary';

const Page = styled(Container)`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--s-6);
  padding-block: var(--s-8) var(--s-12);
`;

/** The saved chart, with a link to chat with each astrologer. */
export function KundliReady({ bid, backTo }: { bid: string; backTo: string }) {
  const t = useTranslations();
  const { data, isError, isFetching, refetch } = useGetChartQuery(bid);
  return (
    <Page>
      <div className="stack-2">
        <BackLink to={backTo}>{t('chat.common.birthDetails')}</BackLink>
        <h1>{t('chat.kundli.readyTitle')}</h1>
        <p className="mute read">{t('chat.kundli.readyLead')}</p>
      </div>
      <div className="row">
        {astrologers.map((type) => (
          <ButtonLink key={type} variant="secondary" to={siteRoutes.chats({ type, bid })}>
            {t('chat.common.chatWith', { astrologer: type })}
          </ButtonLink>
        ))}
      </div>
      {data && <ChartSummary chart={data.chart} />}
      {!data && isError && <ErrorState title={t('chat.kundli.chartNotLoaded')} busy={isFetching} onRetry={() => void refetch()} />}
      {!data && !isError && (
        <Loading label={t('chat.kundli.chartLoading')}>
          <Skeleton $kind="block" />
        </Loading>
      )}
    </Page>
  );
}
