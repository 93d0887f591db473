import { nakshatras, signs, type Chart, type DashaPeriod } from '@oracle-astra/shared/contract';
import { formatDate } from '@oracle-astra/shared/format';
import { useTranslations, type Translate } from '@oracle-astra/shared/i18n';
import { useNow } from '@oracle-astra/shared/session';
import { nakshatraLabels, planetLabels, signLabels } from '@oracle-astra/shared/terms';
import { DescriptionList } from '@oracle-astra/shared/ui';
import { ChartColumns } from './chart-columns.styles';
import { getCurrentDasha } from './sections/current-dasha';
import { NorthIndianChart } from './figure/north-indian-chart';

/** The name of a sign, 1 (Aries) to 12. */
const formatSign = (sign: number, t: Translate) => t(signLabels[signs[sign - 1] ?? 'Aries']);

const formatMoon = ({ rashi, nakshatra }: Chart, t: Translate) =>
  t('chat.chart.moonPosition', { sign: formatSign(rashi, t), nakshatra: t(nakshatraLabels[nakshatras[nakshatra - 1] ?? 'Ashwini']) });

const formatDasha = ({ lord, end }: DashaPeriod, t: Translate) =>
  t('chat.chart.lordUntil', { lord: t(planetLabels[lord]), date: formatDate(end, t) });

/** The chart with its ascendant, Moon and current dasha. */
export function ChartSummary({ chart }: { chart: Chart }) {
  const t = useTranslations();
  const dasha = getCurrentDasha(chart, useNow());
  const rising = formatSign(chart.ascendant.sign, t);
  const moon = formatMoon(chart, t);
  const rows = [
    { term: t('chat.chart.ascendant'), value: rising },
    { term: t('chat.chart.moon'), value: moon },
    { term: t('chat.chart.mahadasha'), value: dasha ? formatDasha(dasha.maha, t) : t(planetLabels[chart.current_mahadasha]) },
    ...(dasha?.antar ? [{ term: t('chat.chart.antardasha'), value: formatDasha(dasha.antar, t) }] : []),
  ];
  return (
    <ChartColumns>
      <NorthIndianChart chart={chart} label={t('chat.chart.label', { sign: rising, moon })} />
      <div className="stack-2">
        <DescriptionList rows={rows} />
        <p className="tiny mute">{t('chat.chart.legend')}</p>
      </div>
    </ChartColumns>
  );
}
