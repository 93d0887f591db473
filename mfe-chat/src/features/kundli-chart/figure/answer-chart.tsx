import { useGetChartQuery } from '@oracle-astra/shared/api';
import { useTranslations, type Translate } from '@oracle-astra/shared/i18n';
import { Skeleton } from '@oracle-astra/shared/ui';
import { NorthIndianChart } from './north-indian-chart';

function getChartLabel(houses: readonly number[], t: Translate): string {
  if (houses.length === 0) return t('chat.chart.yours');
  const names = houses.map((house) => t('chat.chart.house', { house: String(house) }));
  return t('chat.chart.yoursMarked', { houses: names.reduce((first, next) => t('chat.chart.houseAndHouse', { first, next })) });
}

/** The small chart beside the sources of a reply, with the relevant houses highlighted. */
export function AnswerChart({ bid, houses }: { bid: string; houses: readonly number[] }) {
  const t = useTranslations();
  const { currentData: data, isError } = useGetChartQuery(bid);
  if (isError && !data) return null;
  return data ? (
    <NorthIndianChart chart={data.chart} label={getChartLabel(houses, t)} highlighted={houses} isSmall />
  ) : (
    <Skeleton $kind="block" />
  );
}
