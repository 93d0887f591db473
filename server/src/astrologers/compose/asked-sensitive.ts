import { findFields } from '../question/fields';
import { hasKind } from '../question/kinds';
import { detectSensitiveTopic } from '../reader/classify/sensitive-topic';
import type { SensitiveTopic } from '../reader/classify/safety-keywords';
import type { Context } from './context';
import { composeLineFit } from './line-fit';

/** The sensitive topic of a question; null also where its word is a profession or a branch of study. */
export function askedSensitive(context: Context): SensitiveTopic | null {
  const { read, question } = context;
  const found = detectSensitiveTopic(question.text);
  if (found !== 'law' && found !== 'illness') return found;
  const isChoice = findFields(read.text).length > 1;
  // A lawyer as a profession is no matter of law, and surgery beside radiology is a branch.
  if (found === 'law' && (read.profession !== null || (read.kind === 'either' && isChoice) || composeLineFit(context) !== null)) return null;
  if (found === 'illness' && hasKind(read.text, 'either') && isChoice) return null;
  return found;
}
