import type { ChartStyle, Kundli, KundliPlanet } from '@oracle-astra/shared/contract';
import { houseShapes } from './house-layout';

export type ChartKind = 'birth' | 'navamsha';

/** A planet in a cell. `isUncertain` if it is drawn in several cells, because its sign is uncertain. */
export type CellPlanet = KundliPlanet & { isUncertain: boolean };

/** A cell of a chart on a square of 400 units; `house` is null without a time of birth. */
export interface ChartCell {
  sign: number;
  house: number | null;
  points: string;
  signAt: readonly [x: number, y: number];
  middle: readonly [x: number, y: number];
  perLine: number;
  planets: CellPlanet[];
}

/** Column and row of each sign in the South Indian style, from Aries on; the signs have fixed places. */
const southPlaces = [
  [1, 0],
  [2, 0],
  [3, 0],
  [3, 1],
  [3, 2],
  [3, 3],
  [2, 3],
  [1, 3],
  [0, 3],
  [0, 2],
  [0, 1],
  [0, 0],
] as const;

function southShape(sign: number): Pick<ChartCell, 'points' | 'signAt' | 'middle' | 'perLine'> {
  const [column, row] = southPlaces[sign - 1] ?? [0, 0];
  const [x, y] = [column * 100, row * 100];
  const corners = [
    [x, y],
    [x + 100, y],
    [x + 100, y + 100],
    [x, y + 100],
  ];
  return { points: corners.map((corner) => corner.join()).join(' '), signAt: [x + 18, y + 18], middle: [x + 50, y + 56], perLine: 2 };
}

function northShape(house: number): Pick<ChartCell, 'points' | 'signAt' | 'middle' | 'perLine'> {
  const { points, sign, middle, isNarrow } = houseShapes[house - 1] ?? { points: '', sign: [0, 0], middle: [0, 0] };
  return { points, signAt: sign as ChartCell['signAt'], middle: middle as ChartCell['middle'], perLine: isNarrow ? 1 : 2 };
}

/** The sign of the ascendant in a chart; null without a time of birth. */
export const getRising = ({ ascendant }: Kundli, kind: ChartKind) => (kind === 'navamsha' ? ascendant?.navamsha : ascendant?.sign) ?? null;

/** The possible signs of a planet on a date without a time; undefined if it did not change sign. */
const getPossibleSigns = ({ open_signs, open_navamshas }: KundliPlanet, kind: ChartKind) =>
  kind === 'navamsha' ? open_navamshas : open_signs;
const getDrawnSigns = (planet: KundliPlanet, kind: ChartKind) =>
  getPossibleSigns(planet, kind) ?? [kind === 'navamsha' ? planet.navamsha : planet.sign];

/** The twelve cells in the order of houses, or of signs without a time. Only the South Indian style works without an ascendant. */
export function getChartCells(kundli: Kundli, kind: ChartKind, style: ChartStyle): ChartCell[] {
  const rising = getRising(kundli, kind);
  return Array.from({ length: 12 }, (_, index) => {
    const sign = (((rising ?? 1) - 1 + index) % 12) + 1;
    const shape = style === 'south' || rising === null ? southShape(sign) : northShape(index + 1);
    const planets = kundli.planets
      .filter((planet) => getDrawnSigns(planet, kind).includes(sign))
      .map((planet) => ({ ...planet, isUncertain: getPossibleSigns(planet, kind) !== undefined }));
    return { ...shape, sign, house: rising === null ? null : index + 1, planets };
  });
}
