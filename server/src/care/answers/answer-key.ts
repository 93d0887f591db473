import type { HelplineName } from '@oracle-astra/shared/contract';
import type { CareAssessment, CareClass } from '../classes';

/** The texts of care's answers; several classes share one. */
export type AnswerKey =
  | 'attempt'
  | 'ideation'
  | 'ideationOther'
  | 'stay'
  | 'check'
  | 'selfHarm'
  | 'emergency'
  | 'harm'
  | 'voice'
  | 'violence'
  | 'child'
  | 'dowry'
  | 'blackmail'
  | 'sadness'
  | 'addiction'
  | 'eating'
  | 'minor'
  | 'grief'
  | 'illness'
  | 'medication'
  | 'pregnancy'
  | 'abortion'
  | 'death'
  | 'court'
  | 'gambling'
  | 'debt'
  | HelpAboveKey
  | 'blackMagic';

/** The texts of help that is shown above an astrologer's answer: without a question, which the answer would leave open. */
export type HelpAboveKey = 'debtAbove' | 'addictionAbove' | 'courtAbove';

/** For each class its text and the numbers to dial, the most important first. */
export const answerPlans: Record<CareClass, { key: AnswerKey; numbers: readonly HelplineName[] }> = {
  passive_ideation: { key: 'ideation', numbers: ['mind', 'emergency'] },
  active_ideation: { key: 'ideation', numbers: ['mind', 'emergency'] },
  plan: { key: 'attempt', numbers: ['emergency', 'mind'] },
  attempt: { key: 'attempt', numbers: ['emergency', 'ambulance', 'mind'] },
  self_harm: { key: 'selfHarm', numbers: ['mind', 'emergency'] },
  hopelessness: { key: 'ideation', numbers: ['mind', 'emergency'] },
  home_violence: { key: 'violence', numbers: ['emergency', 'women', 'womenCommission'] },
  sexual_abuse: { key: 'violence', numbers: ['emergency', 'women', 'womenCommission'] },
  child_abuse: { key: 'child', numbers: ['children', 'emergency'] },
  forced_marriage: { key: 'violence', numbers: ['children', 'emergency', 'women'] },
  dowry: { key: 'dowry', numbers: ['women', 'womenCommission', 'legalAid'] },
  blackmail: { key: 'blackmail', numbers: ['cybercrime', 'emergency'] },
  harm_to_others: { key: 'harm', numbers: ['emergency', 'mind'] },
  emergency: { key: 'emergency', numbers: ['emergency', 'ambulance'] },
  illness: { key: 'illness', numbers: [] },
  medication: { key: 'medication', numbers: [] },
  depression: { key: 'sadness', numbers: ['mind'] },
  addiction: { key: 'addiction', numbers: ['addiction', 'mind'] },
  pregnancy: { key: 'pregnancy', numbers: [] },
  abortion: { key: 'abortion', numbers: ['women'] },
  death: { key: 'death', numbers: ['mind'] },
  court: { key: 'court', numbers: ['legalAid'] },
  gambling: { key: 'gambling', numbers: ['mind'] },
  debt: { key: 'debt', numbers: ['mind', 'cybercrime'] },
  minor: { key: 'minor', numbers: ['children'] },
  eating: { key: 'eating', numbers: ['mind'] },
  grief: { key: 'grief', numbers: ['mind'] },
  black_magic: { key: 'blackMagic', numbers: ['mind', 'cybercrime', 'emergency'] },
};

/** The text of a class above an answer. */
export const helpAbove: Partial<Record<CareClass, HelpAboveKey>> = {
  debt: 'debtAbove',
  addiction: 'addictionAbove',
  court: 'courtAbove',
};

/** The text for an assessment; a person who asks for somebody else gets the text for helpers. */
export function getAnswerKey({ className, about, isFollowUp, band }: CareAssessment): AnswerKey {
  const { key } = answerPlans[className];
  if (band === 'asked' && !isFollowUp) return 'check';
  if (isFollowUp && key !== 'attempt') return 'stay';
  if (about === 'baby') return 'voice';
  return key === 'ideation' && about === 'other' ? 'ideationOther' : key;
}
