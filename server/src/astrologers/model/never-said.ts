import { readOtherScripts } from '../../care/other-scripts';
import { anyOf, beginningOf } from '../vocabulary/any-of';
import { denials, forbiddenAnyhow, lifeEnds, promises, purchases, refusals, verdicts, wagers } from './never-said-words';

/** Verbs that end a clause of Hindi, which is why what follows them denies nothing before them. */
const hindiVerbEnd = /(?<=\s(?:है|हैं|hai|hain|\p{L}+(?:ega|egi|enge)|[\p{L}\p{M}]+(?:गा|गी|गे)))\s/u;
const conjunction = /[,;:—]|\s(?:and|but|yet|because|so|और|पर|लेकिन|क्योंकि|aur|par|lekin|kyunki)\s/u;
/** A new subject begins a clause of its own, unless a word before it takes the clause in. */
const takesIn = 'that|whether|if|when|who|what|where|say|tell|know|promise|long|date';
const subject = new RegExp(`(?<!\\b(?:${takesIn}))\\s(?=(?:it|this|you|I|he|she)(?:['’]|\\s(?:is|are|will|do)\\b))`, 'iu');
const clauseEnds = [conjunction, hindiVerbEnd, subject];

const promised = anyOf(promises);
const wagered = anyOf(wagers.things);
const won = anyOf(wagers.outcomes);
const decided = anyOf(verdicts);
const bought = anyOf(purchases);
const ended = anyOf(lifeEnds.words);
const aged = new RegExp(`${beginningOf(lifeEnds.ages)}(?:\\s\\S+){0,2}\\s\\d{2,3}`, 'iu');
const anyhow = anyOf(forbiddenAnyhow);
const denied = anyOf(denials.words);
const noDenial = anyOf(denials.not);
/** What somebody has to give is no promise of what they get. */
const certainly = '(?:will\\s\\w+ly|\\w+ly\\swill|will\\sfor\\ssure)';
const gives = '(?:need|have\\sto|ask|take|require|cost)';
const effort = new RegExp(`\\b${certainly}\\s${gives}\\b|(?:चाहिए|ज़रूरत|लगेगा|chahiye|zaroorat|lagega)`, 'iu');
/** A year, an age, a count of time: ordinals of houses are none. */
const when = /(?<![\p{L}\d])\d{2,4}(?!\d|st|nd|rd|th|\p{L})|\b(?:soon|years?|months?|saal|mahine?)\b|साल|वर्ष|महीन/iu;
const isVerbLast = /[\p{Script=Devanagari}]|\b(?:nahin?|hai|hain|koi|mein)\b/iu;

/** Whether a clause denies what it names at `at`: English before it, Hindi, whose verb comes last, before or after. */
function isDenied(clause: string, at: number): boolean {
  const around = isVerbLast.test(clause) ? clause : clause.slice(0, at);
  return denied.test(around.replace(noDenial, ' '));
}

const isSaid = (clause: string, words: RegExp): boolean => {
  const found = words.exec(clause);
  return found !== null && !isDenied(clause, found.index);
};

function isForbidden(clause: string): boolean {
  if (isSaid(clause, promised) && !effort.test(clause)) return true;
  if (isSaid(clause, decided) || isSaid(clause, bought)) return true;
  if (wagered.test(clause) && (/\d/u.test(clause) || isSaid(clause, won))) return true;
  return (isSaid(clause, ended) && when.test(clause)) || isSaid(clause, aged);
}

/**
 * Whether a sentence may not be shown whatever it rests on: promises, verdicts of life and court, numbers to bet on, things to
 * buy, addresses, the rules themselves. A clause that denies one of them, as an honest limit does, says none.
 */
export function isNeverSaid(sentence: string): boolean {
  const read = readOtherScripts(sentence);
  if (anyhow.test(read)) return true;
  return clauseEnds.reduce<string[]>((clauses, end) => clauses.flatMap((clause) => clause.split(end)), [read]).some(isForbidden);
}

const refused = anyOf(refusals);
/** Whether a model declines to answer at all, in place of an answer. */
export const isRefusal = (sentence: string): boolean => refused.test(sentence);
