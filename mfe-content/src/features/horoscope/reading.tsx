import styled from 'styled-components';
import { promotedFreeQuestions, siteRoutes, type HoroscopeAreas, type HoroscopeDay, type Sign } from '@oracle-astra/shared/contract';
import { useSession } from '@oracle-astra/shared/session';
import { StateArt } from '@oracle-astra/shared/art';
import { ButtonLink, EmptyState, ErrorState } from '@oracle-astra/shared/ui';
import { AreaBones } from './area-bones';
import { Areas } from './areas';
import { DayLinks } from './day-links';
import { outlineOf } from './outline';

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
  failed: boolean;
  busy: boolean;
  onRetry: () => void;
}

/** The horoscope itself, whatever state it is in, and where to go from it. */
export function Reading({ sign, when, areas, failed, busy, onRetry }: ReadingProps) {
  return (
    <Column>
      {areas && <Text areas={areas} />}
      {!areas && failed && <ErrorState art={<StateArt kind="error" />} busy={busy} onRetry={onRetry} />}
      {!areas && !failed && <AreaBones />}
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
  const outline = outlineOf(areas);
  return (
    <>
      {outline && <p className="lead read">{outline}</p>}
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
