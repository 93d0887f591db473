import { ScoreBar } from './score-bar';

interface MeterProps {
  label: string;
  /** Percent, 0 to 100. */
  value: number;
  /** The value for screen readers, such as '123 of 500 questions used'. */
  text?: string;
}

/** The used part of an allowance on the graduated scale. */
export function Meter({ label, value, text }: MeterProps) {
  return (
    <div role="meter" aria-label={label} aria-valuemin={0} aria-valuemax={100} aria-valuenow={value} aria-valuetext={text ?? `${value}%`}>
      <ScoreBar value={value} />
    </div>
  );
}
