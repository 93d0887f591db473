import type { CareAssessment, CareClass, CareLanguage, CareLevel } from './classes';
import { careClasses } from './classes';
import { conceptsOf } from './concepts';
import { normalize } from './normalize';

/** An earlier question of the chat; `care` is what answered it, where care did. */
export interface EarlierTurn {
  text: string;
  care: { className: string; level: CareLevel; language: CareLanguage } | null;
}

/** How many words an answer to the question of care has at most. */
const shortWords = 6;
const otherMatters = new Set(['work', 'love', 'marriage', 'chart', 'money', 'when', 'idiom', 'sportfun'].map((name) => `0${name}`));
const yes = new Set(
  ['yes', 'yeah', 'yep', 'ha', 'han', 'ji', 'sometimes', 'maybe', 'sayad', 'kabi', 'somtimes', 'daily', 'roj', 'often'].map(
    (word) => normalize(word)[0],
  ),
);
const asksWhetherSuicidal: ReadonlySet<string> = new Set([
  'passive_ideation',
  'active_ideation',
  'hopelessness',
  'depression',
  'debt',
  'self_harm',
]);

/** "yes", "nobody", "I don't know": a short answer to the question that care asked, rather than a new matter. */
function assessFollowUp(text: string, { care }: EarlierTurn): CareAssessment | null {
  if (care === null || (care.level === 'Y' && care.className !== 'debt') || !(care.className in careClasses)) return null;
  const words = normalize(text);
  if (words.length === 0 || words.length > shortWords || text.includes('?')) return null;
  if (words.some((word) => conceptsOf(word).some((concept) => otherMatters.has(concept)))) return null;
  const isYes = words.some((word) => yes.has(word)) && asksWhetherSuicidal.has(care.className);
  const className = isYes ? 'plan' : (care.className as CareClass);
  return { level: isYes ? 'R' : care.level, className, language: care.language, about: 'self', isFollowUp: true };
}

/** Assesses the last turn of a chat; `earlier` are the questions before it, oldest first. */
export function assessTurn(
  assess: (texts: readonly string[]) => CareAssessment | null,
  text: string,
  earlier: readonly EarlierTurn[],
): CareAssessment | null {
  const unanswered = earlier.filter(({ care }) => care === null).map((turn) => turn.text);
  const last = earlier.at(-1);
  const followUp = last ? assessFollowUp(text, last) : null;
  return followUp?.className === 'plan' ? followUp : (assess([...unanswered, text]) ?? followUp);
}
