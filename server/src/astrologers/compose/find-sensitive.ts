import { isSmallTrouble } from '../plain/plain-answer';
import { findFields } from '../question/fields';
import type { ReadQuestion } from '../question/read-question';
import { isOnlyTold, withoutTold } from '../reader/classify/background';
import type { SensitiveTopic } from '../reader/classify/safety-keywords';
import { detectSensitiveTopic } from '../reader/classify/sensitive-topic';

/** The sensitive topic of a question as it was read: null where its word means something else here. */
export function findSensitive(text: string, read: ReadQuestion): SensitiveTopic | null {
  const named = detectSensitiveTopic(text);
  const found = named === 'illness' && isOnlyTold(text) ? detectSensitiveTopic(withoutTold(text)) : named;
  // A lawyer as a profession is no matter of law.
  const isProfession = found === 'law' && (read.profession !== null || (read.kind === 'either' && findFields(read.text).length > 1));
  // Cancer is a sign where a planet's way into it is asked.
  const isSign = found === 'illness' && ['ingress', 'transit'].includes(read.fact?.name ?? '') && / (?:enters?|into|in|to|through|moves?) cancer /u.test(read.text.plain);
  // A small trouble of the body gets no verdict either, but its tendency and care.
  const isSmall = found === 'illness' && isSmallTrouble(read);
  return isProfession || isSign || isSmall ? null : found;
}
