import styled from 'styled-components';
import { wheel } from '@oracle-astra/shared/contract';
import { useTranslations } from '@oracle-astra/shared/i18n';
import { segments } from './segments';

const Drawing = styled.svg`
  display: block;
  width: min(100%, 24rem);
  height: auto;
  .ground {
    fill: var(--night);
  }
  .scale {
    fill: none;
    stroke: var(--night-control);
  }
  .part {
    stroke: var(--night-control);
    stroke-opacity: 0.5;
  }
  .tone-0 {
    fill: var(--night);
  }
  .tone-1 {
    fill: var(--solid);
  }
  .tone-2 {
    fill: var(--night-raised);
  }
  text {
    fill: var(--on-night);
    font: 500 1.25rem var(--serif);
    text-anchor: middle;
  }
  .hub {
    fill: var(--night-raised);
    stroke: var(--night-control);
  }
  .needle {
    fill: var(--saffron);
  }
`;

/** The drawing of the wheel at rest, its needle at the top. */
export function Wheel() {
  const t = useTranslations();
  return (
    <Drawing viewBox="0 0 400 400" role="img" aria-label={t('commerce.wheel.drawing', { count: wheel.segments })}>
      <circle className="ground" cx="200" cy="200" r="196" />
      <circle className="scale" cx="200" cy="200" r="187" strokeWidth="8" strokeDasharray="1 14.666" />
      {segments.map(({ percent, angle, path, tone }) => (
        <g key={percent}>
          <path className={`part tone-${tone}`} d={path} />
          <text x="200" y="52" transform={`rotate(${angle} 200 200)`}>
            {percent}%
          </text>
        </g>
      ))}
      <circle className="hub" cx="200" cy="200" r="44" />
      <path className="needle" d="M190 2h20l-10 28z" />
    </Drawing>
  );
}
