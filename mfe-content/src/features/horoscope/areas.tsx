import styled from 'styled-components';
import type { HoroscopeAreas } from '@oracle-astra/shared/contract';
import { Score } from '@oracle-astra/shared/components';
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
  justify-content: space-between;
  align-items: baseline;
  gap: var(--s-4);
  b {
    font: 500 var(--t-xl) / var(--l-l) var(--serif);
    color: var(--ink);
  }
`;

/** Each life area with its score as a bar, its text and its transits. */
export function Areas({ areas }: { areas: HoroscopeAreas }) {
  return (
    <List>
      {Object.entries(areas).map(([title, { score, split_response }]) => {
        const { text, transits } = splitReading(split_response);
        return (
          <Area key={title} aria-label={title}>
            <Line>
              <h2>{title}</h2>
              <span className="small mute num">
                <b>{score}</b> of 100
              </span>
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
