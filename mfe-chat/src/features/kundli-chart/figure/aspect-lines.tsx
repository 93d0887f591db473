import type { KundliPlanet } from '@oracle-astra/shared/contract';
import type { ChartCell } from './chart-cells';

interface AspectLinesProps {
  cells: readonly ChartCell[];
  planets: readonly KundliPlanet[];
  /** The selected house, or that of the selected planet. */
  house: number;
  /** If a planet is selected, only its aspects are drawn. */
  planet: KundliPlanet | null;
}

interface Line {
  key: string;
  from: number;
  to: number;
  isIncoming: boolean;
}

function getLines({ planets, house, planet }: AspectLinesProps): Line[] {
  const outgoing = (planet ? [planet] : planets.filter((each) => each.house === house)).flatMap(({ name, aspects }) =>
    aspects.map((to) => ({ key: `${name} ${to}`, from: house, to, isIncoming: false })),
  );
  if (planet) return outgoing;
  const incoming = planets.flatMap(({ name, house: from, aspects }) =>
    from !== null && aspects.includes(house) ? [{ key: `${name} ${from} in`, from, to: house, isIncoming: true }] : [],
  );
  return [...incoming, ...outgoing];
}

/** Lines from the planets of a house to the houses that they aspect, and to the house from planets that aspect it. */
export function AspectLines(props: AspectLinesProps) {
  const middleOf = (house: number) => props.cells.find((cell) => cell.house === house)?.middle ?? [200, 200];
  return getLines(props).map(({ key, from, to, isIncoming }) => {
    const [[startX, startY], [endX, endY]] = [middleOf(from), middleOf(to)];
    const at = (share: number) => [startX + (endX - startX) * share, startY + (endY - startY) * share] as const;
    // Shortened at both ends, so that a line does not cross the names in its houses.
    const [[x1, y1], [x2, y2]] = [at(0.12), at(0.84)];
    return (
      <g key={key} className={isIncoming ? 'incoming' : 'outgoing'}>
        <line x1={x1} y1={y1} x2={x2} y2={y2} />
        <circle cx={x2} cy={y2} r={4} />
      </g>
    );
  });
}
