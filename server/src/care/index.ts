import { findMatterBeside, isAnsweredToo } from './answers/answered-too';
import { createAssessor } from './assess';
import { assessTurn } from './assess-turn';
import type { EarlierTurn } from './assess-turn';
import { understand } from '../astrologers/topics/understand';
import { loadTables } from '../tables/load-tables';
import { detectCareLanguage } from './text/language';
import type { CareAssessment } from './classes';
import type { CareModel } from './classifier';

export { composeCareReply, composeOpening } from './answers/compose-care-reply';
export { careClasses } from './classes';
export { detectCareLanguage };
export type { EarlierTurn } from './assess-turn';
export type { CareAssessment, CareClass, CareLanguage } from './classes';

const model: CareModel = loadTables(new URL('../../tables/care.table', import.meta.url));

/** From this share on a question is surely about the almanac, a planet or a term: "which hour is good, I have to go to the bank". */
const minSkyShare = 0.9;
const skyTopics: ReadonlySet<string> = new Set(['x_muhurta', 'x_fact', 'x_meaning']);
const isOfSky = (text: string): boolean => {
  const { topic } = understand(text);
  return topic.share >= minSkyShare && skyTopics.has(topic.value);
};
const assessor = createAssessor(model, isOfSky);

/** Logged, so that the figures of different models can be distinguished. */
export const careVersion = model.settings.version;

/**
 * The care that a text needs before it is processed further; null if none. Deterministic; stores and logs nothing of the text.
 *
 * @param texts the turns of one person, oldest first; the last one is to be answered.
 */
export const assessCare = assessor.assess;

/** Whether a text is close to despair but below the threshold: its author is asked whether they are safe, and answered. */
export const isDoubtful = assessor.isDoubtful;

/** The probability, from 0 to 1, that the user is about to hurt somebody. */
export const harmShare = assessor.harmShare;

/** The same for a single text, such as a draft for the forum; `context` holds earlier texts of its author. */
export const assessText = (text: string, context: readonly string[] = []) => assessCare([...context, text]);

/** The same for the last question of a chat, with the previous ones, oldest first; it recognises short answers to care's question. */
export const assessChatTurn = (text: string, earlier: readonly EarlierTurn[]) => assessTurn(assessor, text, earlier);

/** Whether the help for a question is shown above the astrologer's answer and does not replace it; never with possible despair. */
export const isHelpAbove = (assessment: CareAssessment, text: string): boolean =>
  isAnsweredToo(assessment, understand(text)) && !isDoubtful(text);

/** Help above the answer to a question that care does not assess: debts, drink and divorce are answered with the number of who helps. */
export function findHelpBeside(text: string): CareAssessment | null {
  const className = findMatterBeside(text, understand(text));
  if (className === null || isDoubtful(text)) return null;
  return { level: 'Y', className, language: detectCareLanguage(text), about: 'self', isFollowUp: false, band: 'low' };
}
