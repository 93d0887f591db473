import { ScoreBar } from './score-bar';

/** A score of 0 to 100 on the graduated scale; `label` names its subject ('Love'). */
export function Score({ label, value }: { label: string; value: number }) {
  return (
    <div role="img" aria-label={`${label}: ${value} of 100`}>
      <ScoreBar value={value} />
    </div>
  );
}
