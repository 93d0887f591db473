import { useGetChartQuery } from '@oracle-astra/shared/api';
import { Skeleton } from '@oracle-astra/shared/ui';
import { NorthChart } from './north-chart';

/** Of a house, 1 to 12. */
const ordinal = (house: number) => `${house}${['st', 'nd', 'rd'][house - 1] ?? 'th'}`;

function labelFor(houses: readonly number[]): string {
  if (houses.length === 0) return 'Your chart';
  const names = houses.map((house) => `the ${ordinal(house)}`).join(' and ');
  return `Your chart with ${names} house marked`;
}

/** The small chart beside the grounds of an answer, with the houses that bear on it marked. */
export function AnswerChart({ bid, houses }: { bid: string; houses: readonly number[] }) {
  const { data, isError } = useGetChartQuery(bid);
  if (isError && !data) return null;
  return data ? <NorthChart chart={data.chart} label={labelFor(houses)} marked={houses} mini /> : <Skeleton $kind="block" />;
}
