import type { CareCard } from '@oracle-astra/shared/contract';
import { assessText, composeCareReply } from '../../care';
import type { CareAssessment } from '../../care';

/** An assessment of despair or danger. */
export type DangerAssessment = CareAssessment & { level: 'R' | 'O' };

/** The help of care as a card beside other content. */
export function toCareCard(assessment: CareAssessment): CareCard {
  const { text, care } = composeCareReply(assessment);
  return { ...care, text };
}

const isDanger = (assessment: CareAssessment | null): assessment is DangerAssessment => assessment !== null && assessment.level !== 'Y';

/** The gravest danger in the texts of one person, each alone and all together; null if none. Matters without a verdict do not count. */
export function findDanger(texts: readonly string[]): DangerAssessment | null {
  const written = texts.filter((text) => text.trim() !== '');
  const read = written.length > 1 ? [...written, written.join('\n')] : written;
  const found = read.map((text) => assessText(text)).filter(isDanger);
  return found.find(({ level }) => level === 'R') ?? found[0] ?? null;
}

/** Whether a text expresses despair or danger. */
export const needsCare = (text: string): boolean => findDanger([text]) !== null;

/** The help for the author of a text that expresses despair or danger; otherwise undefined. */
export function findCareCard(text: string): CareCard | undefined {
  const assessment = findDanger([text]);
  return assessment === null ? undefined : toCareCard(assessment);
}
