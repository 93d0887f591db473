import file from '../../../../content/asking.json';
import { endsInFuture, hasDecisionVerb, refusals } from '../../question/asking';
import { shorten } from '../../question/question-text';
import type { Understood } from '../../topics/understand';
import { asksWhich } from '../choices/words';
import { asksStep, happens } from './form-of-line';

const joining: ReadonlySet<string> = new Set(file.joinsRefusal.split(' '));

/** "Will the debt not go", "karz nahi utrega kya": it is feared that something does not happen. */
export const isDenied = (plain: string): boolean =>
  shorten(plain)
    .trim()
    .split(' ')
    .some((word, at, words) => refusals.has(words[at - 1] ?? '') && !joining.has(words[at - 2] ?? '') && endsInFuture(word));

/** Maximum share of a kind that a verb of the user's own decision replaces. */
const maxUnsureKind = 0.3;

/** "I love her one-sidedly, shall I tell her": a decision, if no kind is likely and no word asks for anything else. */
export function withSaidDecision(wanted: Understood['wanted'], plain: string): Understood['wanted'] {
  const isDecision = wanted.share < maxUnsureKind && hasDecisionVerb(plain) && !happens(plain) && !asksStep(plain) && !asksWhich(plain);
  return isDecision ? { ...wanted, value: 'yesNo' } : wanted;
}
