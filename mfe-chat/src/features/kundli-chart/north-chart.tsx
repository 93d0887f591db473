import styled from 'styled-components';
import type { Chart } from '@oracle-astra/shared/contract';
import { houseShapes, linesOf, signOfHouse } from './houses';

const Drawing = styled.svg<{ $mini: boolean }>`
  width: 100%;
  height: auto;
  max-width: ${({ $mini }) => ($mini ? '13rem' : '26rem')};
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

const frame = 'M0 0h400v400H0zM0 0l400 400M400 0L0 400M200 0L0 200l200 200 200-200z';

/** Sizes in the drawing's own units: text that stays readable when the chart is small is larger in it. */
const sizes = {
  full: { text: 17, sign: 14, line: 20, drop: 0, narrow: 2 },
  mini: { text: 25, sign: 20, line: 27, drop: 3, narrow: 1 },
};

interface NorthChartProps {
  chart: Chart;
  /** What it is, for those who do not see it. */
  label: string;
  /** Houses to mark, 1 to 12. */
  marked?: readonly number[];
  mini?: boolean;
}

/** The birth chart in the North Indian style: houses have fixed places, the numbers are signs. */
export function NorthChart({ chart, label, marked = [], mini = false }: NorthChartProps) {
  const size = mini ? sizes.mini : sizes.full;
  return (
    <Drawing $mini={mini} viewBox="-1 -1 402 402" role="img" aria-label={label}>
      <path className="ground" d="M0 0h400v400H0z" />
      {marked.map((house) => (
        <polygon key={house} className="lit" points={houseShapes[house - 1]?.points} />
      ))}
      <path fill="none" stroke="currentColor" strokeWidth="1.25" d={frame} />
      {houseShapes.map(({ sign, middle, narrow }, index) => {
        const lines = linesOf(chart, index + 1, narrow ? size.narrow : 2);
        const top = middle[1] + size.drop - ((lines.length - 1) * size.line) / 2;
        return (
          <g key={sign.join()}>
            <text className="sign" x={sign[0]} y={sign[1]} fontSize={size.sign}>
              {signOfHouse(chart, index + 1)}
            </text>
            {lines.map((names, line) => (
              <text key={names.join()} x={middle[0]} y={top + line * size.line} fontSize={size.text}>
                {names.map((name, at) => (
                  <tspan key={name} className={name === 'As' ? 'rising' : undefined} dx={at === 0 ? undefined : size.text / 2}>
                    {name}
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
