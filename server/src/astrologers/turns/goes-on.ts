import { readTerms } from '../answers/facts/terms';
import { isMatter, readLine } from '../asks/request';
import { askingPart, asksSomething, tellsPast } from '../question/asking';
import { readText } from '../question/question-text';
import { matterTable, type MatterId } from '../tools/tables';
import type { Topic, Understood } from '../topics/understand';
import { findWay } from './content';
import { readTurn, turnForms, type ReadTurn, type TurnForm } from '../topics/turns/turn-form';

/**
 * From these shares on: a topic that is surely the line's own, a topic of its own under a form that may name one, a form that is
 * believed against the first, a form at all, a topic at all, one that a line asks of by itself, and a form that is sure.
 */
const least = { ownTopic: 0.75, anyTopic: 0.45, form: 0.5, leaning: 0.2, topic: 0.3, wholeTopic: 0.65, sure: 0.95 } as const;
const goesOnTopic = 0.1;

/** Forms that may speak of another matter, planet or person and mean the answer before. */
const telling: readonly TurnForm[] = ['detail', 'objection', 'explain', 'fact', 'if', 'obstacle', 'past', 'practice'];
/** Forms that ask nothing. */
const toldForms: readonly TurnForm[] = ['detail', 'objection'];
/** Forms that name somebody or something else by themselves. */
const naming: readonly TurnForm[] = ['other', 'othermatter'];
const blaming: readonly TurnForm[] = ['why', 'fact'];
/** Forms that ask for a time, and beside a matter of the line for that matter's. */
const timed: readonly TurnForm[] = ['when', 'until', 'othertime'];

/** Planets, signs, stars, parts and houses of a chart. */
const thingsOf = (text: string): string[] => {
  const { planets, signs, stars, parts, houses, saturn, dosha, yoga } = readTerms(text);
  return [
    ...planets,
    ...signs.map((each) => `s${each}`),
    ...stars.map((each) => `n${each}`),
    ...parts,
    ...houses.map((each) => `h${each}`),
    saturn,
    dosha,
    yoga,
  ].filter((each) => each !== null);
};

const matters = (Object.keys(matterTable) as MatterId[]).filter((each): each is MatterId & Topic => each !== 'self' && each !== 'time');
/** A matter stands out of what is left beside "goes on" by this part of it, and by this share at all. */
const leastMatter = { part: 0.6, share: 0.01 };

/** The matter that a line names besides, even one that goes on from another: "and children, when?"; null for none. */
export function matterOfLine({ topic }: Understood, beside: Topic = 'x_followup'): MatterId | null {
  const [best] = matters.map((id) => ({ id, share: topic.shareOf(id) })).sort((one, other) => other.share - one.share);
  const rest = 1 - topic.shareOf(beside);
  return best !== undefined && best.share >= leastMatter.share && best.share >= rest * leastMatter.part ? best.id : null;
}

/** What tells something is believed by the shares of all forms that tell. */
const leastTold = 0.35;
const refusal = /\s(?:ya\s+)?(?:nah?i+n?|nhi|na|नहीं|नही)[\s.!।]*$/iu;
const [fewWords, mostWordsOfPerson] = [3, 7];
const ofPeople: readonly Topic[] = ['family', 'children', 'harmony', 'homePeace'];

/** The form in which a line goes on that says nothing by itself, and none of those that it cannot have. */
export function likeliestForm(text: string, before: string, without: readonly TurnForm[] = []): TurnForm {
  const { shareOf } = readTurn(text, before);
  const [best] = turnForms.filter((each) => each !== 'new' && !without.includes(each)).sort((one, other) => shareOf(other) - shareOf(one));
  return best ?? 'detail';
}

/**
 * The form in which a line goes on from the one before; null where it asks something of its own and takes nothing over. What tells
 * something and asks is read by what it asks.
 */
export function goesOn(text: string, before: string): TurnForm | null {
  const form = formOf(text, before);
  const read = readText(text, 'English');
  const asking = askingPart(read);
  const isShort = asking.raw !== text && asking.length < fewWords && isOpen(readLine(asking.raw));
  // "The loan is for the flat alone, so?" asks what the last word asks.
  if (isShort) return formOf(asking.raw, before);
  if (form === null) return !asksSomething(read) && tellsPast(read) && isOfTalk(text, before) ? likeliestForm(text, before) : null;
  if (!toldForms.includes(form) || (form === 'objection' && findWay(form, text)?.isFirm === true)) return form;
  // What only ends with "not" tells, too.
  const isRefusal = !text.includes('?') && !asksSomething(readText(asking.raw.replace(refusal, ''), 'English'));
  const asked = asking.raw === text || isRefusal ? form : formOf(asking.raw, before);
  if (asked !== 'detail' || isRefusal || !asksSomething(asking)) return asked;
  return isWhole(readLine(asking.raw)) ? null : likeliestForm(asking.raw, before, toldForms);
}

/** Whether a line says little by itself. */
const isOpen = ({ topic }: Understood): boolean => topic.share < least.topic || topic.value === 'x_followup';

/** Whether what a line tells may well be of the talk. */
const isOfTalk = (text: string, before: string): boolean => readTurn(text, before).shareOf('new') < least.form;

/** Whether a line is sure enough of its matter to be a question by itself. */
const isWhole = ({ topic }: Understood): boolean => isMatter(topic.value) && topic.share >= least.ownTopic;

/** A line as the tables read it after the one before. */
interface Line {
  text: string;
  before: string;
  turn: ReadTurn;
  own: Understood;
  first: Understood;
  /** It names something of a chart that the line before did not. */
  namesNew: boolean;
  /** The shares of all forms that tell. */
  told: number;
}

/** A form, null for a question of its own, undefined where another rule decides. */
type Rule = (line: Line) => TurnForm | null | undefined;

const wordsIn = (text: string): number => text.trim().split(/\s+/u).length;

const byThing: Rule = ({ text, turn, own, namesNew }) => {
  if (!namesNew) return undefined;
  const isBlame = blaming.includes(turn.form) && turn.share >= least.form && own.wanted.value === 'why';
  // "Is it because of Saturn?" blames a planet for what was asked, and "And Venus?" leaves out what is asked of it.
  return isBlame ? turn.form : wordsIn(text) <= fewWords ? 'othermatter' : undefined;
};

const byTelling: Rule = ({ text, turn, told }) => {
  const isTold = told >= leastTold && told >= turn.share && turn.form !== 'new' && !text.includes('?');
  return !isTold ? undefined : turn.shareOf('objection') > turn.shareOf('detail') ? 'objection' : 'detail';
};

const byNew: Rule = ({ text, before, turn, own, namesNew }) => {
  if (turn.form !== 'new' && turn.share >= least.leaning) return undefined;
  return isOpen(own) && !namesNew ? likeliestForm(text, before) : null;
};

const byMatter: Rule = ({ text, turn, own, first }) => {
  const { topic } = own;
  const matter = matterOfLine(own);
  const isSurelyTimed = turn.share >= least.sure || (turn.share >= least.ownTopic && topic.share < least.ownTopic);
  const isAnother = matter !== null && matter !== first.topic.value && isMatter(first.topic.value);
  if (timed.includes(turn.form) && !isSurelyTimed && isAnother) return 'othermatter';
  // Whole by itself, and surer of its matter than of going on.
  const isOfItself = turn.share < least.form && topic.share >= least.wholeTopic && isMatter(topic.value);
  return isOfItself && asksSomething(readText(text, 'English')) ? null : undefined;
};

const byForm: Rule = ({ text, turn, own: { topic }, namesNew, told }) => {
  // "He is a Scorpio and I am a Leo" after a doubt about the two is for the match.
  if (turn.form === 'detail' && namesNew && topic.value === 'x_match' && topic.share >= least.ownTopic) return null;
  // "My parents want another" names nobody whose matter it is.
  if (turn.form === 'other' && turn.share < least.form && told >= least.leaning && !text.includes('?')) return 'detail';
  if (telling.includes(turn.form) && turn.share >= least.leaning * 2) return turn.form;
  if (namesNew && !naming.includes(turn.form)) return null;
  // A person who is named by a word or two sounds like a matter of the family.
  const isPersonAlone = turn.form === 'other' && turn.share >= least.ownTopic && ofPeople.includes(topic.value);
  return isPersonAlone && wordsIn(text) <= mostWordsOfPerson ? 'other' : undefined;
};

const byTopic: Rule = ({ turn, own: { topic, whose }, first }) => {
  const isOther = topic.value !== first.topic.value && topic.value !== 'x_followup' && topic.shareOf('x_followup') < goesOnTopic;
  if (!isOther || topic.share < least.anyTopic) return turn.form;
  const isOfOther = whose.value !== first.whose.value && !['self', 'none'].includes(whose.value) && whose.share >= least.form;
  if ((turn.form === 'other' || isOfOther) && turn.form !== 'othermatter') return null;
  return topic.share + least.form >= least.ownTopic + turn.share && turn.share < least.form ? null : turn.form;
};

/** The rules in the order in which they decide. */
const rules = [byThing, byTelling, byNew, byMatter, byForm, byTopic];

function formOf(text: string, before: string): TurnForm | null {
  const turn = readTurn(text, before);
  const known = thingsOf(before);
  const namesNew = thingsOf(text).some((each) => !known.includes(each));
  const told = turn.shareOf('detail') + turn.shareOf('objection');
  const line = { text, before, turn, own: readLine(text), first: readLine(before), namesNew, told };
  return rules.map((rule) => rule(line)).find((form) => form !== undefined) ?? null;
}
