import type { PlanetName } from '@oracle-astra/shared/contract';
import file from '../../../../content/jyotish/streams.json';
import type { Words } from '../../asks/ask';
import { languageOf } from '../../asks/words-of';
import type { Context } from '../../compose/context';
import { findFields } from '../../question/fields';
import { findLexeme, lexeme, type Lexeme, type SearchText } from '../../question/lexicon';
import { derivedHouse } from '../../tools/focus';
import { englishOrdinal } from '../../vocabulary/english';
import { hindiOrdinal } from '../../vocabulary/hindi';
import { createAnswer, type Teller, type Told } from '../computed';

type Group = keyof typeof file.groups;

/** A stream, a course or a trade, with the planets that speak for it. */
interface Way extends Words {
  planets: readonly PlanetName[];
}
type KnownWay = Way & { lexeme: Lexeme };

const groups = Object.fromEntries(
  Object.entries(file.groups).map(([group, ways]) => [
    group,
    ways.map(({ names, en, hi, planets }): KnownWay => ({ en, hi, planets: planets as PlanetName[], lexeme: lexeme(names, names) })),
  ]),
) as Record<Group, KnownWay[]>;

const [good, fair] = [46, 36];
/** Points of a hundred that tell two ways apart. */
const tellApart = 2;
/** What it counts when a planet of a way rules or occupies a house of learning. */
const atLearning = 8;
const learning = [4, 5];

function strengthOf({ strengths, read }: Context, { planets }: Way): number {
  const houses = learning.map((house) => derivedHouse(read.kin?.house ?? 1, house));
  const mean = planets.reduce((sum, each) => sum + strengths.of(each), 0) / planets.length;
  const isThere = planets.some((each) =>
    houses.some((house) => strengths.view.lord(house) === each || strengths.view.house(each) === house),
  );
  return mean + (isThere ? atLearning : 0);
}

const inGroup = (text: SearchText, group: Group): Way[] =>
  groups[group]
    .map((way) => ({ way, at: findLexeme({ ...text, mayBeHindi: true }, way.lexeme) }))
    .filter(({ at }) => at >= 0)
    .sort((one, other) => one.at - other.at)
    .map(({ way }) => way);

/** The ways that a question names: those of the stage that is asked about, or of any other of which it names more. */
function namedWays({ read: { text } }: Context, group: Group): Way[] {
  const ofFields = findFields(text).map(({ english, hindi, planets }): Way => ({ en: english, hi: hindi, planets }));
  const own = inGroup(text, group);
  if (own.length > 1) return own;
  const all = [own, ...(Object.keys(groups) as Group[]).map((each) => inGroup(text, each)), ofFields];
  return all.reduce((most, each) => (each.length > most.length ? each : most), []);
}

/** The words about a way, and about the best of its stage besides it. */
function wordsOf(context: Context, way: Way, group: Group): Told['words'] {
  const { strengths, read, book } = context;
  const language = languageOf(context);
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

const ranked = (context: Context, ways: readonly Way[]): Way[] =>
  [...ways].sort((one, other) => strengthOf(context, other) - strengthOf(context, one));

const levelOf = (context: Context, way: Way) => {
  const strength = strengthOf(context, way);
  return strength >= good ? 'yes' : strength >= fair ? 'fair' : 'no';
};

/** The best of a stage where none is named, whether the one named suits, or which of those named. */
const tellFit =
  (group: Group): Teller =>
  (context) => {
    const language = languageOf(context);
    const named = ranked(context, namedWays(context, group));
    const [best, ...others] = named.length > 0 ? named : ranked(context, groups[group]);
    if (!best) return null;
    const words = wordsOf(context, best, group);
    if (named.length === 0) return { of: 'rank', words };
    if (others.length === 0) return { of: levelOf(context, best), words };
    const list = (ways: readonly Way[]) => context.book.list(ways.map((each) => each[language]));
    const isTold = strengthOf(context, best) - strengthOf(context, others[0] as Way) >= tellApart;
    return { of: isTold ? 'best' : 'even', words: { ...words, others: list(others), all: list(named) } };
  };

/** What is said of the first way that is named, by its level; of none, what the chart leans to. */
const tellNamed =
  (cases: Readonly<Record<'yes' | 'fair' | 'no', string>>): Teller =>
  (context) => {
    const [named] = namedWays(context, 'optional');
    const [best] = ranked(context, groups.optional);
    const way = named ?? best;
    if (!way) return null;
    return { of: named ? cases[levelOf(context, named)] : 'open', words: wordsOf(context, way, 'optional') };
  };

/** Which stream, course, branch or trade suits, and whether the one named does. */
export const answerSubject = createAnswer('x_subject', {
  stream: tellFit('stream'),
  course: tellFit('course'),
  optional: tellFit('optional'),
  branch: tellFit('branch'),
  trade: tellFit('trade'),
  language: tellFit('language'),
  wrong: tellNamed({ yes: 'yes', fair: 'fair', no: 'no' }),
  why: tellNamed({ yes: 'other', fair: 'other', no: 'weak' }),
});
