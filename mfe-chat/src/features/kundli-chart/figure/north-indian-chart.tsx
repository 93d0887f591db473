import styled from 'styled-components';
import type { Chart } from '@oracle-astra/shared/contract';
import { useTranslations } from '@oracle-astra/shared/i18n';
import { getHouseLines, getHouseSign, houseShapes } from './house-layout';
import { RetrogradeMark } from './retrograde-mark';

const Drawing = styled.svg<{ $small: boolean }>`
  width: 100%;
  height: auto;
  max-width: ${({ $small }) => ($small ? '13rem' : '26rem')};
  color: var(--link);
  font-family: var(--sans);
  text-anchor: middle;
  .ground {
    fill: var(--paper-raised);
  }
  .lit {
    fill: var(--saffron-wash);
  }
  text {
    fill: var(--ink);
  }
  .sign {
    fill: var(--ink-2);
  }
  .rising {
    fill: var(--saffron-ink);
    font-weight: 600;
  }
  .night & {
    color: var(--night-control);
    .ground {
      fill: none;
    }
    .lit {
      fill: color-mix(in srgb, var(--gold) 16%, transparent);
    }
    .rising {
      fill: var(--gold);
    }
  }
`;

const outline = 'M0 0h400v400H0zM0 0l400 400M400 0L0 400M200 0L0 200l200 200 200-200z';

/**
 * Font size, sign size, line height, vertical offset and names per narrow line, in units of the viewBox. The small chart has
 * larger text, so that it stays readable.
 */
const sizes = {
  full: { text: 17, sign: 14, lineHeight: 20, offset: 0, perNarrowLine: 2 },
  small: { text: 25, sign: 20, lineHeight: 27, offset: 3, perNarrowLine: 1 },
};

interface NorthIndianChartProps {
  chart: Chart;
  /** The accessible name. */
  label: string;
  /** Houses to highlight, 1 to 12. */
  highlighted?: readonly number[];
  isSmall?: boolean;
}

/** The birth chart in the North Indian style: the houses have fixed places, and the numbers are signs. */
export function NorthIndianChart({ chart, label, highlighted = [], isSmall = false }: NorthIndianChartProps) {
  const t = useTranslations();
  const risingMark = t('chat.chart.ascendantMark');
  const size = isSmall ? sizes.small : sizes.full;
  return (
    <Drawing $small={isSmall} viewBox="-1 -1 402 402" role="img" aria-label={label}>
      <path className="ground" d="M0 0h400v400H0z" />
      {highlighted.map((house) => (
        <polygon key={house} className="lit" points={houseShapes[house - 1]?.points} />
      ))}
      <path fill="none" stroke="currentColor" strokeWidth="1.25" d={outline} />
      {houseShapes.map(({ sign, middle, isNarrow }, index) => {
        const lines = getHouseLines(chart, index + 1, isNarrow ? size.perNarrowLine : 2, t);
        const top = middle[1] + size.offset - ((lines.length - 1) * size.lineHeight) / 2;
        return (
          <g key={sign.join()}>
            <text className="sign" x={sign[0]} y={sign[1]} fontSize={size.sign}>
              {getHouseSign(chart, index + 1)}
            </text>
            {lines.map((marks, line) => (
              <text key={line} x={middle[0]} y={top + line * size.lineHeight} fontSize={size.text}>
                {marks.map(({ text, retrograde }, at) => (
                  <tspan key={text}>
                    <tspan className={text === risingMark ? 'rising' : undefined} dx={at === 0 ? undefined : size.text / 2}>
                      {text}
                    </tspan>
                    {retrograde && <RetrogradeMark size={size.text} />}
                  </tspan>
                ))}
              </text>
            ))}
          </g>
        );
      })}
    </Drawing>
  );
}
