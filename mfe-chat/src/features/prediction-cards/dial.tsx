import type { Period } from '@oracle-astra/shared/contract';

// Dash patterns in units of the view box: the marks around the circle, and the arc of the period.
const dials: Record<Period, { marks: string; span: string }> = {
  yearly: { marks: '1 8.948', span: '75.4 99' },
  monthly: { marks: '1 8.948', span: '6.28 99' },
  weekly: { marks: '1 3.264', span: '18.85 99' },
  daily: { marks: '1 3.974', span: '6.28 99' },
};

/** A period as an arc of a graduated circle. */
export function Dial({ period }: { period: Period }) {
  const { marks, span } = dials[period];
  return (
    <svg aria-hidden="true" viewBox="0 0 48 48" width="48" height="48" fill="none" stroke="currentColor">
      <circle cx="24" cy="24" r="22.5" opacity=".35" />
      <circle cx="24" cy="24" r="19" strokeWidth="4" strokeDasharray={marks} transform="rotate(-91 24 24)" opacity=".55" />
      <circle cx="24" cy="24" r="12" strokeWidth="4" strokeDasharray={span} transform="rotate(-90 24 24)" />
      <circle cx="24" cy="24" r="1.5" fill="currentColor" />
    </svg>
  );
}
