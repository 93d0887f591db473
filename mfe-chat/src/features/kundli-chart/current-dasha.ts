import type { Chart, DashaPeriod } from '@oracle-astra/shared/contract';

/** The periods that run at `now` (milliseconds since 1970); null outside of what the chart knows. */
export function currentDasha(chart: Chart, now: number): { maha: DashaPeriod; antar: DashaPeriod | null } | null {
  const runs = ({ start, end }: DashaPeriod) => Date.parse(start) <= now && now < Date.parse(end);
  const maha = chart.dashas.find(runs);
  return maha ? { maha, antar: maha.antardashas.find(runs) ?? null } : null;
}
