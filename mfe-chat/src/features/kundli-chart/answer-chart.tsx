import { useGetChartQuery } from '@oracle-astra/shared/api';
import { Skeleton } from '@oracle-astra/shared/ui';
import { NorthIndianChart } from './north-indian-chart';

const formatOrdinal = (house: number) => `${house}${['st', 'nd', 'rd'][house - 1] ?? 'th'}`;

function getChartLabel(houses: readonly number[]): string {
  if (houses.length === 0) return 'Your chart';
  const names = houses.map((house) => `the ${formatOrdinal(house)}`).join(' and ');
  return `Your chart with ${names} house marked`;
}

/** The small chart beside the sources of a reply, with the relevant houses highlighted. */
export function AnswerChart({ bid, houses }: { bid: string; houses: readonly number[] }) {
  const { data, isError } = useGetChartQuery(bid);
  if (isError && !data) return null;
  return data ? (
    <NorthIndianChart chart={data.chart} label={getChartLabel(houses)} highlighted={houses} isSmall />
  ) : (
    <Skeleton $kind="block" />
  );
}
