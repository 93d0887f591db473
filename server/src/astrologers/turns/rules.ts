import file from '../../../content/asking.json';
import { findDates } from '../answers/days/find-dates';
import { namedPurposes } from '../answers/days/find-purpose';
import { getMatter, type MatterId } from '../question/matters';
import { isMatter, readLine } from '../asks/request';
import { isQuestion, readClauses } from '../question/asking';
import { readText, shorten } from '../question/question-text';
import type { Topic, Understood } from '../topics/understand';
import { readTurn, turnForms, type ReadTurn, type TurnForm } from '../topics/turns/turn-form';
import { correctTurn, isAskedAsFact } from './correct-turn';
import { matterOfLine, listChartTerms } from './line-matter';
import { minFollowUpShare, isOpen, minShares, naming } from './shares';

/** Forms that refer to the previous answer even if they name another matter, planet or person. */
const followUpForms: readonly TurnForm[] = ['detail', 'objection', 'explain', 'fact', 'if', 'obstacle', 'past', 'practice'];
const blameForms: readonly TurnForm[] = ['why', 'fact'];
/** Forms that ask for a time, which is that of the message's own matter if it has one. */
const timeForms: readonly TurnForm[] = ['when', 'until', 'othertime'];

/** Minimum summed share of the statement forms. */
const minStatementShare = 0.35;
const [fewWords, maxWordsOfPerson] = [3, 7];
const peopleTopics: readonly Topic[] = ['family', 'children', 'harmony', 'homePeace'];

/** The likeliest follow-up form, except for some. */
export function likeliestForm(text: string, before: string, without: readonly TurnForm[] = []): TurnForm {
  const { shareOf } = readTurn(text, before);
  const [best] = turnForms.filter((each) => each !== 'new' && !without.includes(each)).sort((one, other) => shareOf(other) - shareOf(one));
  return best ?? 'detail';
}

/** A message as classified after the previous one. */
interface Line {
  text: string;
  before: string;
  turn: ReadTurn;
  own: Understood;
  first: Understood;
  /** Whether it mentions a chart term that the previous message did not. */
  mentionsNew: boolean;
  /** The summed share of the statement forms. */
  statementShare: number;
}

/** Returns a form, null for a new question, undefined if another rule decides. */
type Rule = (line: Line) => TurnForm | null | undefined;

const wordsIn = (text: string): number => text.trim().split(/\s+/u).length;

const thingRule: Rule = ({ text, turn, own, mentionsNew }) => {
  if (!mentionsNew) return undefined;
  const isBlame = blameForms.includes(turn.form) && turn.share >= minShares.form && own.wanted.value === 'why';
  // "Is it because of Saturn?" names a planet as a reason, and "And Venus?" omits the question.
  return isBlame ? turn.form : wordsIn(text) <= fewWords ? 'othermatter' : undefined;
};

/** Topics that stand alone from a minimum share on. */
const computedTopics: readonly Topic[] = ['x_muhurta', 'x_number', 'x_naming', 'x_match', 'x_gem', 'x_place', 'x_subject'];
const minComputedShare = 0.9;

/** Maximum words of a message that names a time but no purpose. */
const fewWordsOfTime = 4;

/** "Before December?" after a matter is a time of it; "only mondays" after a good day is one of those. */
const timeRule: Rule = ({ text, turn, own, first }) => {
  const shareOfTime = turn.shareOf('when') + turn.shareOf('othertime');
  if (isMatter(first.topic.value) && shareOfTime >= minShares.form && wordsIn(text) <= fewWordsOfTime)
    return turn.shareOf('when') > turn.shareOf('othertime') ? 'when' : 'othertime';
  const isCareful = isMatter(first.topic.value) && getMatter(first.topic.value as MatterId).careful;
  if (isCareful && own.topic.value === 'x_muhurta' && namedPurposes(readText(text, 'English')).length === 0) return 'othertime';
  const isDay =
    first.topic.value === 'x_muhurta' && turn.shareOf('new') < minShares.form && findDates(text, new Date(0)).weekdays.length > 0;
  return isDay ? 'othertime' : undefined;
};

/** Forms that would answer by the previous matter. */
const sameMatterForms: readonly TurnForm[] = ['how', 'good', 'whether', 'todo'];

/** Forms that an unsure message has for its words, and that would answer it by nothing of its own. */
const weakForms: readonly TurnForm[] = ['detail', 'objection', 'explain', 'if', 'sure', 'why'];

/** "One more thing, how will my love life be": a sure matter of its own. */
const sureMatterRule: Rule = ({ text, turn, own: { topic }, first }) => {
  const isOther = isMatter(topic.value) && topic.value !== first.topic.value && topic.share >= minComputedShare;
  const mayBeNew = sameMatterForms.includes(turn.form) || (turn.share < minShares.form && weakForms.includes(turn.form));
  return isOther && mayBeNew && isQuestion(readText(text, 'English')) ? null : undefined;
};

const computedRule: Rule = ({ text, turn, own: { topic, wanted }, first, mentionsNew }) => {
  if (!isQuestion(readText(text, 'English'))) return undefined;
  const isAnother = computedTopics.includes(topic.value) && topic.value !== first.topic.value && topic.share >= minComputedShare;
  if (isAnother && turn.share < minShares.ownTopic) return null;
  // "And the antardasha inside it?" asks for a fact of its own.
  const isFact = topic.value === 'x_fact' && topic.share >= minShares.ownTopic && wanted.value !== 'why';
  return isFact && mentionsNew && ['fact', 'explain'].includes(turn.form) ? null : undefined;
};

const statementRule: Rule = ({ text, turn, statementShare }) => {
  const isStatement = statementShare >= minStatementShare && statementShare >= turn.share && turn.form !== 'new' && !text.includes('?');
  return !isStatement ? undefined : turn.shareOf('objection') > turn.shareOf('detail') ? 'objection' : 'detail';
};

const newQuestionRule: Rule = ({ text, before, turn, own, mentionsNew }) => {
  if (turn.form !== 'new' && turn.share >= minShares.leaning) return undefined;
  return isOpen(own) && !mentionsNew ? likeliestForm(text, before) : null;
};

const minOtherMatterShare = 0.4;

const matterRule: Rule = ({ text, turn, own, first }) => {
  const { topic } = own;
  const matter = matterOfLine(own);
  const isSurelyTimed = turn.share >= minShares.sure || (turn.share >= minShares.ownTopic && topic.share < minShares.ownTopic);
  // "If I come back, which year?" is certainly a follow-up, whatever its words mean elsewhere.
  const mayBeAnother = turn.shareOf('new') + turn.shareOf('othermatter') >= minFollowUpShare;
  const isAnother = mayBeAnother && matter !== null && matter !== first.topic.value && isMatter(first.topic.value);
  if (timeForms.includes(turn.form) && !isSurelyTimed && isAnother) return 'othermatter';
  // "And the house after that?" names another matter.
  if (turn.form === 'othertime' && turn.shareOf('othermatter') >= minOtherMatterShare) return 'othermatter';
  // Complete, and more probably a new matter than a follow-up.
  const isOfItself = turn.share < minShares.form && topic.share >= minShares.wholeTopic && isMatter(topic.value);
  return isOfItself && isQuestion(readText(text, 'English')) ? null : undefined;
};

const formRule: Rule = ({ text, turn, own: { topic }, mentionsNew, statementShare }) => {
  // "He is a Scorpio and I am a Leo" after a doubt about the two is for the match.
  if (turn.form === 'detail' && mentionsNew && topic.value === 'x_match' && topic.share >= minShares.ownTopic) return null;
  // "My parents want another" does not name the person concerned.
  if (turn.form === 'other' && turn.share < minShares.form && statementShare >= minShares.leaning && !text.includes('?')) return 'detail';
  if (followUpForms.includes(turn.form) && turn.share >= minShares.leaning * 2) return turn.form;
  if (mentionsNew && !naming.includes(turn.form)) return null;
  // A message that only names a person is classified as a family matter.
  const isPersonAlone = turn.form === 'other' && turn.share >= minShares.form && peopleTopics.includes(topic.value);
  return isPersonAlone && wordsIn(text) <= maxWordsOfPerson ? 'other' : undefined;
};

const topicRule: Rule = ({ turn, own: { topic, whose }, first }) => {
  const isOther = topic.value !== first.topic.value && topic.value !== 'x_followup' && topic.shareOf('x_followup') < minFollowUpShare;
  if (!isOther || topic.share < minShares.anyTopic) return turn.form;
  const isOfOther = whose.value !== first.whose.value && !['self', 'none'].includes(whose.value) && whose.share >= minShares.form;
  if ((turn.form === 'other' || isOfOther) && turn.form !== 'othermatter') return null;
  return topic.share + minShares.form >= minShares.ownTopic + turn.share && turn.share < minShares.form ? null : turn.form;
};

const [nextSteps, otherWays] = [file.nextStep, file.otherWay].map((list) => list.split('|').map((phrase) => ` ${shorten(phrase)} `)) as [
  string[],
  string[],
];

/** "He said sorry. Now what?", "tell me another way": what to do next. */
export function asksNextStep(text: string): boolean {
  const last = shorten(readClauses(readText(text, 'English')).at(-1)?.plain ?? '');
  return nextSteps.includes(last) || otherWays.some((phrase) => last.includes(phrase));
}

/** The rules in the order in which they decide. */
const rules = [thingRule, timeRule, computedRule, sureMatterRule, statementRule, newQuestionRule, matterRule, formRule, topicRule];

/** The follow-up form of a message as written; null if it is a new question. */
export function classifyForm(text: string, before: string): TurnForm | null {
  const own = readLine(text);
  const turn = correctTurn(text, before, readTurn(text, before), own);
  const previousThings = listChartTerms(before);
  const mentionsNew = listChartTerms(text).some((each) => !previousThings.includes(each));
  const statementShare = turn.shareOf('detail') + turn.shareOf('objection');
  const line = { text, before, turn, own, first: readLine(before), mentionsNew, statementShare };
  const form = rules.map((rule) => rule(line)).find((each) => each !== undefined) ?? null;
  return form !== null && isAskedAsFact(form, text, turn, own) ? 'whether' : form;
}
