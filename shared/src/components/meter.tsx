import { ScoreBar } from './score-bar';

interface MeterProps {
  label: string;
  /** Percent, 0 to 100. */
  value: number;
  /** How the value reads aloud, such as '123 of 500 questions used'. */
  text?: string;
}

/** How much of an allowance is used, on the graduated scale. */
export function Meter({ label, value, text }: MeterProps) {
  return (
    <div
      role="meter"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={value}
      aria-valuetext={text ?? `${value}%`}
    >
      <ScoreBar value={value} />
    </div>
  );
}
