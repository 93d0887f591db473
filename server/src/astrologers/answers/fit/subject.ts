import type { PlanetName } from '@oracle-astra/shared/contract';
import file from '../../../../content/jyotish/streams.json';
import type { Words } from '../../asks/ask';
import { getContentLanguage } from '../../asks/ask-words';
import type { Context } from '../../compose/context';
import { findFields } from '../../question/fields';
import { findLexeme, lexeme, type Lexeme, type SearchText } from '../../question/lexicon';
import { derivedHouse } from '../../tools/focus';
import { englishOrdinal } from '../../vocabulary/english';
import { hindiOrdinal } from '../../vocabulary/hindi';
import { createAnswer, type ComputeCase, type ComputedCase } from '../computed';

type Group = keyof typeof file.groups;

/** A stream, a course or a trade, with its planets. */
interface FieldOption extends Words {
  planets: readonly PlanetName[];
}
type KnownWay = FieldOption & { lexeme: Lexeme };

const groups = Object.fromEntries(
  Object.entries(file.groups).map(([group, ways]) => [
    group,
    ways.map(({ names, en, hi, planets }): KnownWay => ({ en, hi, planets: planets as PlanetName[], lexeme: lexeme(names, names) })),
  ]),
) as Record<Group, KnownWay[]>;

const [good, fair] = [46, 36];
/** Minimum difference in points (of 100) between two options. */
const minDifference = 2;
/** Bonus if a planet of the option rules or occupies a house of learning. */
const learningBonus = 8;
const learning = [4, 5];

function rateOption({ strengths, read }: Context, { planets }: FieldOption): number {
  const houses = learning.map((house) => derivedHouse(read.kin?.house ?? 1, house));
  const mean = planets.reduce((sum, each) => sum + strengths.of(each), 0) / planets.length;
  const isThere = planets.some((each) =>
    houses.some((house) => strengths.view.lord(house) === each || strengths.view.house(each) === house),
  );
  return mean + (isThere ? learningBonus : 0);
}

const inGroup = (text: SearchText, group: Group): FieldOption[] =>
  groups[group]
    .map((way) => ({ way, at: findLexeme({ ...text, mayBeHindi: true }, way.lexeme) }))
    .filter(({ at }) => at >= 0)
    .sort((one, other) => one.at - other.at)
    .map(({ way }) => way);

/** The named options of the stage of the question, or of another stage with more of them. */
function findNamedOptions({ read: { text } }: Context, group: Group): FieldOption[] {
  const fieldOptions = findFields(text).map(({ english, hindi, planets }): FieldOption => ({ en: english, hi: hindi, planets }));
  const own = inGroup(text, group);
  if (own.length > 1) return own;
  const all = [own, ...(Object.keys(groups) as Group[]).map((each) => inGroup(text, each)), fieldOptions];
  return all.reduce((longest, each) => (each.length > longest.length ? each : longest), []);
}

/** Describes an option, and the best other one of its stage. */
function fillOption(context: Context, way: FieldOption, group: Group): ComputedCase['words'] {
  const { strengths, read, book } = context;
  const language = getContentLanguage(context);
  const [planet = 'Mercury'] = [...way.planets].sort((one, other) => strengths.of(other) - strengths.of(one));
  const house = strengths.view.house(planet);
  const second = ranked(context, groups[group]).find(({ en }) => en !== way.en);
  return {
    best: way[language],
    second: second?.[language],
    planet: book.planet(planet),
    house: language === 'en' ? englishOrdinal(house) : hindiOrdinal(house, 'oblique'),
    how: file.strengths[language][strengths.of(planet) >= good ? 'yes' : strengths.of(planet) >= fair ? 'fair' : 'no'],
    kin: read.kin === null ? undefined : book.kin(read.kin.id),
  };
}

const ranked = (context: Context, ways: readonly FieldOption[]): FieldOption[] =>
  [...ways].sort((one, other) => rateOption(context, other) - rateOption(context, one));

const getLevel = (context: Context, way: FieldOption) => {
  const strength = rateOption(context, way);
  return strength >= good ? 'yes' : strength >= fair ? 'fair' : 'no';
};

/** Describes the best option of a stage, whether the named one suits, or which of several. */
const describeFit =
  (group: Group): ComputeCase =>
  (context) => {
    const language = getContentLanguage(context);
    const named = ranked(context, findNamedOptions(context, group));
    const [best, ...others] = named.length > 0 ? named : ranked(context, groups[group]);
    if (!best) return null;
    const words = fillOption(context, best, group);
    if (named.length === 0) return { of: 'rank', words };
    if (others.length === 0) return { of: getLevel(context, best), words };
    const list = (ways: readonly FieldOption[]) => context.book.list(ways.map((each) => each[language]));
    const isClearBest = rateOption(context, best) - rateOption(context, others[0] as FieldOption) >= minDifference;
    return { of: isClearBest ? 'best' : 'even', words: { ...words, others: list(others), all: list(named) } };
  };

/** Describes the first named option by its level; without one, the option that the chart prefers. */
const describeNamed =
  (cases: Readonly<Record<'yes' | 'fair' | 'no', string>>): ComputeCase =>
  (context) => {
    const [named] = findNamedOptions(context, 'optional');
    const [best] = ranked(context, groups.optional);
    const way = named ?? best;
    if (!way) return null;
    return { of: named ? cases[getLevel(context, named)] : 'open', words: fillOption(context, way, 'optional') };
  };

/** Which stream, course, branch or trade suits, and whether the named one does. */
export const answerSubject = createAnswer('x_subject', {
  stream: describeFit('stream'),
  course: describeFit('course'),
  optional: describeFit('optional'),
  branch: describeFit('branch'),
  trade: describeFit('trade'),
  language: describeFit('language'),
  wrong: describeNamed({ yes: 'yes', fair: 'fair', no: 'no' }),
  why: describeNamed({ yes: 'other', fair: 'other', no: 'weak' }),
});
