import * as z from 'zod/mini';
import type { PlanetName } from '@oracle-astra/shared/contract';
import { nextIngress, nextStation, sadeSatiPhase, transits } from '../../astrology';
import { englishPlanet, englishPlanetFirst } from '../vocabulary/english';
import { dayName, houseName, signName } from './names';
import { getStart } from './spans';
import { defineTool } from './tool';

const hoursToNoon = 12 * 3_600_000;
const slow = ['Jupiter', 'Saturn', 'Rahu'] as const;

interface TransitsValue {
  at: number;
  positions: { name: PlanetName; sign: number; house: number; retrograde: boolean }[];
  changes: { planet: PlanetName; at: number; sign: number; house: number }[];
  stations: { planet: PlanetName; at: number; direct: boolean }[];
  sadeSati: 1 | 2 | 3 | null;
}

/** The transits of a day, counted from the person's ascendant. */
export const transitsTool = defineTool({
  name: 'transits',
  description:
    'Where the planets are on a day (default: today), by sign and by house from the ascendant; the next change of sign of Jupiter, Saturn and Rahu, the next turns, and whether Sade Sati runs.',
  parameters: z.strictObject({ date: z.optional(z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}$/u), z.describe('YYYY-MM-DD'))) }),
  run({ chart, now }, { date }): TransitsValue {
    const at = date === undefined ? now.getTime() : getStart(date) + hoursToNoon;
    const getHouse = (sign: number) => ((sign - chart.ascendant.sign + 12) % 12) + 1;
    return {
      at,
      positions: transits(new Date(at)).map(({ name, sign, retrograde }) => ({
        name,
        sign,
        house: getHouse(sign),
        retrograde: retrograde && name !== 'Rahu' && name !== 'Ketu',
      })),
      changes: slow.flatMap((planet) => {
        const next = nextIngress(planet, at);
        return next ? [{ planet, at: next.start, sign: next.sign, house: getHouse(next.sign) }] : [];
      }),
      stations: (['Jupiter', 'Saturn', 'Mercury', 'Mars', 'Venus'] as const).flatMap((planet) => {
        const next = nextStation(planet, at);
        return next ? [{ planet, ...next }] : [];
      }),
      sadeSati: sadeSatiPhase(chart, at),
    };
  },
  describe: ({ at, positions, changes, stations, sadeSati }) => [
    ...positions.map(
      ({ name, sign, house, retrograde }) =>
        `On ${dayName(at)} ${englishPlanet(name)} is transiting ${signName(sign)}, your ${houseName(house)}${retrograde ? ', retrograde' : ''}.`,
    ),
    ...changes.map(
      ({ planet, at: day, sign, house }) =>
        `${englishPlanetFirst(planet)} enters ${signName(sign)}, your ${houseName(house)}, on ${dayName(day)}.`,
    ),
    ...stations.map(({ planet, at: day, direct }) => `${planet} turns ${direct ? 'direct' : 'retrograde'} on ${dayName(day)}.`),
    sadeSati === null
      ? `Sade Sati is not running on ${dayName(at)}.`
      : `On ${dayName(at)} the ${['first', 'middle', 'last'][sadeSati - 1]} phase of Sade Sati runs.`,
  ],
});
