/** Danger now, serious, or a matter on which no verdict is given. */
export type CareLevel = 'R' | 'O' | 'Y';

/** The matters of docs/product/care.md with their levels; the classifier has one output for each. */
export const careClasses = {
  passive_ideation: 'O',
  active_ideation: 'R',
  plan: 'R',
  attempt: 'R',
  self_harm: 'O',
  hopelessness: 'O',
  home_violence: 'O',
  sexual_abuse: 'O',
  child_abuse: 'R',
  forced_marriage: 'R',
  dowry: 'O',
  blackmail: 'O',
  harm_to_others: 'R',
  emergency: 'R',
  illness: 'Y',
  medication: 'Y',
  depression: 'O',
  addiction: 'O',
  pregnancy: 'Y',
  abortion: 'Y',
  death: 'Y',
  court: 'Y',
  gambling: 'Y',
  debt: 'Y',
  minor: 'O',
  eating: 'O',
  grief: 'Y',
  black_magic: 'Y',
} as const satisfies Record<string, CareLevel>;

export type CareClass = keyof typeof careClasses;

/** A lower score is enough for these, because doubt counts as despair. */
export const despairClasses = [
  'passive_ideation',
  'active_ideation',
  'plan',
  'attempt',
  'self_harm',
  'hopelessness',
] as const satisfies CareClass[];

/** The gravity of a text for the classifier: harmless, a matter without verdict, danger, or despair. */
export const careKinds = ['none', 'matter', 'danger', 'despair'] as const;
export type CareKind = (typeof careKinds)[number];

export function getKind(className: CareClass): Exclude<CareKind, 'none'> {
  if ((despairClasses as readonly CareClass[]).includes(className)) return 'despair';
  return careClasses[className] === 'Y' ? 'matter' : 'danger';
}

/** English, Hindi in Devanagari, or Hindi in Latin letters. */
export type CareLanguage = 'en' | 'hi' | 'hi-Latn';

export type CareBand = 'asked' | 'low' | 'middle' | 'high';

export interface CareAssessment {
  level: CareLevel;
  className: CareClass;
  /** The language and script of the text, for the answer. */
  language: CareLanguage;
  /** The person concerned, as far as the text says; `baby` if it is the writer's small child that may be harmed. */
  about: 'self' | 'other' | 'baby';
  /** The person answers care's previous question. */
  isFollowUp: boolean;
  /** The band of the model's score; `asked` if it is low and the person is asked whether they are safe. */
  band: CareBand;
}
