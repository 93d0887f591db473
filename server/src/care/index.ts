import { createAssessCare } from './assess';
import model from './model.json';

export { careClasses } from './classes';
export type { CareAssessment, CareClass, CareLanguage, CareLevel } from './classes';

/**
 * Whether what somebody wrote needs care before anything else is done with it; null where it does not. Deterministic, and
 * without a trace of the text.
 *
 * @param texts the turns of one person, oldest first; the last one is to be answered.
 */
export const assessCare = createAssessCare(model);

/** The same for a text that stands alone, such as a draft for the forum; `context` holds earlier texts of its author. */
export const assessText = (text: string, context: readonly string[] = []) => assessCare([...context, text]);
