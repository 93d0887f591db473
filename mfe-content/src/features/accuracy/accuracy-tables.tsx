import { formatCount, formatDate } from '@oracle-astra/shared/format';
import type { AccuracyResponse, SuccessOf } from '@oracle-astra/shared/contract';
import { useTranslations } from '@oracle-astra/shared/i18n';
import { Section, Table } from '@oracle-astra/shared/components';
import { DifferenceChart } from './difference-chart';
import { formatDifference, formatLongitude, getBodyName } from './body-names';

type Accuracy = SuccessOf<AccuracyResponse>;

/** Median, 95th percentile and maximum of the differences of each body. */
export function DifferenceTable({ figures }: Pick<Accuracy, 'figures'>) {
  const t = useTranslations();
  return (
    <Section title={t('content.accuracy.differences')} margin>
      <DifferenceChart figures={figures} />
      <Table label={t('content.accuracy.differencestable')}>
        <thead>
          <tr>
            <th scope="col">{t('content.accuracy.body')}</th>
            <th scope="col">{t('content.accuracy.median')}</th>
            <th scope="col">{t('content.accuracy.p95')}</th>
            <th scope="col">{t('content.accuracy.largest')}</th>
            <th scope="col">{t('content.accuracy.count')}</th>
          </tr>
        </thead>
        <tbody>
          {figures.map(({ body, unit, count, median, p95, largest }) => (
            <tr key={body}>
              <th scope="row">{getBodyName(body, t)}</th>
              <td className="num">{formatDifference(median, unit, t)}</td>
              <td className="num">{formatDifference(p95, unit, t)}</td>
              <td className="num">{formatDifference(largest, unit, t)}</td>
              <td className="num">{formatCount(count)}</td>
            </tr>
          ))}
        </tbody>
      </Table>
    </Section>
  );
}

/** The positions of today, ours beside the reference's. */
export function TodayTable({ date, today }: Pick<Accuracy, 'date' | 'today'>) {
  const t = useTranslations();
  const title = t('content.accuracy.today', { date: formatDate(date, t) });
  if (today.length === 0) return null;
  return (
    <Section title={title} margin>
      <Table label={t('content.accuracy.todaytable')}>
        <thead>
          <tr>
            <th scope="col">{t('content.accuracy.body')}</th>
            <th scope="col">{t('content.accuracy.ours')}</th>
            <th scope="col">{t('content.accuracy.theirs')}</th>
            <th scope="col">{t('content.accuracy.difference')}</th>
          </tr>
        </thead>
        <tbody>
          {today.map(({ body, ours, reference, difference }) => (
            <tr key={body}>
              <th scope="row">{getBodyName(body, t)}</th>
              <td className="num">{formatLongitude(ours)}</td>
              <td className="num">{formatLongitude(reference)}</td>
              <td className="num">{formatDifference(difference, 'arcsecond', t)}</td>
            </tr>
          ))}
        </tbody>
      </Table>
    </Section>
  );
}
