import styled from 'styled-components';
import { nakshatras, signs, type Chart } from '@oracle-astra/shared/contract';
import { formatDate } from '@oracle-astra/shared/format';
import { useNow } from '@oracle-astra/shared/session';
import { media } from '@oracle-astra/shared/theme';
import { DescriptionList } from '@oracle-astra/shared/ui';
import { getCurrentDasha } from './current-dasha';
import { NorthIndianChart } from './north-indian-chart';

const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--s-6);
  align-items: start;
  ${media.m} {
    grid-template-columns: minmax(0, 26rem) minmax(0, 1fr);
    gap: var(--s-10);
  }
`;

/** The chart with its ascendant, Moon and current dasha. */
export function ChartSummary({ chart }: { chart: Chart }) {
  const dasha = getCurrentDasha(chart, useNow());
  const moon = `${signs[chart.rashi - 1]}, ${nakshatras[chart.nakshatra - 1]} nakshatra`;
  const rows = [
    { term: 'Ascendant', value: signs[chart.ascendant.sign - 1] },
    { term: 'Moon', value: moon },
    { term: 'Mahadasha', value: dasha ? `${dasha.maha.lord}, to ${formatDate(dasha.maha.end)}` : chart.current_mahadasha },
    ...(dasha?.antar ? [{ term: 'Antardasha', value: `${dasha.antar.lord}, to ${formatDate(dasha.antar.end)}` }] : []),
  ];
  return (
    <Columns>
      <NorthIndianChart
        chart={chart}
        label={`Birth chart, North Indian style: ${signs[chart.ascendant.sign - 1]} rising, Moon in ${moon}.`}
      />
      <div className="stack-2">
        <DescriptionList rows={rows} />
        <p className="tiny mute">Numbers in the chart are signs, 1 Aries to 12 Pisces. R marks a planet in retrograde.</p>
      </div>
    </Columns>
  );
}
