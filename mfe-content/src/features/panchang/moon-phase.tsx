interface MoonPhaseProps {
  /** The illuminated fraction, 0 to 1. */
  lit: number;
  isWaxing: boolean;
  size: number;
}

/** The Moon as seen from India: illuminated on the right while it waxes. */
export function MoonPhase({ lit, isWaxing, size }: MoonPhaseProps) {
  const radius = 40;
  const terminator = (radius * Math.abs(1 - 2 * lit)).toFixed(1);
  const outer = isWaxing ? 1 : 0;
  const inner = lit > 0.5 === isWaxing ? 1 : 0;
  return (
    <svg aria-hidden="true" viewBox="-41 -41 82 82" width={size} height={size} fill="none" stroke="currentColor">
      <circle r={radius} strokeWidth={size < 40 ? 3 : 1} />
      <path
        d={`M0 -${radius}A${radius} ${radius} 0 0 ${outer} 0 ${radius}A${terminator} ${radius} 0 0 ${inner} 0 -${radius}z`}
        fill="currentColor"
        stroke="none"
      />
    </svg>
  );
}

/** The illuminated fraction in the middle of a tithi, 1 to 30. */
export const litAtTithi = (tithi: number): number => (1 - Math.cos(((tithi - 0.5) / 30) * 2 * Math.PI)) / 2;
