import { isTrade } from '../../care';
import { isSmallTrouble } from '../plain/plain-answer';
import { findFields } from '../question/fields';
import { hasKind } from '../question/kinds';
import { findMatters } from '../question/matters';
import { shortVowels } from '../question/question-text';
import { isOnlyTold, withoutTold } from '../reader/classify/background';
import type { SensitiveTopic } from '../reader/classify/safety-keywords';
import { detectSensitiveTopic } from '../reader/classify/sensitive-topic';
import type { Context } from './context';
import { composeLineFit } from './line-fit';

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

/** The sensitive topic of a question as it was read: null where its word means something else here. */
export function findSensitive(context: Context): SensitiveTopic | null {
  const { read, question: { text } } = context;
  const named = detectSensitiveTopic(text);
  const found = named === 'illness' && isOnlyTold(text) ? detectSensitiveTopic(withoutTold(text)) : named;
  if (found === null) return ofTheLineBefore(context);
  // What somebody does for a living is no illness, death or case of theirs.
  if (found !== 'selfHarm' && isTrade(text) && (found !== 'violence' || isFiction.test(text))) return null;
  if (found !== 'law' && found !== 'illness') return found;
  const isChoice = findFields(read.text).length > 1;
  // A lawyer as a profession is no matter of law, and surgery beside radiology is a branch.
  if (found === 'law' && (read.profession !== null || (read.kind === 'either' && isChoice) || composeLineFit(context) !== null)) return null;
  if (found === 'illness' && hasKind(read.text, 'either') && isChoice) return null;
  // A small trouble of the body gets no verdict either, but its tendency and care.
  return found === 'illness' && isSmallTrouble(context) ? null : found;
}
