import type { FactName } from '../question/fact-request';
import type { ReadQuestion } from '../question/read-question';
import { asksRahuKaal } from './muhurta';
import { shortVowels } from '../question/question-text';

/** What the kundli page shows to everybody: planets, houses and lords, dashas with their dates, yogas, doshas, D9 and the panchang of birth; and the almanac of a day, which the panchang page shows. */
const shown: readonly FactName[] = [
  'planet', 'house', 'lord', 'moonSign', 'sunSign', 'nakshatra', 'lagna', 'dasha', 'nextDasha', 'dashaOf', 'balance', 'retrograde', 'dignity', 'combust', 'aspects', 'conjunct', 'allPlanets', 'emptyHouses',
  'sadeSati', 'manglik', 'kaalSarp', 'pitra', 'doshas', 'yoga', 'yogas', 'division', 'birthday', 'panchang',
];

/** What goes beyond the fact: its effect, whether it is good, or a judgement in the same question. */
const judges = / (?:effects?|affects?|affecting|means?|meaning|good|bad|better|best|worse|worst|strong|weak|stronger|why|how|help\w*|harm\w*|result\w*|happens?|should|benefit\w*|trouble\w*|asar|prabhav|fal|phal|matlab|arth|kaisa|kaisi|kaise|kais[ae]|achha|acha|accha|bura|buri|kharab|kyu|kyo|kyun|kyon|fayda|faida|nuksan|shubh|ashubh|mazbut|majbut|mazboot|majboot|kamzor|kamjor|chahie|chahiye|karu|karun|upay) /u;

/** Whether a fact is one that the kundli page shows anyway, asked for as a fact: it costs nothing in the chat either. */
const isShownFact = ({ fact, text }: ReadQuestion): boolean => fact !== null && shown.includes(fact.name) && (fact.name !== 'division' || fact.division !== 'D10') && !judges.test(shortVowels(text));

/** "Aaj ka Rahu kaal kab hai": the time alone, which the panchang page shows; whether it matters is a judgement. */
const isDaysRahuKaal = (read: ReadQuestion): boolean => read.kind === 'muhurta' && (read.horizon === null || read.horizon.unit === 'day') && asksRahuKaal(read) && read.matter.rank === 0 && !judges.test(shortVowels(read.text).replace(/ (?:kaisa|how) /gu, ' '));

/** A question asked again, what no chart can tell, and a fact that the kundli page shows. */
export const costsNothing = (read: ReadQuestion): boolean => read.kind === 'repeat' || read.kind === 'unknowable' || (read.kind === 'fact' && isShownFact(read)) || isDaysRahuKaal(read);
