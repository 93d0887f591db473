import type { Assessor } from './assess';
import type { CareAssessment, CareClass, CareLanguage, CareLevel } from './classes';
import { careClasses } from './classes';
import { getConcepts } from './concepts';
import { detectCareLanguage } from './text/language';
import { normalize } from './text/normalize';

/** An earlier question of the chat; `care` is the assessment that answered it, if any. */
export interface EarlierTurn {
  text: string;
  care: { className: string; level: CareLevel; language: CareLanguage } | null;
}

/** The maximum number of words in an answer to care's question. */
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

const no = new Set(['no', 'nope', 'not', 'never', 'nahi', 'nhi', 'na', 'bilkul', 'unsafe'].map((word) => normalize(word)[0]));

/** The words of an answer to care's question; null if the text is a question or a new matter. */
function readShortAnswer(text: string): readonly string[] | null {
  const words = normalize(text);
  if (words.length === 0 || words.length > shortWords || text.includes('?')) return null;
  return words.some((word) => getConcepts(word).some((concept) => otherMatters.has(concept))) ? null : words;
}

/** "yes", "nobody", "I don't know": a short answer to care's question, not a new matter. */
function assessFollowUp(text: string, { care }: EarlierTurn): CareAssessment | null {
  if (care === null || (care.level === 'Y' && care.className !== 'debt') || !(care.className in careClasses)) return null;
  const words = readShortAnswer(text);
  if (words === null) return null;
  const isYes = words.some((word) => yes.has(word)) && asksWhetherSuicidal.has(care.className);
  const className = isYes ? 'plan' : (care.className as CareClass);
  return { level: isYes ? 'R' : care.level, className, language: care.language, about: 'self', isFollowUp: true, band: 'high' };
}

/** "No" to "Are you safe right now?", which was shown above the answer to a doubtful question. */
function assessUnsafe(text: string, earlier: EarlierTurn, isDoubtful: Assessor['isDoubtful']): CareAssessment | null {
  const isNo = readShortAnswer(text)?.some((word) => no.has(word)) ?? false;
  if (!isNo || earlier.care !== null || !isDoubtful(earlier.text)) return null;
  const language = detectCareLanguage(earlier.text);
  return { level: 'O', className: 'hopelessness', language, about: 'self', isFollowUp: true, band: 'asked' };
}

/** Assesses the last turn of a chat; `earlier` are the questions before it, oldest first. */
export function assessTurn({ assess, isDoubtful }: Assessor, text: string, earlier: readonly EarlierTurn[]): CareAssessment | null {
  const unanswered = earlier.filter(({ care }) => care === null).map((turn) => turn.text);
  const last = earlier.at(-1);
  const followUp = last ? (assessFollowUp(text, last) ?? assessUnsafe(text, last, isDoubtful)) : null;
  return followUp?.className === 'plan' ? followUp : (assess([...unanswered, text]) ?? followUp);
}
