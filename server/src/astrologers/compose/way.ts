import { findAskedThing, isAboutOneself, isAboutPeople, type AskedThing } from '../echo/asked-thing';
import { withOneself, withPeople, withThings } from '../echo/reasons';
import { findAskedClause } from '../question/asked-clause';
import { shortVowels } from '../question/question-text';
import type { Context } from './context';
import { fittingLabel, goesOn } from './echoed';
import { join } from './join';
import type { Judgement } from './judgement';

/** The way as the first sentence, for the thing that is asked about. */
function wayLead(context: Context, thing: AskedThing | null, en: string, hi: string): string | null {
  const { say, isEnglish, read, book } = context;
  if (isEnglish && thing?.english?.doing) return say([`To ${thing.english.doing}, ${en}.`], ['']);
  if (isEnglish && thing?.english) return say([`About ${thing.english.subject}: ${en}.`], ['']);
  if (thing !== null && !goesOn(context)) {
    const about = fittingLabel(context);
    return say([about && `For ${about}, `, `${en}.`], [about && `${about} के लिए `, `${hi}।`]);
  }
  if (read.kind !== 'how') return null;
  return say([read.kin ? `With your ${book.kin(read.kin.id)}: ` : '', `${en}.`], [read.kin ? `${book.kin(read.kin.id)} के साथ: ` : '', `${hi}।`]);
}

/** "What should I do", "how do I": the way that the strongest planet of the matter favours, and its time; null where a rite is asked for. */
export function composeWay(context: Context, judgement: Judgement): string | null {
  const { read, say, book, strengths, question } = context;
  if (rites.test(read.text.plain) || judgement.matter.careful || read.fact !== null || read.previous !== null) return null;
  const thing = findAskedThing(context, judgement.matter);
  if (thing === null && read.kind !== 'how') return null;
  const planets = [strengths.view.lord(judgement.focus.houses[0] ?? 1), ...judgement.focus.karakas];
  const [planet = 'Jupiter'] = [...planets].sort((a, b) => strengths.of(b) - strengths.of(a));
  const [en, hi] = (isAboutOneself(context) ? withOneself : isAboutPeople(context) ? withPeople : withThings)[planet];
  const lead = wayLead(context, thing, en, hi);
  if (lead === null) return null;
  const span = judgement.window ? book.span(judgement.window, question.astrologer) : '';
  const time = span === '' || read.horizon?.unit === 'day' ? '' : say([['The time that helps is ', 'It goes best in '], `${span}.`], [['इसके लिए अच्छा समय ', 'सबसे सहज समय '], `${span} है।`]);
  const n = book.planet(planet);
  const why = say([[`${n} is the strongest planet here, so its way is yours`, `That is the way of ${n}, the strongest planet in this matter`], '.'], [[`यहाँ सबसे मज़बूत ग्रह ${n} हैं, इसलिए यही रास्ता`, `यह ${n} का तरीका है, जो यहाँ सबसे मज़बूत हैं`], '।']);
  return join([lead, time].filter((each) => each !== '').join(' '), why);
}

const asksTheWay = / (?:kaise|kese|kis tarah) (?:\w+ ){0,3}(?:\w+[^aeiou](?:u|un|oon)|\w+au|\w+aun|\w+n[aei] (?:chahiye|chahie|hai)|\w*kare|\w*karen|\w*karein|jaye|jaaye|jae|jaae|dur ho|door ho|kam ho|thik ho|theek ho|khatam ho|chhut[ae]|chhute|hate|nikl[ae]|nikle|badhe|sudhre) (?:\w+ )?$| how (?:do|can|should|could|to) (?:i |we )?/u;
/** "Papa ko kaise rokun?": a way is asked for, and not how it goes. */
export const asksWay = ({ read }: Context): boolean => read.kind === 'how' && read.fact === null && asksTheWay.test(shortVowels(findAskedClause(read.text, read.text.language) ?? read.text));

const rites = / (?:upay|upaay|upaya|remed\w*|mantra\w*|mantr|puja|pooja|paath|path|vrat|fast\w*|daan|donat\w*|charity|totka\w*|chant\w*|jaap|pariharam?|hawan|havan|stotra\w*|chalisa|worship|pray\w*|planet|graha?|temple|mandir) /u;
