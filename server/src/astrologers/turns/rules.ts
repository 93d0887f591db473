import { findDates } from '../answers/days/find-dates';
import { namedPurposes } from '../answers/days/find-purpose';
import { getMatter, type MatterId } from '../question/matters';
import { isMatter, readLine } from '../asks/request';
import { asksSomething } from '../question/asking';
import { readText } from '../question/question-text';
import type { Topic, Understood } from '../topics/understand';
import { readTurn, turnForms, type ReadTurn, type TurnForm } from '../topics/turns/turn-form';
import { asAsked } from './as-asked';
import { matterOfLine, thingsOf } from './line-matter';
import { goesOnTopic, isOpen, least, naming } from './shares';

/** Forms that may speak of another matter, planet or person and mean the answer before. */
const besides: readonly TurnForm[] = ['detail', 'objection', 'explain', 'fact', 'if', 'obstacle', 'past', 'practice'];
const blaming: readonly TurnForm[] = ['why', 'fact'];
/** Forms that ask for a time, and beside a matter of the line for that matter's. */
const timed: readonly TurnForm[] = ['when', 'until', 'othertime'];

/** What tells something is believed by the shares of all forms that tell. */
const leastTold = 0.35;
const [fewWords, mostWordsOfPerson] = [3, 7];
const ofPeople: readonly Topic[] = ['family', 'children', 'harmony', 'homePeace'];

/** The form in which a line goes on that says nothing by itself, and none of those that it cannot have. */
export function likeliestForm(text: string, before: string, without: readonly TurnForm[] = []): TurnForm {
  const { shareOf } = readTurn(text, before);
  const [best] = turnForms.filter((each) => each !== 'new' && !without.includes(each)).sort((one, other) => shareOf(other) - shareOf(one));
  return best ?? 'detail';
}

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

/** Topics that are no matter of life and are whole by themselves, from such a share. */
const computed: readonly Topic[] = ['x_muhurta', 'x_number', 'x_naming', 'x_match', 'x_gem', 'x_place', 'x_subject'];
const leastComputed = 0.9;

/** So short a line names a time and nothing that a day is for. */
const fewWordsOfTime = 4;

/** "Before December?" after a matter is a time of it; "only mondays" after a good day is one of those. */
const byTime: Rule = ({ text, turn, own, first }) => {
  const shareOfTime = turn.shareOf('when') + turn.shareOf('othertime');
  if (isMatter(first.topic.value) && shareOfTime >= least.form && wordsIn(text) <= fewWordsOfTime)
    return turn.shareOf('when') > turn.shareOf('othertime') ? 'when' : 'othertime';
  const isCareful = isMatter(first.topic.value) && getMatter(first.topic.value as MatterId).careful;
  if (isCareful && own.topic.value === 'x_muhurta' && namedPurposes(readText(text, 'English')).length === 0) return 'othertime';
  const isDay = first.topic.value === 'x_muhurta' && turn.shareOf('new') < least.form && findDates(text, new Date(0)).weekdays.length > 0;
  return isDay ? 'othertime' : undefined;
};

/** Forms that would answer what a line asks by the matter before. */
const ofSame: readonly TurnForm[] = ['how', 'good', 'whether', 'todo'];

/** "One more thing, how will my love life be": a sure matter of its own. */
const bySure: Rule = ({ text, turn, own: { topic }, first }) => {
  const isOther = isMatter(topic.value) && topic.value !== first.topic.value && topic.share >= leastComputed;
  return isOther && ofSame.includes(turn.form) && asksSomething(readText(text, 'English')) ? null : undefined;
};

const byComputed: Rule = ({ text, turn, own: { topic, wanted }, first, namesNew }) => {
  if (!asksSomething(readText(text, 'English'))) return undefined;
  const isAnother = computed.includes(topic.value) && topic.value !== first.topic.value && topic.share >= leastComputed;
  if (isAnother && turn.share < least.ownTopic) return null;
  // "And the antardasha inside it?" asks for a fact of its own.
  const isFact = topic.value === 'x_fact' && topic.share >= least.ownTopic && wanted.value !== 'why';
  return isFact && namesNew && ['fact', 'explain'].includes(turn.form) ? null : undefined;
};

const byTelling: Rule = ({ text, turn, told }) => {
  const isTold = told >= leastTold && told >= turn.share && turn.form !== 'new' && !text.includes('?');
  return !isTold ? undefined : turn.shareOf('objection') > turn.shareOf('detail') ? 'objection' : 'detail';
};

const byNew: Rule = ({ text, before, turn, own, namesNew }) => {
  if (turn.form !== 'new' && turn.share >= least.leaning) return undefined;
  return isOpen(own) && !namesNew ? likeliestForm(text, before) : null;
};

const leastBeside = 0.4;

const byMatter: Rule = ({ text, turn, own, first }) => {
  const { topic } = own;
  const matter = matterOfLine(own);
  const isSurelyTimed = turn.share >= least.sure || (turn.share >= least.ownTopic && topic.share < least.ownTopic);
  // "If I come back, which year?" surely goes on, whatever its words mean elsewhere.
  const mayBeAnother = turn.shareOf('new') + turn.shareOf('othermatter') >= goesOnTopic;
  const isAnother = mayBeAnother && matter !== null && matter !== first.topic.value && isMatter(first.topic.value);
  if (timed.includes(turn.form) && !isSurelyTimed && isAnother) return 'othermatter';
  // "And the house after that?" names a matter behind its time.
  if (turn.form === 'othertime' && turn.shareOf('othermatter') >= leastBeside) return 'othermatter';
  // Whole by itself, and surer of its matter than of going on.
  const isOfItself = turn.share < least.form && topic.share >= least.wholeTopic && isMatter(topic.value);
  return isOfItself && asksSomething(readText(text, 'English')) ? null : undefined;
};

const byForm: Rule = ({ text, turn, own: { topic }, namesNew, told }) => {
  // "He is a Scorpio and I am a Leo" after a doubt about the two is for the match.
  if (turn.form === 'detail' && namesNew && topic.value === 'x_match' && topic.share >= least.ownTopic) return null;
  // "My parents want another" names nobody whose matter it is.
  if (turn.form === 'other' && turn.share < least.form && told >= least.leaning && !text.includes('?')) return 'detail';
  if (besides.includes(turn.form) && turn.share >= least.leaning * 2) return turn.form;
  if (namesNew && !naming.includes(turn.form)) return null;
  // A person who is named by a word or two sounds like a matter of the family.
  const isPersonAlone = turn.form === 'other' && turn.share >= least.form && ofPeople.includes(topic.value);
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
const rules = [byThing, byTime, byComputed, bySure, byTelling, byNew, byMatter, byForm, byTopic];

/** The form in which a line goes on as it stands; null where it is a question of its own. */
export function formOf(text: string, before: string): TurnForm | null {
  const own = readLine(text);
  const turn = asAsked(text, before, readTurn(text, before), own);
  const known = thingsOf(before);
  const namesNew = thingsOf(text).some((each) => !known.includes(each));
  const told = turn.shareOf('detail') + turn.shareOf('objection');
  const line = { text, before, turn, own, first: readLine(before), namesNew, told };
  return rules.map((rule) => rule(line)).find((form) => form !== undefined) ?? null;
}
