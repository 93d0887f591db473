import styled from 'styled-components';
import { formatCount } from '@oracle-astra/shared/format';
import { points } from '@oracle-astra/shared/contract';
import { useTranslations } from '@oracle-astra/shared/i18n';
import { DescriptionList } from '@oracle-astra/shared/ui';
import { PointsMeter } from './points-meter';

const Total = styled.p`
  font: 500 var(--t-xxl) / var(--l-xxl) var(--serif);
  font-variant-numeric: tabular-nums;
  letter-spacing: 0.015em;
`;

/** Points earned, redeemed and left, with the progress towards the next Oracle question. */
export function PointsSummary({ earned, redeemed }: { earned: number; redeemed: number }) {
  const t = useTranslations();
  const remaining = earned - redeemed;
  const redeemableQuestions = Math.floor(remaining / points.perQuestion);
  const towardsNext = remaining % points.perQuestion;
  return (
    <>
      <Total className="gold">{formatCount(remaining)}</Total>
      <DescriptionList
        rows={[
          { term: t('forum.points.earned'), value: formatCount(earned) },
          { term: t('forum.points.redeemed'), value: formatCount(redeemed) },
          { term: t('forum.points.left'), value: formatCount(remaining), isTotal: true },
        ]}
      />
      <div className="stack-2">
        <PointsMeter points={towardsNext} max={points.perQuestion} />
        <p className="tiny mute">
          {t('forum.points.progress', { questions: redeemableQuestions, points: points.perQuestion - towardsNext })}
        </p>
      </div>
    </>
  );
}
