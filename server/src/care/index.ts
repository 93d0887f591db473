import { createAssessor } from './assess';
import { assessTurn } from './assess-turn';
import type { EarlierTurn } from './assess-turn';
import { understand } from '../astrologers/topics/understand';
import { loadTables } from '../tables/load-tables';
import type { CareModel } from './classifier';
import type { Sureness } from './weigh-despair';

export { composeCareReply, safetyQuestions } from './compose-care-reply';
export { careClasses } from './classes';
export { detectCareLanguage } from './language';
export { isTrade } from './trade-words';
export type { EarlierTurn } from './assess-turn';
export type { CareAssessment, CareClass, CareLanguage } from './classes';

const model: CareModel = loadTables(new URL('../../tables/care.table', import.meta.url));
/** By its words alone: what the word lists of the reader find is read after care. */
const findSureness = (text: string): Sureness => {
  const { topic, wanted } = understand(text, []);
  return { topic: topic.share, wanted: wanted.share };
};
const assessor = createAssessor(model, findSureness);

/** Goes into the log, so that figures of one model are told from those of the next. */
export const careVersion = model.settings.version;

/**
 * Whether what somebody wrote needs care before anything else is done with it; null if it does not. Deterministic, and without
 * a trace of the text.
 *
 * @param texts the turns of one person, oldest first; the last one is to be answered.
 */
export const assessCare = assessor.assess;

/** Whether a text is near despair without being taken for it: its author is asked whether they are safe, and answered. */
export const isDoubtful = assessor.isDoubtful;

/** The same for a text that stands alone, such as a draft for the forum; `context` holds earlier texts of its author. */
export const assessText = (text: string, context: readonly string[] = []) => assessCare([...context, text]);

/** The same for the last question of a chat, with the ones before it, oldest first: short answers to care's question count. */
export const assessChatTurn = (text: string, earlier: readonly EarlierTurn[]) => assessTurn(assessor, text, earlier);
