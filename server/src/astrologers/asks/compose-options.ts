import { nameOfSide } from '../answers/fit/sides';
import type { Asked } from '../answers/topic-answer';
import type { Composed } from '../compose/composed';
import { createContext, type Context } from '../compose/context';
import { join, joinSentences } from '../compose/join';
import { chooseGrounds, judge, type Judgement } from '../compose/judgement';
import { lordFactor, type Factor } from '../plan/weigh';
import { readText } from '../question/question-text';
import { englishOrdinal } from '../vocabulary/english';
import { hindiOrdinal } from '../vocabulary/hindi';
import type { Ask } from './ask';
import { optionsToWeigh, readChoice } from './choices/find-choice';
import { asksWhatIs, isDoing } from './choices/words';
import { composeLawful } from './choices/lawful-option';
import { choose, type Choice } from './choose';
import { composeTreatment } from './careful';
import { happens } from './forms/form-of-line';
import { fill, forms } from './forms/forms';
import { composeTime } from './leads';
import { extractOptions } from './options';
import { describeGround } from './answer-ask';
import { isTreatment, type Thing } from './things';
import { getContentLanguage, getWords } from './ask-words';

/** How a choice is worded: first time, repeated, against a named option, why not an option, after an objection, or by reason. */
export type Manner = 'first' | 'again' | 'against' | 'whyNot' | 'even' | 'why';

/** The reason for the chosen option. */
function describeReason(context: Context, { best, others }: Choice): string {
  const { book, strengths, isEnglish } = context;
  const language = getContentLanguage(context);
  const strongest = [...best.planets, ...best.houses.map((house) => strengths.view.lord(house))].sort(
    (one, other) => strengths.of(other) - strengths.of(one),
  );
  const keyPlanet = best.planets.length === 1 ? best.planets[0] : strongest[0];
  if (keyPlanet === undefined) return '';
  const house = strengths.view.house(keyPlanet);
  const words = {
    best: best[language],
    other: others[0]?.[language],
    planet: book.planet(keyPlanet),
    direction: nameOfSide(keyPlanet, language),
    house: isEnglish ? englishOrdinal(house) : hindiOrdinal(house, 'oblique'),
  };
  const kind = best.frame === 'place' || best.frame === 'name' || best.frame === 'way' ? best.frame : 'thing';
  return context.render([fill(forms.choice.reasons[kind], language, words)]);
}

/** The first sentence: the chosen option, or that the chart does not favour any. */
function composeLead(context: Context, { best, others, isDecided }: Choice, manner: Manner): string {
  const language = getContentLanguage(context);
  const list = (things: readonly Thing[]) => context.book.list(things.map((each) => each[language]));
  const any = (things: readonly Thing[]) => things.map((each) => each[language]).join(language === 'en' ? ' or ' : ' या ');
  const words = { best: best[language], other: any(others), all: list([best, ...others]) };
  const { frames, same, sameLeans, close, whyNot, even: stays, open } = forms.choice;
  if (best.both !== undefined) return context.render([[best.both[language]]]);
  const even = manner === 'even' ? open : manner === 'again' || manner === 'against' ? close : best.frame === 'leans' ? sameLeans : same;
  // A prediction is not advice.
  const options = extractOptions(context.read.text.raw);
  const isComing =
    ['thing', 'way'].includes(best.frame) && !options.some(isDoing) && (happens(context.read.text.plain) || asksWhatIs(options));
  const frameByKind = frames[isComing ? 'leans' : (best.frame as keyof typeof frames)];
  const frame = manner === 'whyNot' ? whyNot : !isDecided ? even : manner === 'even' ? stays : frameByKind;
  // Only the first wording repeats the named option.
  if (manner === 'against' && isDecided)
    return context.render([fill({ en: frame.en.slice(0, 1), hi: frame.hi.slice(0, 1) }, language, words)]);
  return context.render([fill(frame, language, words)]);
}

/** Strong houses of the chosen option, or the grounds of a chosen time. */
function listGrounds({ strengths }: Context, judgement: Judgement, { best }: Choice): Factor[] {
  if (best.both !== undefined) return chooseGrounds({ ...judgement, level: 'slow' }, 1).grounds;
  const lords = best.houses
    .filter((house, at) => best.houses.findIndex((each) => strengths.view.lord(each) === strengths.view.lord(house)) === at)
    .map((house) => lordFactor(strengths, house, 1))
    .filter(({ weight }) => weight > 0);
  return lords.length > 0 ? lords : chooseGrounds({ ...judgement, level: 'yes' }, 2).grounds.filter(({ weight }) => weight > 0);
}

/** Scores options for a matter, in the words of its ask. */
export function composeOptions(
  about: Context,
  things: readonly Thing[],
  ask: Ask,
  manner: Manner,
): Pick<Composed, 'text' | 'judgement' | 'context' | 'isFree'> {
  const choice = choose(about, judge(about), things);
  const { horizon } = choice.best;
  const context = horizon === undefined ? about : createContext(about.question, { ...about.read, horizon });
  const judgement = judge(context);
  const isSaid = choice.isDecided || !['first', 'even'].includes(manner) || choice.best.both !== undefined;
  const time = horizon === undefined && isSaid ? [] : composeTime({ context, ask, judgement, words: getWords(context, ask) }, 'should');
  const grounds = isSaid
    ? listGrounds(context, judgement, choice).map((factor) => describeGround(context, judgement, factor, forms.ground))
    : [];
  const steps = (ask.steps ?? []).map((each) => each[getContentLanguage(context)]);
  const step = steps.length === 0 ? '' : context.render([fill(forms.step, getContentLanguage(context), { step: steps })]);
  const isWhy = manner === 'why';
  const lead = composeLead(context, choice, isWhy ? 'again' : manner);
  const reason = isSaid && horizon === undefined && choice.best.both === undefined ? describeReason(context, choice) : '';
  const opening = [...(isWhy ? [reason, lead] : [lead, reason]), time.length > 0 ? context.render([time]) : ''];
  const text = join(joinSentences(opening), grounds.join(' '), step);
  // An undecided choice is free.
  return { text, judgement, context, isFree: !isSaid };
}

/** Answers a choice between options; null for other questions. */
export function composeChoice(asked: Asked): Composed | null {
  const choice = readChoice(asked);
  if (choice === null) return null;
  const { parts, labels, ask, context } = choice;
  if (parts.some((part) => isTreatment(readText(part, asked.read.language)))) return composeTreatment(asked);
  const found = { sensitiveTopic: null, isFree: false, usesChart: true, asked: { ask, form: 'either' as const } };
  const lawful = composeLawful(context, parts, labels);
  if (lawful !== null) return { ...found, text: lawful, context, judgement: judge(context), isFree: true };
  const things = optionsToWeigh(asked, choice);
  return things === null ? null : { ...found, ...composeOptions(context, things, ask, 'first') };
}
