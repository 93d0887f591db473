import file from '../../../../content/asking.json';
import { hasDecisionVerb, isFirstPerson, refusals } from '../../question/asking';
import { shorten } from '../../question/question-text';
import type { Understood, Wanted } from '../../topics/understand';
import type { Ask } from '../ask';
import type { Form } from '../request';

/** Minimum share of a fear, for which "no" is the good answer. */
const minRiskShare = { ofFeared: 0.3, ofOthers: 0.6, ofUnclear: 0.15, ofStated: 0.3 };
/** Minimum share for a question about the past to ask for a reason. */
const minReasonShare = 0.2;
/** Minimum share for "which" to ask for a time. */
const minTimeShare = 0.1;

/** "Which month", "best year", "sabse achha mahina". */
export const mentionsTime = (plain: string): boolean =>
  plain.split(' ').some((word, at, words) => times.has(word) && choosers.has(words[at - 1] ?? ''));

const formByWanted: Record<Wanted, Form> = {
  yesNo: 'willIt',
  doubt: 'willIt',
  when: 'when',
  why: 'why',
  either: 'willIt',
  remedy: 'todo',
  how: 'how',
  risk: 'willIt',
  which: 'how',
  like: 'how',
  meaning: 'how',
  fact: 'how',
  muhurta: 'when',
  past: 'how',
  talk: 'how',
};

const naming: readonly Wanted[] = ['which', 'like', 'how', 'either', 'fact', 'yesNo', 'doubt', 'meaning'];

const reasons: ReadonlySet<string> = new Set(file.reasons.split(' '));
const phrases = (list: string) => list.split('|').map((phrase) => ` ${shorten(phrase)} `);
const [howTo, stepAsked, planetAsked, ageAsked] = [file.howTo, file.stepAsked, file.planetAsked, file.ageAsked].map(phrases) as [
  string[],
  string[],
  string[],
  string[],
];
/** Minimum share for a reason without a word that asks for it. */
const minImpliedShare = 0.6;
const others = (Object.keys(formByWanted) as Wanted[]).filter((each) => each !== 'why');

/** "At what age", "kis umar mein". */
export const asksAge = (plain: string): boolean => ageAsked.some((phrase) => shorten(plain).includes(phrase));

/** The likeliest kind; a reason only if a word asks for it, as "which planet does it" does, or the share is high. */
export function withSaidReason(wanted: Understood['wanted'], plain: string): Understood['wanted'] {
  const { value, share, shareOf } = wanted;
  if (planetAsked.some((phrase) => shorten(plain).includes(phrase))) return { ...wanted, value: 'why' };
  if (value !== 'why' || share >= minImpliedShare || plain.split(' ').some((word) => reasons.has(word))) return wanted;
  return { ...wanted, value: others.reduce((best, each) => (shareOf(each) > shareOf(best) ? each : best)) };
}

const howHindi: ReadonlySet<string> = new Set(file.howHindi.split(' '));
const kindsBesideDecision: readonly Wanted[] = ['remedy', 'why', 'how'];
const kindsOfStep: readonly Wanted[] = ['how', 'past', 'yesNo', 'risk', 'like', 'which', 'fact', 'meaning', 'doubt', 'either'];

const harmWords: ReadonlySet<string> = new Set(file.harms.split(' '));
/** "Will it affect me badly", "kuch bura to nahi": the question is about a feared outcome. */
export const mentionsHarm = (plain: string): boolean =>
  shorten(plain)
    .split(' ')
    .some((word) => harmWords.has(word));

const unwished: ReadonlySet<string> = new Set(file.unwished.split(' '));
/** "Am I on the list", "will she have to leave it": it is not clear that a yes would be good. */
export const mayBeUnwished = ({ shareOf }: Understood['wanted'], plain: string, isGeneral: boolean): boolean =>
  shareOf('risk') >= minRiskShare[isGeneral ? 'ofUnclear' : 'ofStated'] ||
  plain.includes(' have to ') ||
  shorten(plain)
    .split(' ')
    .some((word) => unwished.has(word));

/** "How do I tell them", "kaise manau", "… kya karu": asks for a way to do it, and for no verdict. */
export function asksStep(whole: string): boolean {
  const plain = shorten(whole);
  const words = plain.trim().split(' ');
  const how = words.findIndex((word) => howHindi.has(word));
  return (
    howTo.some((phrase) => plain.includes(phrase)) ||
    stepAsked.some((phrase) => plain.endsWith(phrase)) ||
    (how >= 0 && words.slice(how + 1).some((word) => isFirstPerson(word)))
  );
}

/** The likeliest kind; a step where words ask for one, and a decision where they refuse: "what to do, complain or not". */
export function withSaidStep(wanted: Understood['wanted'], plain: string): Understood['wanted'] {
  // "Hogi ya nahi" asks whether, whatever the story before it sounds like.
  if (isRefused(plain) && happens(plain) && wanted.value !== 'when') return { ...wanted, value: 'yesNo' };
  if (isRefused(plain))
    return hasDecisionVerb(plain) || kindsBesideDecision.includes(wanted.value) ? { ...wanted, value: 'yesNo' } : wanted;
  return kindsOfStep.includes(wanted.value) && asksStep(plain) ? { ...wanted, value: 'remedy' } : wanted;
}

const amounts = Object.entries(file.slots).flatMap(([slot, list]) =>
  list.split('|').map((phrase) => ({ slot, phrase: ` ${shorten(phrase)} ` })),
);
const open: readonly (Form | null)[] = ['how', 'willIt', 'should', 'decide'];

/** Adds the slot for an amount that a message explicitly asks for, if the ask has none. */
export function withAmount(ask: Ask, form: Form | null, plain: string): { ask: Ask; form: Form | null } {
  const found =
    ask.slot === undefined && ask.limit === undefined && open.includes(form) && !isRefused(plain)
      ? amounts.find(({ phrase }) => shorten(plain).includes(phrase))
      : undefined;
  return found === undefined ? { ask, form } : { ask: { ...ask, slot: found.slot }, form: 'which' };
}

/** The answer form by question kind and texts of the ask; null if the ask has no text for it. `plain` is the message in Latin letters. */
export function formOfLine({ value: wanted, shareOf }: Understood['wanted'], ask: Ask, plain: string): Form | null {
  if (shareOf('risk') >= minRiskShare[ask.feared === true ? 'ofFeared' : 'ofOthers'])
    return ask.limit === undefined && ask.good === undefined ? null : 'feared';
  const isTime = wanted === 'which' && (shareOf('when') >= minTimeShare || mentionsTime(plain));
  if (isTime && ask.good !== undefined) return 'when';
  // Without clauses of a verdict only a slot can be answered.
  if (ask.slot !== undefined && (ask.good === undefined || naming.includes(wanted))) return wanted === 'remedy' ? 'todo' : 'which';
  if (wanted === 'past') return happens(plain) ? 'willIt' : shareOf('why') >= minReasonShare ? 'why' : formByWanted.past;
  const decision = ask.go === undefined ? null : formOfDecision(wanted, plain);
  return (decision === 'should' && ask.eitherWay === true ? 'decide' : decision) ?? formByWanted[wanted];
}

/** The form for the user's own decision; null if the question asks for none. */
function formOfDecision(wanted: Wanted, plain: string): Form | null {
  const isRefusable = isRefused(plain) && !happens(plain);
  if (wanted === 'either') return isRefusable ? 'should' : happens(plain) ? 'willIt' : 'decide';
  return wanted === 'yesNo' && (isRefusable || (hasDecisionVerb(plain) && !plain.includes(' will '))) ? 'should' : null;
}

const [choosers, times] = [new Set(file.choosesTime.split(' ')), new Set(file.times.split(' '))];
const practices: ReadonlySet<string> = new Set(shorten(file.practices).split(' '));
const joining: ReadonlySet<string> = new Set(file.joinsRefusal.split(' '));

/** Whether the question asks for a traditional practice, and for no everyday step. */
export const asksPractice = (plain: string): boolean =>
  shorten(plain)
    .split(' ')
    .some((word) => practices.has(word));

/** "Karu ya nahi", "or not": the second option is only the negation. */
const isRefused = (plain: string): boolean =>
  plain.split(' ').some((word, at, words) => refusals.has(word) && joining.has(words[at - 1] ?? ''));

const coming = shorten(file.happensBy).split(' ');

/** "Ho jayega ya nahi": whether something happens is no decision. */
export const happens = (plain: string): boolean =>
  plain.startsWith(' will ') ||
  shorten(plain)
    .split(' ')
    .some((word) => coming.some((ending) => word.endsWith(ending)));

/** Whether the question is about the user's own decision, and not about an event. */
export const asksDecision = ({ value }: Understood['wanted'], plain: string): boolean =>
  (value === 'yesNo' || value === 'either') && hasDecisionVerb(plain) && !happens(plain) && !plain.includes(' will ');
