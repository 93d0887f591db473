import styled from 'styled-components';
import type { HoroscopeAreas } from '@oracle-astra/shared/contract';
import { useTranslations } from '@oracle-astra/shared/i18n';
import { Score } from '@oracle-astra/shared/components';
import { getAreaLabel } from './area-labels';
import { splitReading } from './split-reading';

const List = styled.div`
  display: grid;
  gap: var(--s-8);
`;

const Area = styled.section`
  display: grid;
  gap: var(--s-2);
  p:first-of-type {
    margin-top: var(--s-2);
  }
`;

const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  align-items: baseline;
  gap: 0 var(--s-4);
  b {
    font: 500 var(--t-xl) / var(--l-l) var(--serif);
    color: var(--ink);
  }
`;

/** Each life area with its score as a bar, its text and its transits. */
export function Areas({ areas }: { areas: HoroscopeAreas }) {
  const t = useTranslations();
  return (
    <List>
      {Object.entries(areas).map(([area, { score, split_response }]) => {
        const title = getAreaLabel(area, t);
        const { text, transits } = splitReading(split_response);
        return (
          <Area key={area} aria-label={title}>
            <Line>
              <h2>{title}</h2>
              <span className="small mute num">{t.rich('content.horoscope.score', { score, b: (content) => <b>{content}</b> })}</span>
            </Line>
            <Score label={title} value={score} />
            <p className="read">{text}</p>
            {transits && <p className="tiny mute">{transits}</p>}
          </Area>
        );
      })}
    </List>
  );
}
