import type { CareCard } from '@oracle-astra/shared/contract';
import { assessText, composeCareReply } from '../../care';
import type { CareAssessment } from '../../care';

/** The help of care as a card beside something else. */
export function toCareCard(assessment: CareAssessment): CareCard {
  const { text, care } = composeCareReply(assessment);
  return { ...care, text };
}

const findDanger = (text: string): CareAssessment | null => {
  const assessment = text === '' ? null : assessText(text);
  return assessment?.level === 'Y' ? null : assessment;
};

/** Whether a text speaks of despair or danger. */
export const needsCare = (text: string): boolean => findDanger(text) !== null;

/** The help for the author of a text that speaks of despair or danger; undefined for all others. */
export function findCareCard(text: string): CareCard | undefined {
  const assessment = findDanger(text);
  return assessment === null ? undefined : toCareCard(assessment);
}
