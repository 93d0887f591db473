import { splitParts } from '../asks/options';
import { isTalk, readLine, toAskTopic } from '../asks/request';
import { askingPart, isQuestion, isAboutPast } from '../question/asking';
import { readText } from '../question/question-text';
import type { Topic } from '../topics/understand';
import { readTurn, type TurnForm } from '../topics/turns/turn-form';
import { findWay } from './content';
import { asksNextStep, classifyForm, likeliestForm } from './rules';
import { minFollowUpShare, isOpen, minShares, naming } from './shares';
import { statementForms } from './turn';

const refusal = /\s(?:ya\s+)?(?:nah?i+n?|nhi|na|नहीं|नही)[\s.!।]*$/iu;
const fewWords = 3;

/** Whether a statement may refer to the conversation. */
const isFollowUp = (text: string, before: string): boolean => readTurn(text, before).shareOf('new') < minShares.form;

/** Minimum shares of "new" and of the topic for a message to be a new question. */
const minNewShares: readonly (readonly [share: number, ofTopic: number])[] = [
  [0.3, 0.95],
  [0.6, 0.75],
  [0.9, 0.3],
];

/** Whether the statement before a question names its subject: "my sister marries on the 21st, is that a good date?" */
function isNewQuestion(text: string, before: string): boolean {
  const { topic } = readLine(text);
  const isOther = !isOpen(readLine(text)) && topic.value !== readLine(before).topic.value;
  const share = readTurn(text, before).shareOf('new');
  return isOther && minNewShares.some(([minShare, ofTopic]) => share >= minShare && topic.share >= ofTopic);
}

/** "Fine, understood": minimum share of an acknowledgement. */
const acknowledgements: readonly Topic[] = ['x_ack', 'x_thanks'];
const minAcknowledgementShare = 0.9;

const sureStatementForms: readonly TurnForm[] = ['objection', 'other'];
const plainShare = 0.5;
/** Whether a message states a known kind of fact. */
function tellsPlainly(text: string): boolean {
  const way = findWay('detail', text, plainShare);
  return way !== null && way.id !== findWay('detail')?.id;
}

/** The form of a statement; null unless it is sure. */
function findStatementForm(text: string, before: string): TurnForm | null {
  const { topic } = readLine(text);
  if (acknowledgements.includes(topic.value) && topic.share >= minAcknowledgementShare && isFollowUp(text, before)) return 'close';
  const form = classifyForm(text, before);
  const { share, shareOf } = readTurn(text, before);
  if (form === null) return isAboutPast(readText(text, 'English')) && isFollowUp(text, before) ? likeliestForm(text, before) : null;
  if (form === 'othertime' && readLine(before).topic.value === 'x_muhurta') return form;
  // "It was my son's fault" names a person, and asks for nobody else.
  if (form === 'other' && isAboutPast(readText(text, 'English'))) return 'detail';
  // A plain statement is not an objection.
  if (sureStatementForms.includes(form) && shareOf('detail') >= minFollowUpShare && tellsPlainly(text)) return 'detail';
  const isStatement = share < minShares.ownTopic && shareOf('detail') + shareOf('objection') >= minFollowUpShare;
  return !isStatement || statementForms.includes(form) || naming.includes(form)
    ? form
    : shareOf('objection') > shareOf('detail')
      ? 'objection'
      : 'detail';
}

/** Whether the question behind a statement names nothing by itself. */
function isOpenOrTalk(part: string): boolean {
  const line = readLine(part);
  const of = toAskTopic(line.topic.value);
  return isOpen(line) || line.topic.share < minShares.form || (of !== null && isTalk(of));
}

/**
 * The form of a follow-up; null if it is a new question. A message that states
 * something and asks is read by its question.
 */
export function findFollowUp(text: string, before: string): TurnForm | null {
  const read = readText(text, 'English');
  if (asksNextStep(text)) return 'todo';
  const asking = askingPart(read);
  // A sentence that ends with "not" is a statement too.
  const isRefusal = !text.includes('?') && !isQuestion(readText(asking.raw.replace(refusal, ''), 'English'));
  if (!isQuestion(read) || isRefusal) return findStatementForm(text, before);
  if (asking.raw === text) return classifyForm(text, before);
  const whole = classifyForm(text, before);
  if (whole === 'objection' && findWay(whole, text)?.isFirm === true) return whole;
  if (isNewQuestion(text, before)) return null;
  // A word or two after a statement repeat the previous question.
  const part = text.includes('?') ? `${asking.raw}?` : asking.raw;
  // "The plot has one signature missing. Still going ahead?": the statement decides.
  const statement = readTurn(text, before);
  const asked = readTurn(part, before);
  const isStated = statementForms.includes(statement.form) && statement.share >= minShares.form && asked.share < minShares.form;
  if (isStated && splitParts(part).length < 2 && isOpenOrTalk(part)) return statement.form;
  // "Does that change your answer?" is no question about the service.
  const at = text.indexOf(asking.raw);
  if (asked.form === 'service' && at > 0) return findStatementForm(text.slice(0, at), before);
  const { wanted } = readLine(part);
  const isSmall = asking.length < fewWords && isOpenOrTalk(part) && !(wanted.value === 'yesNo' && wanted.share >= minShares.wanted);
  return isSmall && readTurn(part, before).share < minShares.form ? whole && 'detail' : classifyForm(part, before);
}
