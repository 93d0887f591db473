import styled from 'styled-components';
import type { AccuracyResponse, SuccessOf } from '@oracle-astra/shared/contract';
import { useTranslations } from '@oracle-astra/shared/i18n';
import { getBodyName } from './body-names';

/** In units of the drawing. */
const fontSize = 12;

const Chart = styled.svg`
  display: block;
  width: 100%;
  max-width: 40rem;
  height: auto;
  margin-bottom: var(--s-6);
  fill: none;
  stroke: var(--ink-2);
  text {
    stroke: none;
    fill: var(--ink-2);
    font: 400 ${fontSize}px var(--sans);
  }
  .grid {
    stroke: var(--rule);
  }
  .usual {
    stroke: var(--link);
    stroke-width: 5;
  }
  .median {
    stroke: var(--ink);
    stroke-width: 2;
  }
`;

const left = 84;
const right = 340;
const rowHeight = 26;
const top = 30;
const step = 5;

type Figures = SuccessOf<AccuracyResponse>['figures'];

/**
 * The differences of the positions on one scale of arc seconds: a mark at the median, a bar up to the 95th percentile, a line up
 * to the maximum. The table contains the figures.
 */
export function DifferenceChart({ figures }: { figures: Figures }) {
  const t = useTranslations();
  const rows = figures.filter(({ unit }) => unit === 'arcsecond');
  const most = Math.ceil(Math.max(step, ...rows.map(({ largest }) => largest)) / step) * step;
  const x = (value: number) => Math.round((left + (value / most) * (right - left)) * 10) / 10;
  const foot = top + rows.length * rowHeight;
  const ticks = Array.from({ length: most / step + 1 }, (_, index) => index * step);
  return (
    <Chart aria-hidden="true" viewBox={`0 0 360 ${foot + 24}`} width="360" height={foot + 24}>
      <path className="median" d="M1 6v12" />
      <text x="8" y="16">
        {t('content.accuracy.median')}
      </text>
      <path className="usual" d="M84 12h18" />
      <text x="108" y="16">
        {t('content.accuracy.p95')}
      </text>
      <path d="M210 12h18m0 -4v8" />
      <text x="235" y="16">
        {t('content.accuracy.largest')}
      </text>
      <path className="grid" d={ticks.map((tick) => `M${x(tick)} ${top}V${foot}`).join('')} />
      {ticks.map((tick) => (
        <text key={tick} x={x(tick)} y={foot + 16} textAnchor="middle">
          {`${tick}″`}
        </text>
      ))}
      {rows.map(({ body, median, p95, largest }, index) => {
        const y = top + (index + 0.5) * rowHeight;
        return (
          <g key={body}>
            <text x="0" y={y + 4}>
              {getBodyName(body, t)}
            </text>
            <path d={`M${left} ${y}H${x(largest)}m0 -4v8`} />
            <path className="usual" d={`M${left} ${y}H${x(p95)}`} />
            <path className="median" d={`M${x(median)} ${y - 7}v14`} />
          </g>
        );
      })}
    </Chart>
  );
}
