import type { PlanetName } from '@oracle-astra/shared/contract';
import { signLord, type Strengths } from '../../astrology';
import { weigh } from '../plan/weigh';
import { findPlaces } from '../question/places';
import { readText } from '../question/question-text';
import { directionBetween, planetOfDirection } from '../tools/directions';
import { findFocus } from '../tools/focus';
import type { Words } from './ask';
import { likeSides, type Side } from './like-sides';
import type { Option } from './options';
import { isMatter } from '../tools/tables';
import { readLine } from './request';
import { signOfName } from './sign-of-name';

/** What a choice rests on: the planet whose strength decided, or a side of an axis. */
export interface Choice {
  best: Option;
  others: Option[];
  /** False where the chart has nothing that tells them apart. */
  isTold: boolean;
  /** What the chart has more of, after "your chart has more"; null where it is a planet alone. */
  stands: Words | null;
  planet: PlanetName | null;
  /** Set where the other ways harm somebody or break the law. */
  isLawful?: boolean;
}

const [leastOfOne, leastPair, leastAlone, leastNever, tellApart, mostNameWords] = [0.14, 0.2, 0.2, 0.3, 0.5, 3];

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
function byAxis(strengths: Strengths, [first, second, ...rest]: readonly Option[]): Judged[] | null {
  if (!first || !second || rest.length > 0) return null;
  const [one, other] = [likeSides(first.text).sides, likeSides(second.text).sides];
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

/** Each option by the side of any axis that it is most like; null where one is like none, or two are like the same. */
function bySides(strengths: Strengths, options: readonly Option[]): Judged[] | null {
  const found = options.map(({ text }) =>
    likeSides(text).sides.reduce((likest, each) => (each.likeness > likest.likeness ? each : likest)),
  );
  if (found.some(({ likeness }) => likeness < leastAlone) || new Set(found.map(({ entry }) => entry)).size < options.length) return null;
  return found.map(({ entry }, at) => ({
    option: options[at] as Option,
    score: scoreOfSide(strengths, entry),
    stands: null,
    planet: entry.planets[0] ?? null,
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
  const lawful = options.filter(({ text }) => likeSides(text).never < leastNever);
  const [allowed] = lawful;
  if (allowed && lawful.length === 1) {
    const others = options.filter((each) => each !== allowed);
    return { best: allowed, others, isTold: true, stands: null, planet: null, isLawful: true };
  }
  const judged =
    byPlaces(strengths, options) ??
    byAxis(strengths, options) ??
    bySides(strengths, options) ??
    byMatters(strengths, options, gender, now) ??
    byNames(strengths, options);
  const ranked = [...(judged ?? [])].sort((one, other) => other.score - one.score);
  const [best, second] = ranked;
  if (!best || !second) return { best: options[0] as Option, others: options.slice(1), isTold: false, stands: null, planet: null };
  const others = ranked.slice(1).map(({ option }) => option);
  return { best: best.option, others, isTold: best.score - second.score >= tellApart, stands: best.stands, planet: best.planet };
}
