import { useTranslations } from '@oracle-astra/shared/i18n';
import { ScoreBar } from './score-bar';

/** A score of 0 to 100 on the graduated scale; `label` names its subject ('Love'). */
export function Score({ label, value }: { label: string; value: number }) {
  const t = useTranslations();
  return (
    <div role="img" aria-label={t('shared.score.value', { label, value })}>
      <ScoreBar value={value} />
    </div>
  );
}
