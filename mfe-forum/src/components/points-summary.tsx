import styled from 'styled-components';
import { formatCount } from '@oracle-astra/shared/format';
import { points } from '@oracle-astra/shared/contract';
import { DescriptionList } from '@oracle-astra/shared/ui';
import { pluralize } from './pluralize';
import { PointsMeter } from './points-meter';

const Total = styled.p`
  font: 500 var(--t-xxl) / var(--l-xxl) var(--serif);
  font-variant-numeric: tabular-nums;
  letter-spacing: 0.015em;
`;

/** Points earned, redeemed and left, with the progress towards the next Oracle question. */
export function PointsSummary({ earned, redeemed }: { earned: number; redeemed: number }) {
  const remaining = earned - redeemed;
  const redeemableQuestions = Math.floor(remaining / points.perQuestion);
  const towardsNext = remaining % points.perQuestion;
  return (
    <>
      <Total className="gold">{formatCount(remaining)}</Total>
      <DescriptionList
        rows={[
          { term: 'Earned', value: formatCount(earned) },
          { term: 'Redeemed', value: formatCount(redeemed) },
          { term: 'Left', value: formatCount(remaining), isTotal: true },
        ]}
      />
      <div className="stack-2">
        <PointsMeter points={towardsNext} max={points.perQuestion} />
        <p className="tiny mute">
          {pluralize(redeemableQuestions, 'question')} ready. {pluralize(points.perQuestion - towardsNext, 'point')} to the next.
        </p>
      </div>
    </>
  );
}
