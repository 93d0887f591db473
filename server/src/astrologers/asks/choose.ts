import type { PlanetName } from '@oracle-astra/shared/contract';
import file from '../../../content/jyotish/choices.json';
import { signLord, type Strengths } from '../../astrology';
import { createEntrySearch } from '../knowledge/find-entry';
import { weigh } from '../plan/weigh';
import { findPlaces } from '../question/places';
import { readText } from '../question/question-text';
import { directionBetween, planetOfDirection } from '../tools/directions';
import { findFocus } from '../tools/focus';
import type { Words } from './ask';
import type { Option } from './options';
import { isMatter, readLine } from './request';
import { signOfName } from './sign-of-name';

/** One of two ways, with the houses and planets that carry it. */
interface Side {
  lines: string[];
  houses: number[];
  planets: PlanetName[];
  stands: Words;
}

/** What a choice rests on: the planet whose strength decided, or a side of an axis. */
export interface Choice {
  best: Option;
  others: Option[];
  /** False where the chart has nothing that tells them apart. */
  isTold: boolean;
  /** What the chart has more of, after "your chart has more"; null where it is a planet alone. */
  stands: Words | null;
  planet: PlanetName | null;
}

const sides = (file.axes as unknown as { id: string; sides: [Side, Side] }[]).flatMap(({ sides: pair, id }) =>
  pair.map((side, at) => ({ ...side, axis: id, at })),
);
type KnownSide = (typeof sides)[number];

const [leastOfOne, leastPair, tellApart, mostNameWords] = [0.16, 0.24, 0.5, 3];

let search: ((text: string) => { entry: KnownSide; likeness: number }[]) | undefined;

/** How much a text is like each side. */
function likeSides(text: string): { entry: KnownSide; likeness: number }[] {
  search ??= (() => {
    const searches = sides.map((side) => createEntrySearch([side]));
    return (asked: string) => searches.map((find) => find(asked));
  })();
  return search(text);
}

const mean = (values: readonly number[]) => values.reduce((sum, each) => sum + each, 0) / values.length;

interface Judged {
  option: Option;
  score: number;
  stands: Words | null;
  planet: PlanetName | null;
}

const scoreOfSide = (strengths: Strengths, { houses, planets }: Side) =>
  mean([...houses.map((house) => strengths.of(strengths.view.lord(house))), ...planets.map((planet) => strengths.of(planet))]);

/** Both options as the two sides of the axis that they are most like. */
function bySides(strengths: Strengths, [first, second, ...rest]: readonly Option[]): Judged[] | null {
  if (!first || !second || rest.length > 0) return null;
  const [one, other] = [likeSides(first.text), likeSides(second.text)];
  const pairs = one.flatMap((a) =>
    other.filter((b) => b.entry.axis === a.entry.axis && b.entry.at !== a.entry.at).map((b) => ({ a, b, sum: a.likeness + b.likeness })),
  );
  const best = pairs.reduce((likest, each) => (each.sum > likest.sum ? each : likest), pairs[0] as (typeof pairs)[number]);
  if (best.sum < leastPair || Math.max(best.a.likeness, best.b.likeness) < leastOfOne) return null;
  return [best.a, best.b].map(({ entry }, at) => ({
    option: [first, second][at] as Option,
    score: scoreOfSide(strengths, entry),
    stands: entry.stands,
    planet: null,
  }));
}

/** Towns by the planets of their directions. */
function byPlaces(strengths: Strengths, options: readonly Option[]): Judged[] | null {
  const places = options.map(({ text }) => findPlaces(readText(text, 'English'))[0] ?? null);
  if (places.some((place) => place === null)) return null;
  const found = places.filter((place) => place !== null);
  return options.map((option, at) => {
    const planet =
      planetOfDirection[
        directionBetween(
          found.filter((_, index) => index !== at),
          found[at] as (typeof found)[number],
        )
      ] ?? 'Sun';
    return { option, score: strengths.of(planet), stands: null, planet };
  });
}

/** Names by the sign of their first syllable, as tradition reads a name whose chart is not known. */
function byNames(strengths: Strengths, options: readonly Option[]): Judged[] | null {
  const signs = options.map(({ text, isDoing }) => (isDoing || text.split(' ').length > mostNameWords ? null : signOfName(text)));
  const planets = signs.map((sign) => (sign === null ? null : signLord(sign)));
  if (planets.some((planet) => planet === null) || new Set(planets).size < options.length) return null;
  return options.map((option, at) => ({ option, score: strengths.of(planets[at] ?? 'Sun'), stands: null, planet: planets[at] ?? null }));
}

/** Options of different matters, each by its own. */
function byMatters(strengths: Strengths, options: readonly Option[], gender: 'Male' | 'Female', now: number): Judged[] | null {
  const topics = options.map(({ text }) => readLine(text).topic.value as string).filter(isMatter);
  if (new Set(topics).size < options.length) return null;
  return options.map((option, at) => {
    const focus = findFocus(topics[at] ?? 'luck', null, gender);
    return { option, score: weigh(strengths, focus, now, gender).score, stands: null, planet: strengths.view.lord(focus.houses[0] ?? 1) };
  });
}

/** Which of the options a chart carries best. */
export function choose(strengths: Strengths, options: readonly Option[], gender: 'Male' | 'Female', now: number): Choice {
  const judged =
    byPlaces(strengths, options) ??
    bySides(strengths, options) ??
    byMatters(strengths, options, gender, now) ??
    byNames(strengths, options);
  const ranked = [...(judged ?? [])].sort((one, other) => other.score - one.score);
  const [best, second] = ranked;
  if (!best || !second) return { best: options[0] as Option, others: options.slice(1), isTold: false, stands: null, planet: null };
  const others = ranked.slice(1).map(({ option }) => option);
  return { best: best.option, others, isTold: best.score - second.score >= tellApart, stands: best.stands, planet: best.planet };
}
