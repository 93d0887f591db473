import * as z from 'zod/mini';
import type { PlanetName } from '@oracle-astra/shared/contract';
import { createStrengths, functionalNature, runningDasha } from '../../astrology';
import { englishPlanetFirst } from '../vocabulary/english';
import { findFocus } from './focus';
import { houseName } from './names';
import { matterTable, relativeTable, remedyTable, type MatterId, type RelativeId } from './tables';
import { defineTool, ToolError, type ToolContext } from './tool';
import { matterField, relativeField } from './weigh';

const planetField = z.enum(['Sun', 'Moon', 'Mars', 'Mercury', 'Jupiter', 'Venus', 'Saturn', 'Rahu', 'Ketu']);

/** The weakest of the lord, the significator and the lord of the running antardasha of a matter. */
export function findWeakest(
  { chart, person, now }: Pick<ToolContext, 'chart' | 'person' | 'now'>,
  matter: MatterId,
  whose: RelativeId | undefined,
): PlanetName {
  const strengths = createStrengths(chart);
  const focus = findFocus(matter, whose === undefined ? null : { id: whose, house: relativeTable[whose].house }, person.gender);
  const candidates = [strengths.view.lord(focus.houses[0] ?? 1), ...focus.karakas.slice(0, 1), runningDasha(chart.dashas, now).antar.lord];
  return candidates.sort((one, other) => strengths.of(one) - strengths.of(other))[0] ?? 'Jupiter';
}

/** Practices that cost nothing, for a planet or for the planet that a matter needs. */
export const remediesTool = defineTool({
  name: 'remedies',
  description:
    'What may be done for a planet, or for the planet that a matter needs most: practices that cost nothing, a gift, a mantra. Nothing else may be advised: no stone, no paid rite.',
  parameters: z.strictObject({ planet: z.optional(planetField), matter: z.optional(matterField), whose: z.optional(relativeField) }),
  run(context, { planet, matter, whose }) {
    if (planet === undefined && matter === undefined) throw new ToolError('Name a planet or a matter.');
    const target = planet ?? findWeakest(context, matter ?? 'self', whose);
    const { bad } = functionalNature(context.chart.ascendant.sign);
    const house = context.chart.planets.find(({ name }) => name === target)?.house ?? 1;
    return {
      planet: target,
      matter: planet === undefined ? (matter ?? null) : null,
      house,
      isHelper: !bad.includes(target),
      remedy: remedyTable[target].en,
    };
  },
  describe: ({ planet, matter, house, isHelper, remedy }) => [
    `${englishPlanetFirst(planet)} is in the ${houseName(house)}${matter === null ? '' : `; for ${matterTable[matter].en} it is the one that needs support`}.`,
    ...remedy.practice.map((practice) => `Practice for ${planet}, on ${remedy.day}s: ${practice}.`),
    `Gift: ${remedy.charity}, on a ${remedy.day}.`,
    ...(isHelper
      ? [`Mantra: ${remedy.mantra}, which means ${remedy.meaning}.`, `Colour: ${remedy.colour}.`]
      : [
          `Mantra: ${remedy.mantra}, which means ${remedy.meaning}. For this ascendant ${planet} strains, so its gift goes before its colour.`,
        ]),
    'None of it promises a result, and none replaces a doctor, a lawyer or help.',
  ],
});
