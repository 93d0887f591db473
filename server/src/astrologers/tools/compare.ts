import * as z from 'zod/mini';
import type { PlanetName } from '@oracle-astra/shared/contract';
import { createStrengths } from '../../astrology';
import { englishOrdinal, englishPlanetFirst } from '../vocabulary/english';
import { directionNames } from './directions';
import { houseName } from './names';
import { readSpan, spanFields } from './spans';
import { defineTool, ToolError, type ToolContext, type ToolPlace } from './tool';
import { rankOptions, findDirection } from './weigh-options';
import { matterField, relativeField, describeWeighing, weighMatter, type Weighing } from './weigh';

/** Minimum lead in points (of 100); a smaller difference is not significant. */
const minDifference = 4;
const defaultYears = 2;
const planetField = z.enum(['Sun', 'Moon', 'Mars', 'Mercury', 'Jupiter', 'Venus', 'Saturn', 'Rahu', 'Ketu']);

const optionFields = z.strictObject({
  label: z.string().check(z.minLength(1), z.maxLength(80), z.describe('The option in the words of the person')),
  matter: z.optional(matterField.check(z.describe('What this option is about'))),
  planet: z.optional(
    planetField.check(z.describe('The planet that stands for this option: a trade, a branch of study, a thing, a person')),
  ),
  town: z.optional(z.string().check(z.maxLength(80), z.describe('The town of this option, where the options are places'))),
  whose: z.optional(relativeField.check(z.describe('The relative whom this option is about'))),
  ...spanFields,
});
type Option = z.infer<typeof optionFields>;

interface Judged {
  label: string;
  score: number;
  /** The grounds of the score, as sentences. */
  grounds: string[];
}

function judgePlanet({ chart }: ToolContext, label: string, planet: PlanetName, because: string): Judged {
  const strengths = createStrengths(chart);
  return {
    label,
    score: strengths.of(planet),
    grounds: [
      `${label}: ${because}; ${englishPlanetFirst(planet)} is in the ${houseName(strengths.view.house(planet))} and has ${strengths.of(planet)} of 100 points of strength.`,
    ],
  };
}

async function judgeTowns(context: ToolContext, options: readonly Option[]): Promise<Judged[]> {
  const places = await Promise.all(options.map(async ({ town = '' }) => context.findPlace(town)));
  const unknown = options.find((_, at) => places[at] === null);
  if (unknown) throw new ToolError(`The town "${unknown.town}" is not known; name a larger one nearby.`);
  const knownPlaces = places.filter((place) => place !== null);
  return knownPlaces.map((place, at) => {
    const { direction, planet } = findDirection(knownPlaces, at);
    const reason = `it lies to the ${directionNames[direction]} of the other, the side of ${planet}`;
    return judgePlanet(context, options[at]?.label ?? place.name, planet, reason);
  });
}

function getScore({ score, windows }: Weighing, isTimed: boolean): number {
  return isTimed ? (windows[0]?.score ?? 0) : score;
}

function judgeMatter(context: ToolContext, { label, matter, whose, from, to }: Option, shared: Option['matter']): Judged {
  const of = matter ?? shared;
  if (of === undefined) throw new ToolError(`Say what "${label}" is about: its matter, its planet or its town.`);
  const isTimed = from !== undefined || to !== undefined;
  const weighing = weighMatter(context, { matter: of, whose, span: readSpan({ from, to }, context.now, defaultYears) });
  const [, ...rest] = describeWeighing(weighing);
  return { label, score: getScore(weighing, isTimed), grounds: rest.map((each) => `${label}: ${each}`) };
}

const isBare = ({ matter, planet, town, whose, from, to }: Option): boolean =>
  [matter, planet, town, whose, from, to].every((field) => field === undefined);

/** Options that are only names are towns if all of them are known towns. */
async function readTowns({ findPlace }: ToolContext, options: readonly Option[]): Promise<readonly Option[]> {
  if (!options.every(isBare)) return options;
  const places = await Promise.all(options.map(({ label }) => findPlace(label)));
  // The search of places also returns towns with similar names.
  const isTown = (place: ToolPlace | null, { label }: Option) => place?.name.split(',')[0]?.toLowerCase() === label.trim().toLowerCase();
  return options.every((option, at) => isTown(places[at] ?? null, option))
    ? options.map((option) => ({ ...option, town: option.label }))
    : options;
}

/** Named options side by side. */
export const compareTool = defineTool({
  name: 'compare',
  description:
    'Weighs two to six options that the person names and says which the chart carries better, or that it cannot tell them apart. For each option give its matter, or the planet that stands for it, or its town (all options alike); for times give from and to. Use it for "this or that", "which one", "now or later".',
  parameters: z.strictObject({ options: z.array(optionFields).check(z.minLength(2), z.maxLength(6)) }),
  async run(context, { options: named }) {
    const options = await readTowns(context, named);
    const [first] = options;
    const hasTowns = options.every(({ town }) => town !== undefined);
    const commonMatter = first?.matter;
    const judged = hasTowns
      ? await judgeTowns(context, options)
      : options.map((option) =>
          option.planet === undefined
            ? judgeMatter(context, option, commonMatter)
            : judgePlanet(context, option.label, option.planet, `${option.planet} stands for it`),
        );
    return rankOptions(judged, minDifference);
  },
  describe: ({ ranked, isDecided }) => [
    isDecided
      ? `The chart carries ${ranked[0]?.label} best.`
      : `The chart cannot tell ${ranked.map(({ label }) => label).join(' and ')} apart; say so, and let other reasons decide.`,
    ...(ranked.length > 2 && isDecided
      ? [`In order: ${ranked.map(({ label }, at) => `${englishOrdinal(at + 1)} ${label}`).join(', ')}.`]
      : []),
    ...ranked.flatMap(({ grounds }) => grounds),
  ],
});
