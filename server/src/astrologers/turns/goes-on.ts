import { readLine } from '../asks/request';
import { askingPart, asksSomething, tellsPast } from '../question/asking';
import { readText } from '../question/question-text';
import type { Topic } from '../topics/understand';
import { readTurn, type TurnForm } from '../topics/turns/turn-form';
import { findWay } from './content';
import { formOf, likeliestForm } from './rules';
import { goesOnTopic, isOpen, least, naming } from './shares';
import { telling } from './turn';

const refusal = /\s(?:ya\s+)?(?:nah?i+n?|nhi|na|नहीं|नही)[\s.!।]*$/iu;
const fewWords = 3;

/** Whether what a line tells may well be of the talk. */
const isOfTalk = (text: string, before: string): boolean => readTurn(text, before).shareOf('new') < least.form;

/** From such shares a line is a question of its own whatever its last words ask: of "new", with that of its topic. */
const leastNew: readonly (readonly [share: number, ofTopic: number])[] = [
  [0.6, 0.75],
  [0.9, 0.3],
];

/** Whether what is told before the question names what that is about: "my sister marries on the 21st, is that a good date?" */
function isOfItsOwn(text: string, before: string): boolean {
  const { topic } = readLine(text);
  const isOther = !isOpen(readLine(text)) && topic.value !== readLine(before).topic.value;
  const share = readTurn(text, before).shareOf('new');
  return isOther && leastNew.some(([least, ofTopic]) => share >= least && topic.share >= ofTopic);
}

/** "Fine, understood": from such a share a line only ends what was said. */
const nods: readonly Topic[] = ['x_ack', 'x_thanks'];
const leastNod = 0.9;

const takenForTold: readonly TurnForm[] = ['objection', 'other'];
const plainShare = 0.5;
/** Whether a line tells a fact of a kind that is known. */
function tellsPlainly(text: string): boolean {
  const way = findWay('detail', text, plainShare);
  return way !== null && way.id !== findWay('detail')?.id;
}

/** What only tells something asks nothing by itself, unless its form is sure. */
function formOfTold(text: string, before: string): TurnForm | null {
  const { topic } = readLine(text);
  if (nods.includes(topic.value) && topic.share >= leastNod && isOfTalk(text, before)) return 'close';
  const form = formOf(text, before);
  const { share, shareOf } = readTurn(text, before);
  if (form === null) return tellsPast(readText(text, 'English')) && isOfTalk(text, before) ? likeliestForm(text, before) : null;
  if (form === 'othertime' && readLine(before).topic.value === 'x_muhurta') return form;
  // What is told plainly is no objection, however sad.
  if (takenForTold.includes(form) && shareOf('detail') >= goesOnTopic && tellsPlainly(text)) return 'detail';
  const isTold = share < least.ownTopic && shareOf('detail') + shareOf('objection') >= goesOnTopic;
  return !isTold || telling.includes(form) || naming.includes(form)
    ? form
    : shareOf('objection') > shareOf('detail')
      ? 'objection'
      : 'detail';
}

/**
 * The form in which a line goes on from the one before; null where it asks something of its own and takes nothing over. What tells
 * something and asks is read by what it asks.
 */
export function goesOn(text: string, before: string): TurnForm | null {
  const read = readText(text, 'English');
  const asking = askingPart(read);
  // What only ends with "not" tells, too.
  const isRefusal = !text.includes('?') && !asksSomething(readText(asking.raw.replace(refusal, ''), 'English'));
  if (!asksSomething(read) || isRefusal) return formOfTold(text, before);
  if (asking.raw === text) return formOf(text, before);
  const whole = formOf(text, before);
  if (whole === 'objection' && findWay(whole, text)?.isFirm === true) return whole;
  if (isOfItsOwn(text, before)) return null;
  // A word or two after what is told ask what was asked before, with that.
  const part = text.includes('?') ? `${asking.raw}?` : asking.raw;
  const { wanted } = readLine(part);
  const isSmall = asking.length < fewWords && isOpen(readLine(part)) && !(wanted.value === 'yesNo' && wanted.share >= least.wanted);
  return isSmall && readTurn(part, before).share < least.form ? 'detail' : formOf(part, before);
}
