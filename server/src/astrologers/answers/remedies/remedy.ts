import type { PlanetName } from '@oracle-astra/shared/contract';
import file from '../../../../content/jyotish/practices.json';
import { findKaalSarp, findManglik, functionalNature, hasPitraTheme } from '../../../astrology';
import { getAsks } from '../../asks/content';
import { getContentLanguage } from '../../asks/ask-words';
import { asksPractice } from '../../asks/forms/form-of-line';
import type { Context } from '../../compose/context';
import type { Focus } from '../../plan/weigh';
import { findLexeme, lexeme, type Lexeme, type SearchText } from '../../question/lexicon';
import { remedyTable } from '../../tools/tables';
import { runningPeriods } from '../../plan/windows';
import { englishOrdinal } from '../../vocabulary/english';
import { hindiOrdinal } from '../../vocabulary/hindi';
import { englishAbout, hindiAbout } from '../../words/about';
import { readTerms } from '../facts/terms';
import { createAnswer, fillSentences, type ComputeCase, type ComputedCase } from '../computed';

const toLexeme = ({ names }: { names: string }): Lexeme => lexeme(names, names);
const practices = file.practices.map((each) => ({ ...each, planet: each.planet as PlanetName, lexeme: toLexeme(each) }));
const has = {
  manglik: ({ question: { chart } }: Context): boolean => findManglik(chart).isManglik,
  kaalSarp: ({ question: { chart } }: Context): boolean => findKaalSarp(chart) !== null,
  pitra: ({ question: { chart } }: Context): boolean => hasPitraTheme(chart),
};
type Dosha = keyof typeof has;

const doshas = file.doshas.map((each) => ({
  planet: each.planet as PlanetName,
  tells: each.yes && each.no && each.fact ? { fact: each.fact as Dosha, yes: each.yes, no: each.no } : null,
  lexeme: toLexeme(each),
}));

const found = <T extends { lexeme: Lexeme }>(all: readonly T[], text: SearchText): T[] =>
  all
    .map((each) => ({ each, at: findLexeme({ ...text, mayBeHindi: true }, each.lexeme) }))
    .filter(({ at }) => at >= 0)
    .sort((one, other) => one.at - other.at)
    .map(({ each }) => each);

/** The planet that a question names directly, by its dosha or by one of its practices; null for none. */
function namedPlanet({ read: { text } }: Context): PlanetName | null {
  return readTerms(text.raw).planets[0] ?? found(doshas, text)[0]?.planet ?? found(practices, text)[0]?.planet ?? null;
}

/** Whether the chart has a named dosha. */
function doshaFact(context: Context): string | undefined {
  const tells = context.read.kin === null ? found(doshas, context.read.text)[0]?.tells : null;
  return tells ? tells[has[tells.fact](context) ? 'yes' : 'no'][getContentLanguage(context)] : undefined;
}

/** The practices for a planet, by the placeholders of the sentences. */
function fillPractice(context: Context, planet: PlanetName): ComputedCase['words'] {
  const { book, read, strengths } = context;
  const language = getContentLanguage(context);
  const { day, hour, deity, practice, charity, mantra, meaning } = remedyTable[planet][language];
  const house = strengths.view.house(planet);
  // For a planet that is harmful for the lagna the practice is a gift, and not a mantra.
  const isHelpful = !functionalNature(context.question.chart.ascendant.sign).bad.includes(planet);
  return {
    planet: book.planet(planet),
    day,
    hour,
    deity,
    practice,
    meaning,
    mantra,
    dosha: doshaFact(context),
    charity: isHelpful ? undefined : charity,
    ...(read.kin === null
      ? { house: language === 'en' ? englishOrdinal(house) : hindiOrdinal(house, 'oblique') }
      : { kin: book.kin(read.kin.id) }),
  };
}

/** The case in which the gift is named. */
const withGift = (context: Context, planet: PlanetName): ComputedCase['words'] => ({
  ...fillPractice(context, planet),
  charity: remedyTable[planet][getContentLanguage(context)].charity,
});

const weakest = ({ strengths }: Context): PlanetName => strengths.ranked().at(-1) ?? 'Saturn';

const chooseCase =
  (of: string): ComputeCase =>
  (context) => ({ of, words: withGift(context, namedPlanet(context) ?? weakest(context)) });

/** Minimum share of a question for a remedy that names no planet. */
const minRemedyShare = 0.1;

/** A practice for the named planet, or for the weakest one if a remedy is asked for. */
const describeRemedy: ComputeCase = (context) => {
  const named = namedPlanet(context);
  const { wanted } = context.read.line;
  if (named === null && !asksPractice(context.read.text.plain) && wanted.shareOf('remedy') < minRemedyShare) return null;
  const words = fillPractice(context, named ?? weakest(context));
  return { of: named === null ? 'weakest' : words.dosha === undefined ? 'planet' : 'dosha', words };
};

const rateNeed = ({ strengths, question }: Context, planet: PlanetName): number =>
  // Weak helpful planets of the chart are supported first.
  strengths.of(planet) - (functionalNature(question.chart.ascendant.sign).good.includes(planet) ? 12 : 0);

/** Of two practices the one whose planet needs more support; otherwise the one that is easier to maintain. */
const describeChoice: ComputeCase = (context) => {
  const language = getContentLanguage(context);
  const [best, other] = found(practices, context.read.text).sort(
    (one, another) => rateNeed(context, one.planet) - rateNeed(context, another.planet),
  );
  if (!best || !other) return { of: 'same', words: fillPractice(context, namedPlanet(context) ?? weakest(context)) };
  return { of: 'practices', words: { ...fillPractice(context, best.planet), best: best[language], other: other[language] } };
};

/** The traditional practice for a planet, without cost and promise. */
export const answerRemedy = createAnswer('x_remedyPlanet', {
  remedy: describeRemedy,
  mantra: chooseCase('mantra'),
  gift: chooseCase('gift'),
  fast: chooseCase('fast'),
  time: chooseCase('time'),
  home: chooseCase('home'),
  enough: chooseCase('enough'),
  deity: chooseCase('deity'),
  forOther: (context) => ({ words: fillPractice(context, namedPlanet(context) ?? weakest(context)) }),
  choice: describeChoice,
});

/** The named planet, or the weakest of the lord, the significator and the current antardasha lord of a matter. */
export function remedyPlanet(context: Context, focus: Focus): PlanetName {
  const { strengths, read, now } = context;
  const named = namedPlanet(context);
  if (named) return named;
  if (read.matter.id === 'self' || read.matter.id === 'time') return weakest(context);
  const candidates = [strengths.view.lord(focus.houses[0] ?? 1), ...focus.karakas.slice(0, 1), runningPeriods(strengths, now).antar.lord];
  return candidates.sort((one, other) => strengths.of(one) - strengths.of(other))[0] ?? 'Jupiter';
}

/** The practices for a matter, by its planet that needs most support, or for a named planet. */
export function composeRemedy(context: Context, focus: Focus): string {
  const { read, isEnglish } = context;
  const cases = getAsks('x_remedyPlanet')[0]?.cases;
  const planet = remedyPlanet(context, focus);
  const isOfAll = read.matter.id === 'self' || read.matter.id === 'time';
  const sentences = cases?.[namedPlanet(context) !== null ? 'planet' : isOfAll ? 'weakest' : 'matter'];
  const about = (isEnglish ? englishAbout : hindiAbout)(read.matter.id, read.kin?.id ?? null);
  return sentences === undefined ? '' : fillSentences(context, sentences, { ...fillPractice(context, planet), about });
}
