import { isTrade } from '../../care';
import { isSmallTrouble } from '../plain/plain-answer';
import { findAskedClause } from '../question/asked-clause';
import { findFields } from '../question/fields';
import { shares } from '../question/heard';
import { hasKind } from '../question/kinds';
import { findMatters } from '../question/matters';
import { shortVowels } from '../question/question-text';
import type { SensitiveTopic } from '../reader/classify/safety-keywords';
import { detectSensitiveTopic, listSensitiveTopics } from '../reader/classify/sensitive-topic';
import type { Topic } from '../topics/understand';
import type { Context } from './context';

/** "The doctor says the 2nd, is that fine?": what goes on from a matter of health or law, and names no other, is still that matter. */
function ofTheLineBefore({ read }: Context): SensitiveTopic | null {
  const { previous, text } = read;
  if (previous === null || read.fact !== null || !goesOn.test(shortVowels(text)) || findMatters(text).length > 0) return null;
  const before = detectSensitiveTopic(previous.text.raw);
  return before === 'illness' || before === 'law' ? before : null;
}
const goesOn = / (?:doctor|dr|doctors|d[ao]+kt[ae]r|hospital|operation|surgery|vakil|lawyer|judge|court|hearing|verdict) /u;

/** A murder that is written, filmed or read. */
const isFiction = /\b(?:murder|crime) (?:myster\w*|novels?|story|stories|films?|series|thrillers?|scripts?|podcasts?|books?)\b/iu;

const ofBody: readonly Topic[] = ['health', 'mind', 'children', 'habits', 'speech', 'x_unknowable', 'x_trick'];

/** What the tables take a question for that asks about a sensitive topic. */
const askedAs: Record<Exclude<SensitiveTopic, 'selfHarm' | 'violence'>, readonly Topic[]> = {
  death: ofBody,
  illness: ofBody,
  pregnancy: ofBody,
  law: ['court', 'separation', 'x_unknowable'],
};

/** Whether somebody gets well or free may be asked beside another matter. */
const asksOutcome = / (?:thik|theek|bach\w*|safe|recover\w*|survive\w*|be (?:fine|ok|okay|alright|all right|well)|get well|normal|healthy|swasth|chhut\w*|release\w*|win|wins|jeet\w*) /u;

/** Under a matter that the tables are sure of, the word is only told ("my wife died, when will I marry again?") or means something else. */
function isAsked({ read: { topic, text }, question }: Context, found: keyof typeof askedAs): boolean {
  const ofTopics = askedAs[found].reduce((sum, each) => sum + topic.shareOf(each), 0);
  // What somebody does for a living has such words too: there the tables have to be sure of the matter itself.
  if (isTrade(question.text)) return ofTopics >= shares.firmly;
  if (ofTopics >= shares.slightly) return true;
  const core = findAskedClause(text, text.language);
  const isBehind = core !== null && detectSensitiveTopic(core.raw) === null;
  const isAnotherMatter = !topic.value.startsWith('x_') && !asksOutcome.test(shortVowels(text));
  const ofMatter = isBehind ? shares.against : shares.firmly;
  const enough = isAnotherMatter && (found !== 'death' || isBehind) ? ofMatter : shares.certain;
  return topic.share < enough;
}

function stands(context: Context, found: SensitiveTopic): boolean {
  const { text } = context.question;
  if (found === 'selfHarm') return true;
  if (found === 'violence') return !isTrade(text) || !isFiction.test(text);
  if (!isAsked(context, found)) return false;
  // Surgery beside radiology is a branch, and a small trouble of the body gets no verdict either, but its tendency and care.
  return found !== 'illness' || !(isSmallTrouble(context) || (hasKind(context.read.text, 'either') && findFields(context.read.text).length > 1));
}

/** The sensitive topic that a question asks about: null where the tables read it as another matter. */
export function findSensitive(context: Context): SensitiveTopic | null {
  const named = listSensitiveTopics(context.question.text);
  return named.length === 0 ? ofTheLineBefore(context) : (named.find((each) => stands(context, each)) ?? null);
}
