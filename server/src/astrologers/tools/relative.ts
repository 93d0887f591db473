import * as z from 'zod/mini';
import { houseLord, houseSign, occupants, planetOf } from '../../astrology';
import { englishPlanetFirst } from '../vocabulary/english';
import { houseName, planets, signName } from './names';
import { relativeTable } from './tables';
import { defineTool } from './tool';
import { relativeField } from './weigh';

/** Describes a relative by the user's chart. */
export const relativeTool = defineTool({
  name: 'relative',
  description:
    "From which house a relative's matters are read in the chart of the one who asks, its sign, lord and planets. For a matter of theirs use weigh with whose; their own chart says more where their birth was told.",
  parameters: z.strictObject({ whose: relativeField }),
  run({ chart }, { whose }) {
    const { house, en } = relativeTable[whose];
    const lord = houseLord(chart, house);
    return {
      name: en,
      house,
      sign: houseSign(chart, house),
      lord,
      lordHouse: planetOf(chart, lord).house,
      inside: occupants(chart, house).map(({ name }) => name),
    };
  },
  describe: ({ name, house, sign, lord, lordHouse, inside }) => [
    `For the ${name} the ${houseName(house)} of this chart is read; it is ${signName(sign)}.`,
    `Its lord ${lord} is in the ${houseName(lordHouse)}.`,
    inside.length > 0 ? `In it: ${planets(inside)}.` : `No planet is in the ${houseName(house)}.`,
    `${englishPlanetFirst(lord)} and the ${houseName(house)} show how the ${name} stands to the one who asks; the ${name}'s own chart would say more.`,
  ],
});
