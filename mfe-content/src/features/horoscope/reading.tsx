import styled from 'styled-components';
import { promotedFreeQuestions, siteRoutes, type HoroscopeAreas, type HoroscopeTime, type Sign } from '@oracle-astra/shared/contract';
import { useSession } from '@oracle-astra/shared/session';
import { useTranslations } from '@oracle-astra/shared/i18n';
import { ButtonLink, EmptyState, ErrorState, StateArt } from '@oracle-astra/shared/ui';
import { Areas } from './areas';
import { AreasSkeleton } from './areas-skeleton';
import { DayLinks } from './day-links';
import { summarizeAreas } from './summarize-areas';

const Column = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--s-8);
  align-content: start;
`;

interface ReadingProps {
  sign: Sign;
  when: HoroscopeTime;
  areas: HoroscopeAreas | undefined;
  isFailed: boolean;
  busy: boolean;
  onRetry: () => void;
}

/** The horoscope, or its error, loading or empty state, with links to the chat and to other days. */
export function Reading({ sign, when, areas, isFailed, busy, onRetry }: ReadingProps) {
  return (
    <Column>
      {areas && <Text areas={areas} />}
      {!areas && isFailed && <ErrorState art={<StateArt kind="error" />} busy={busy} onRetry={onRetry} />}
      {!areas && !isFailed && <AreasSkeleton />}
      <OwnChart />
      <DayLinks sign={sign} when={when} />
    </Column>
  );
}

function Text({ areas }: { areas: HoroscopeAreas }) {
  const t = useTranslations();
  if (Object.keys(areas).length === 0) {
    return (
      <EmptyState art={<StateArt kind="empty" />} title={t('content.horoscope.none')}>
        {t('content.horoscope.noneText')}
      </EmptyState>
    );
  }
  const summary = summarizeAreas(areas, t);
  return (
    <>
      {summary && <p className="lead read">{summary}</p>}
      <Areas areas={areas} />
    </>
  );
}

function OwnChart() {
  const t = useTranslations();
  const { isSignedIn } = useSession();
  return (
    <div className="stack">
      <p className="small mute read">{t('content.horoscope.everyone')}</p>
      <div className="row">
        <ButtonLink variant="primary" wide to={siteRoutes.chatWithAi}>
          {t('content.horoscope.ask')}
        </ButtonLink>
        {!isSignedIn && <span className="small mute">{t('content.horoscope.free', { count: promotedFreeQuestions })}</span>}
      </div>
    </div>
  );
}
