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
import { choose, waysOf, type Choice } from './choose';
import { asksOf } from './content';
import { findAsk } from './find-ask';
import { happens } from './form-of-line';
import { fill, forms } from './forms';
import { timeOf } from './leads';
import { partsOf, thingsOf } from './options';
import { isMatter } from './request';
import { tellGround } from './say-ask';
import { findersOf, isNever, placesIn, type Thing } from './things';
import { languageOf, wordsOf } from './words-of';

const leastShare = { ofTopic: 0.3, ofChoice: 0.02, ofPair: 0.3, ofWays: 0.4 };
/** What decides by itself between what it names. */
const ownTopics: readonly string[] = ['x_match', 'x_naming', 'x_number', 'x_gem', 'x_fact', 'x_meaning', 'x_remedyPlanet', 'x_unknowable'];

const mostTowns = 4;

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
  const words = { best: best[language], other: list(others), all: list([best, ...others]) };
  const { frames, same, sameLeans, close, whyNot, even: stays, open } = forms.choice;
  if (best.both !== undefined) return context.tell([[best.both[language]]]);
  const even = manner === 'even' ? open : manner === 'again' || manner === 'against' ? close : best.frame === 'leans' ? sameLeans : same;
  // What will be is no advice.
  const isComing = ['thing', 'way'].includes(best.frame) && happens(context.read.text.plain);
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

/** The one way that harms nobody, told by its place; null where none or all of them harm. */
function sayLawful(context: Context, parts: readonly string[]): string | null {
  const allowed = parts.flatMap((part, at) => (isNever(readText(part, context.read.language)) ? [] : [at]));
  const [at] = allowed;
  if (at === undefined || allowed.length > 1 || parts.length < 2) return null;
  return context.tell([fill(forms.choice.lawful, languageOf(context), { ordinal: ordinalOf(context, at) })]);
}

/** The known things between which a question chooses, by the words of its clause. */
export function findThings({ question, read, line }: Asked): Thing[] | null {
  const share = line.wanted.shareOf('either');
  const parts = partsOf(read.text.raw);
  const isChoice = parts.length < 2 ? share >= leastShare.ofPair : share >= leastShare.ofChoice;
  const finders = findersOf(read, question.now, Date.parse(question.chart.utc));
  const found = thingsOf(read.text, isChoice ? finders : finders.filter(({ asks }) => asks === true));
  // A story names the towns between which it chooses.
  const towns = found === null && share >= leastShare.ofPair ? placesIn(read.text).slice(0, mostTowns) : [];
  return found ?? (towns.length > 1 ? towns : null);
}

/** Ways that name nothing known, by their places in the question; null where an ask of the topic has the words of the decision, or where it is asked what comes. */
function findWays({ read, line }: Asked, { id, go, limit, slot }: Ask, count: number): Thing[] | null {
  const { value: topic } = line.topic;
  const isOpen = topic === 'x_open' || topic === 'x_other';
  if (count < 2 || line.wanted.shareOf('either') < leastShare.ofWays || !(isOpen || isMatter(topic))) return null;
  const isDecided = limit !== undefined || (go !== undefined && id !== 'any' && slot === undefined);
  return !isOpen && (isDecided || happens(read.text.plain)) ? null : waysOf(count);
}

/** The answer to a question that chooses between options; null where it is another. */
export function composeChoice(asked: Asked): Composed | null {
  const { question, read, line } = asked;
  const { value: topic, share } = line.topic;
  if (ownTopics.includes(topic) && share >= leastShare.ofTopic) return null;
  const parts = line.wanted.shareOf('either') < leastShare.ofChoice ? [] : partsOf(read.text.raw);
  // Who is one of the options is nobody whose matter it is.
  const kin = parts.some((part) => findAllKin(readText(part, read.language)).length > 0) ? null : read.kin;
  const isOwn = isMatter(topic) && share >= leastShare.ofTopic;
  const ask = (isOwn ? findAsk(topic, read.text.raw) : null) ?? asksOf('general')[0] ?? { id: 'any', lines: [] };
  const context = createContext(question, { ...read, kin, horizon: null, matter: getMatter(ask.as ?? (isOwn ? topic : 'luck')) });
  const found = { sensitiveTopic: null, isFree: false, usesChart: true, asked: { ask, form: 'either' as const } };
  const lawful = sayLawful(context, parts);
  if (lawful !== null) return { ...found, text: lawful, context, judgement: judge(context), isFree: true };
  const things = findThings(asked) ?? findWays(asked, ask, parts.length);
  return things === null ? null : { ...found, ...sayChoice(context, things, ask, 'first') };
}
