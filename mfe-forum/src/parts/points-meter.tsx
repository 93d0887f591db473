import styled from 'styled-components';

const Bar = styled.svg`
  display: block;
  width: 100%;
  height: var(--s-2);
  border-radius: 1px;
  background: var(--rule);
  rect {
    fill: var(--gold-ink);
  }
`;

/** How many of the points that the next question takes are there. */
export function PointsMeter({ points, of }: { points: number; of: number }) {
  return (
    <Bar role="img" aria-label={`${points} of ${of} points towards the next question`}>
      <rect width={`${(100 * points) / of}%`} height="100%" />
    </Bar>
  );
}
