import styled from 'styled-components';
import { formatCount } from '@oracle-astra/shared/format';
import { points } from '@oracle-astra/shared/contract';
import { DescriptionList } from '@oracle-astra/shared/ui';
import { counted } from './counted';
import { PointsMeter } from './points-meter';

const Big = styled.p`
  font: 500 var(--t-xxl) / var(--l-xxl) var(--serif);
  font-variant-numeric: tabular-nums;
  letter-spacing: 0.015em;
`;

/** Points earned, redeemed and left, and how far the next Oracle question is. */
export function PointsLedger({ earned, redeemed }: { earned: number; redeemed: number }) {
  const left = earned - redeemed;
  const ready = Math.floor(left / points.perQuestion);
  const towardsNext = left % points.perQuestion;
  return (
    <>
      <Big className="gold">{formatCount(left)}</Big>
      <DescriptionList
        rows={[
          { term: 'Earned', value: formatCount(earned) },
          { term: 'Redeemed', value: formatCount(redeemed) },
          { term: 'Left', value: formatCount(left), isTotal: true },
        ]}
      />
      <div className="stack-2">
        <PointsMeter points={towardsNext} of={points.perQuestion} />
        <p className="tiny mute">
          {counted(ready, 'question')} ready. {counted(points.perQuestion - towardsNext, 'point')} to the next.
        </p>
      </div>
    </>
  );
}
