import { englishOrdinal as th } from '../../vocabulary/english';
import type { PlanetName } from '@oracle-astra/shared/contract';
import type { Asked, Plain } from '../plain';
import { planetOf } from './practice-hour';
import { remedyTable } from '../../tools/tables';

const barred = / (?:hostel|warden|pg|roommate\w*|landlord|makan malik|office|flatmate\w*|room ?mate\w*|allow\w*|not allowed|wont allow|mana (?:hai|kar\w*|karte)|manahi|(?:nahi|nhi) (?:kar (?:sakt\w*|pa\w*)|ho (?:payeg\w*|sakt\w*|pat\w*)|jala sakt\w*|rakh sakt\w*|maant\w*|mant\w*)|cant (?:do|light|keep|go)|cannot (?:do|light|keep|go)|can t (?:do|light|keep|go)|no (?:puja|temple|mandir|ritual\w*|religion)|without (?:puja|pooja|rituals?|temple|god|religion|prayer)|non religious|not religious|dont believe in (?:god|puja|rituals?)|atheist|nastik|naastik|bina (?:puja|pooja|mandir|dharm)|नास्तिक|period me|allergy) /u;
const asksWay = / (?:any other|other way|another way|another (?:remedy|option)|alternative|instead|substitute|kuch aur|kuchh aur|koi aur|aur koi|dusra|doosra|upay|upaay|remedy|remedies|practice|tarika|vikalp|badle|something else|what (?:else|then)|to kya|phir kya) /u;
const ofMind = / (?:mann?|mind|bhatak\w*|restless|bechain\w*|stress|tension|anxious|anxiety|worry|worries|focus|dhyan|concentrat\w*|neend|nind|sleep) /u;
const ofAnger = / (?:gussa|gusse|anger|angry|krodh) /u;

const meant = (asked: Asked): PlanetName | null => planetOf(asked) ?? (ofAnger.test(asked.words) ? 'Mars' : ofMind.test(asked.words) ? 'Moon' : null);

/** "The warden allows no lamp, is there another way?": a habit of the planet that needs no fire, no temple and no faith. */
export const otherWay: Plain = {
  isFree: true,
  usesChart: true,
  mayLean: true,
  holds: (asked) => barred.test(asked.words) && asksWay.test(asked.words) && meant(asked) !== null && !asked.read.matter.careful && !/ (?:job|naukri|visa|loan|exam|admission|shaadi|shadi|love marriage|parents wont|family wont) /u.test(asked.words),
  compose: ({ say, book, strengths }, asked) => {
    const planet = meant(asked) ?? 'Moon';
    const { en, hi } = remedyTable[planet];
    const [first = '', second = '', third = ''] = en.practice;
    const [one = '', two = '', three = ''] = hi.practice;
    return [
      say([[`Yes, a habit in place of a rite: on ${en.day}s `, `A way without fire or temple: every ${en.day} `], `${first}`, [', and on the other days ', '; the rest of the week '], `${second}.`], [['हाँ, पूजा की जगह एक आदत: ', 'बिना दीये और मंदिर का तरीका: '], `${hi.day} को ${one}`, [', बाकी दिन ', '; बाकी हफ़्ते '], `${two}।`]),
      say([`That is for ${book.planet(planet)}, which is in your ${th(strengths.view.house(planet))} house; nobody has to see it.`], [`यह ${book.planet(planet)} के लिए है, और किसी को दिखाने की ज़रूरत नहीं।`]),
      say([`If you want more: ${third}. What counts is that you keep to it.`], [`और चाहें तो: ${three}। बस निभाना ज़रूरी है।`]),
    ].join('\n\n');
  },
};
