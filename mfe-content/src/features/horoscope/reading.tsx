import styled from 'styled-components';
import { promotedFreeQuestions, siteRoutes, type HoroscopeAreas, type HoroscopeDay, type Sign } from '@oracle-astra/shared/contract';
import { useSession } from '@oracle-astra/shared/session';
import { StateArt } from '@oracle-astra/shared/art';
import { ButtonLink, EmptyState, ErrorState } from '@oracle-astra/shared/ui';
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
  when: HoroscopeDay;
  areas: HoroscopeAreas | undefined;
  isFailed: boolean;
  busy: boolean;
  onRetry: () => void;
}

/** The horoscope, or its error, loading or empty state, with links to the chat and other days. */
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
  if (Object.keys(areas).length === 0) {
    return (
      <EmptyState art={<StateArt kind="empty" />} title="Nothing is written for this day yet">
        Please look again later, or read another day.
      </EmptyState>
    );
  }
  const summary = summarizeAreas(areas);
  return (
    <>
      {summary && <p className="lead read">{summary}</p>}
      <Areas areas={areas} />
    </>
  );
}

function OwnChart() {
  const { isSignedIn } = useSession();
  return (
    <div className="stack">
      <p className="small mute read">
        Worked out from the day’s real transits over the sign, the same for everyone. For your own chart, ask an astrologer.
      </p>
      <div className="row">
        <ButtonLink variant="primary" wide to={siteRoutes.chatWithAi}>
          Ask about my chart
        </ButtonLink>
        {!isSignedIn && <span className="small mute">Your first {promotedFreeQuestions} questions are free.</span>}
      </div>
    </div>
  );
}
