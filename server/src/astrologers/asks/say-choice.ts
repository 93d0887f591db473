import { nameOfSide } from '../answers/fit/sides';
import type { Asked } from '../answers/topic-answer';
import type { Composed } from '../compose/composed';
import { createContext, type Context } from '../compose/context';
import { join, joinSentences } from '../compose/join';
import { chooseGrounds, judge, type Judgement } from '../compose/judgement';
import { lordFactor, type Factor } from '../plan/weigh';
import { findAllKin } from '../question/people';
import { getMatter } from '../question/matters';
import { readText } from '../question/question-text';
import { englishOrdinal } from '../vocabulary/english';
import { hindiOrdinal } from '../vocabulary/hindi';
import type { Ask } from './ask';
import { byOwnWords, findThings, findWays, isPut, labelsOf } from './choices/find-options';
import { asksWhatIs, isDoing } from './choices/words';
import { choose, type Choice } from './choose';
import { composeTreatment } from './careful';
import { asksOf } from './content';
import { findAsk } from './find-ask';
import { happens } from './form-of-line';
import { fill, forms } from './forms';
import { timeOf } from './leads';
import { optionsOf, pairOf } from './options';
import { isMatter } from './request';
import { tellGround } from './say-ask';
import { choosesPeople, isNever, isTreatment, type Thing } from './things';
import { languageOf, wordsOf } from './words-of';

const leastOfTopic = 0.3;
export { findThings } from './choices/find-options';

/** What decides by itself between what it names. */
const ownTopics: readonly string[] = ['x_match', 'x_naming', 'x_number', 'x_gem', 'x_fact', 'x_meaning', 'x_remedyPlanet', 'x_unknowable'];

/** How a choice is said: at first; once more, where one has to be named; against what a line names; why one is not taken; or after what speaks for another. */
export type Manner = 'first' | 'again' | 'against' | 'whyNot' | 'even' | 'why';

/** What the chosen one rests on. */
function reasonOf(context: Context, { best, others }: Choice): string {
  const { book, strengths, isEnglish } = context;
  const language = languageOf(context);
  const strongest = [...best.planets, ...best.houses.map((house) => strengths.view.lord(house))].sort(
    (one, other) => strengths.of(other) - strengths.of(one),
  );
  const carrier = best.planets.length === 1 ? best.planets[0] : strongest[0];
  if (carrier === undefined) return '';
  const house = strengths.view.house(carrier);
  const words = {
    best: best[language],
    other: others[0]?.[language],
    planet: book.planet(carrier),
    direction: nameOfSide(carrier, language),
    house: isEnglish ? englishOrdinal(house) : hindiOrdinal(house, 'oblique'),
  };
  const kind = best.frame === 'place' || best.frame === 'name' || best.frame === 'way' ? best.frame : 'thing';
  return context.tell([fill(forms.choice.reasons[kind], language, words)]);
}

/** The first sentence: the one that is chosen, or that the chart tells none apart. */
function leadOf(context: Context, { best, others, isTold }: Choice, manner: Manner): string {
  const language = languageOf(context);
  const list = (things: readonly Thing[]) => context.book.list(things.map((each) => each[language]));
  const any = (things: readonly Thing[]) => things.map((each) => each[language]).join(language === 'en' ? ' or ' : ' या ');
  const words = { best: best[language], other: any(others), all: list([best, ...others]) };
  const { frames, same, sameLeans, close, whyNot, even: stays, open } = forms.choice;
  if (best.both !== undefined) return context.tell([[best.both[language]]]);
  const even = manner === 'even' ? open : manner === 'again' || manner === 'against' ? close : best.frame === 'leans' ? sameLeans : same;
  // What will be is no advice.
  const options = optionsOf(context.read.text.raw);
  const isComing =
    ['thing', 'way'].includes(best.frame) && !options.some(isDoing) && (happens(context.read.text.plain) || asksWhatIs(options));
  const told = frames[isComing ? 'leans' : (best.frame as keyof typeof frames)];
  const frame = manner === 'whyNot' ? whyNot : !isTold ? even : manner === 'even' ? stays : told;
  // What a line names is named again; the first wording does.
  if (manner === 'against' && isTold) return context.tell([fill({ en: frame.en.slice(0, 1), hi: frame.hi.slice(0, 1) }, language, words)]);
  return context.tell([fill(frame, language, words)]);
}

/** The houses of the chosen one that are strong, or of a time what speaks for the matter. */
function groundsOf({ strengths }: Context, judgement: Judgement, { best }: Choice): Factor[] {
  if (best.both !== undefined) return chooseGrounds({ ...judgement, level: 'slow' }, 1).grounds;
  const lords = best.houses
    .filter((house, at) => best.houses.findIndex((each) => strengths.view.lord(each) === strengths.view.lord(house)) === at)
    .map((house) => lordFactor(strengths, house, 1))
    .filter(({ weight }) => weight > 0);
  return lords.length > 0 ? lords : chooseGrounds({ ...judgement, level: 'yes' }, 2).grounds.filter(({ weight }) => weight > 0);
}

/** Known things that are weighed for a matter, in the words of its ask. */
export function sayChoice(
  about: Context,
  things: readonly Thing[],
  ask: Ask,
  manner: Manner,
): Pick<Composed, 'text' | 'judgement' | 'context' | 'isFree'> {
  const choice = choose(about, judge(about), things);
  const { horizon } = choice.best;
  const context = horizon === undefined ? about : createContext(about.question, { ...about.read, horizon });
  const judgement = judge(context);
  const isSaid = choice.isTold || !['first', 'even'].includes(manner) || choice.best.both !== undefined;
  const time = horizon === undefined && isSaid ? [] : timeOf({ context, ask, judgement, words: wordsOf(context, ask) }, 'should');
  const grounds = isSaid ? groundsOf(context, judgement, choice).map((factor) => tellGround(context, judgement, factor, forms.ground)) : [];
  const steps = (ask.steps ?? []).map((each) => each[languageOf(context)]);
  const step = steps.length === 0 ? '' : context.tell([fill(forms.step, languageOf(context), { step: steps })]);
  const isWhy = manner === 'why';
  const lead = leadOf(context, choice, isWhy ? 'again' : manner);
  const reason = isSaid && horizon === undefined && choice.best.both === undefined ? reasonOf(context, choice) : '';
  const opening = [...(isWhy ? [reason, lead] : [lead, reason]), time.length > 0 ? context.tell([time]) : ''];
  const text = join(joinSentences(opening), grounds.join(' '), step);
  // What the chart does not tell apart costs nothing.
  return { text, judgement, context, isFree: !isSaid };
}

const ordinalOf = ({ isEnglish }: Context, at: number): string => (isEnglish ? englishOrdinal(at + 1) : hindiOrdinal(at + 1, 'direct'));

/** The one way that harms nobody; null where none or all of them harm, or where nothing is to be done. */
function sayLawful(context: Context, parts: readonly string[], labels: readonly string[] | null): string | null {
  const allowed = parts.flatMap((part, at) => (isNever(readText(part, context.read.language)) ? [] : [at]));
  const [at] = allowed;
  if (at === undefined || allowed.length > 1 || parts.length < 2 || !parts.some(isDoing)) return null;
  const { lawful, lawfulByPlace } = forms.choice;
  const label = labels?.[at];
  const language = languageOf(context);
  return context.tell([
    label === undefined ? fill(lawfulByPlace, language, { ordinal: ordinalOf(context, at) }) : fill(lawful, language, { best: label }),
  ]);
}

/** The answer to a question that chooses between options; null where it is another. */
export function composeChoice(asked: Asked): Composed | null {
  const { question, read, line } = asked;
  const { value: topic, share } = line.topic;
  if (ownTopics.includes(topic) && share >= leastOfTopic) return null;
  const options = optionsOf(read.text.raw);
  const pair = options.length === 0 ? pairOf(read.text.raw) : [];
  const parts = isPut(asked, options) ? options : pair;
  const labels = labelsOf(asked, parts);
  // Who is one of the options is nobody whose matter it is.
  const kin = parts.some((part) => findAllKin(readText(part, read.language)).length > 0) ? null : read.kin;
  const isOwn = isMatter(topic) && share >= leastOfTopic;
  const ask = (isOwn ? findAsk(topic, read.text.raw) : null) ?? asksOf('general')[0] ?? { id: 'any', lines: [] };
  const context = createContext(question, { ...read, kin, horizon: null, matter: getMatter(ask.as ?? (isOwn ? topic : 'luck')) });
  if (parts.some((part) => isTreatment(readText(part, read.language)))) return composeTreatment(asked);
  const found = { sensitiveTopic: null, isFree: false, usesChart: true, asked: { ask, form: 'either' as const } };
  const lawful = sayLawful(context, parts, labels);
  if (lawful !== null) return { ...found, text: lawful, context, judgement: judge(context), isFree: true };
  const known = findThings(asked);
  // A bare word is a name only where people are chosen between.
  const isNamed = known !== null && !(known[0]?.frame === 'name' && labels !== null && !choosesPeople(read));
  const named = isNamed && known !== null ? known : null;
  const ways = findWays(asked, ask, parts, labels);
  // Options that stand on the same planets are told apart by their places.
  const isEven =
    named !== null &&
    ways !== null &&
    labels !== null &&
    [...byOwnWords, 'name'].includes(named[0]?.frame ?? 'time') &&
    !choose(context, judge(context), named).isTold;
  const things = isEven ? ways : (named ?? ways);
  return things === null ? null : { ...found, ...sayChoice(context, things, ask, 'first') };
}
