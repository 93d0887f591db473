import styled from 'styled-components';
import { listLimits, siteRoutes } from '@oracle-astra/shared/contract';
import { formatDate, getTextLang } from '@oracle-astra/shared/format';
import { useTranslations } from '@oracle-astra/shared/i18n';
import { periodLabels } from '@oracle-astra/shared/terms';
import { AppLink, ErrorState, Icon, Loading, SkeletonText } from '@oracle-astra/shared/ui';
import { useChatListPredictionsQuery } from '../../api/predictions';
import { OlderEntries } from '../../components/older-entries';
import { SideHeading } from './side-heading';

const List = styled.ul`
  max-height: 24rem;
  overflow-y: auto;
  a {
    display: grid;
    grid-template-columns: minmax(0, 1fr) var(--s-5);
    gap: var(--s-2);
    align-items: center;
    min-height: var(--s-12);
    padding-block: var(--s-2);
    border-bottom: 1px solid var(--rule);
    color: inherit;
    text-decoration: none;
  }
  a:hover b,
  a[aria-current] b {
    text-decoration: underline;
  }
`;

/** Earlier predictions, which can be read again free of charge. */
export function KeptList({ current }: { current: string | null }) {
  const t = useTranslations();
  const { data, isError, isFetching, refetch } = useChatListPredictionsQuery();
  return (
    <section className="stack-2" aria-labelledby="kept">
      <SideHeading id="kept">{t('chat.predictions.kept')}</SideHeading>
      {!data && isError && (
        <ErrorState title={t('chat.predictions.keptNotLoaded')} level={3} busy={isFetching} onRetry={() => void refetch()} />
      )}
      {!data && !isError && (
        <Loading label={t('chat.predictions.keptLoading')}>
          <SkeletonText lines={3} />
        </Loading>
      )}
      {data?.predictions.length === 0 && <p className="small mute">{t('chat.predictions.keptEmpty')}</p>}
      {data && data.predictions.length > 0 && (
        <List>
          {data.predictions.map(({ pid, bid, type, from, full_name, language }) => (
            <li key={pid}>
              <AppLink
                to={siteRoutes.dailyPrediction({ bid: bid ?? undefined, p_type: type, kept: pid })}
                aria-current={pid === current || undefined}
              >
                <span>
                  <b>{t('chat.predictions.keptItem', { period: t(periodLabels[type]), date: formatDate(from, t) })}</b>
                  <br />
                  <span className="tiny mute">
                    <span lang={getTextLang(full_name)}>{full_name}</span>
                    {language === 'Hindi' ? t('chat.predictions.inHindi') : t('chat.predictions.inEnglish')}
                  </span>
                </span>
                <Icon name="right" size={20} />
              </AppLink>
            </li>
          ))}
        </List>
      )}
      {data && <OlderEntries count={data.predictions.length} max={listLimits.predictions} />}
    </section>
  );
}
