import type { Chart, ChartPlanet } from '@oracle-astra/shared/contract';
import type { Translate } from '@oracle-astra/shared/i18n';

/** A house on a square of 400 units: its outline, and the positions of its sign and of its planets. */
interface HouseShape {
  points: string;
  sign: readonly [x: number, y: number];
  middle: readonly [x: number, y: number];
  /** Narrow houses have room for only one planet per line if the text is large. */
  isNarrow?: true;
}

/** The twelve houses, counterclockwise from the top. */
export const houseShapes: readonly HouseShape[] = [
  { points: '200,0 300,100 200,200 100,100', sign: [200, 176], middle: [200, 97] },
  { points: '0,0 200,0 100,100', sign: [100, 84], middle: [100, 47] },
  { points: '0,0 100,100 0,200', sign: [80, 104], middle: [42, 105], isNarrow: true },
  { points: '0,200 100,100 200,200 100,300', sign: [172, 204], middle: [100, 201] },
  { points: '0,200 100,300 0,400', sign: [80, 304], middle: [42, 305], isNarrow: true },
  { points: '0,400 100,300 200,400', sign: [100, 326], middle: [100, 367] },
  { points: '200,200 300,300 200,400 100,300', sign: [200, 236], middle: [200, 313] },
  { points: '200,400 300,300 400,400', sign: [300, 326], middle: [300, 367] },
  { points: '400,200 400,400 300,300', sign: [320, 304], middle: [358, 305], isNarrow: true },
  { points: '200,200 300,100 400,200 300,300', sign: [228, 204], middle: [300, 201] },
  { points: '400,0 400,200 300,100', sign: [320, 104], middle: [358, 105], isNarrow: true },
  { points: '200,0 400,0 300,100', sign: [300, 84], middle: [300, 47] },
];

/** The mean nodes are always retrograde, so they have no mark. */
const isShownRetrograde = ({ name, retrograde }: ChartPlanet) => retrograde && name !== 'Rahu' && name !== 'Ketu';

/** A short name in a house; `retrograde` adds the raised mark. */
interface HouseMark {
  text: string;
  retrograde: boolean;
}

/** The sign (1 to 12) of a house, with whole-sign houses. */
export const getHouseSign = (chart: Chart, house: number) => ((chart.ascendant.sign + house - 2) % 12) + 1;

/** Short names in a house, `perLine` on each line. The first house begins with the ascendant. */
export function getHouseLines(chart: Chart, house: number, perLine: number, t: Translate): HouseMark[][] {
  const planets = chart.planets.filter((planet) => planet.house === house);
  const marks = planets.map((planet) => ({
    text: t('chat.reading.planetMark', { planet: planet.name }),
    retrograde: isShownRetrograde(planet),
  }));
  const all = house === 1 ? [{ text: t('chat.chart.ascendantMark'), retrograde: false }, ...marks] : marks;
  return Array.from({ length: Math.ceil(all.length / perLine) }, (_, line) => all.slice(line * perLine, (line + 1) * perLine));
}
