import type { Chart, DashaPeriod } from '@oracle-astra/shared/contract';

/** The mahadasha and antardasha at `now` (milliseconds since 1970); null outside of the periods of the chart. */
export function getCurrentDasha(chart: Chart, now: number): { maha: DashaPeriod; antar: DashaPeriod | null } | null {
  const isCurrent = ({ start, end }: DashaPeriod) => Date.parse(start) <= now && now < Date.parse(end);
  const maha = chart.dashas.find(isCurrent);
  return maha ? { maha, antar: maha.antardashas.find(isCurrent) ?? null } : null;
}
