import styled from 'styled-components';
import { useTranslations } from '@oracle-astra/shared/i18n';

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

/** The points collected towards the next question, as a bar. */
export function PointsMeter({ points, max }: { points: number; max: number }) {
  const t = useTranslations();
  return (
    <Bar role="img" aria-label={t('forum.points.meter', { points, max })}>
      <rect width={`${(100 * points) / max}%`} height="100%" />
    </Bar>
  );
}
