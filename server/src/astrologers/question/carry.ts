import { forPick } from './carry-choice';
import { forHouse } from './carry-house';
import { forPlanetMeaning, forPlanetPlace, forSadeSatiEnd, forSignMeaning } from './carry-planet';
import { forBesideDay } from './carry-time';
import { forOwnChoice } from './carry-wish';
import { kinWordOf } from './kin-word';
import type { KinId } from './people';
import { plainOf, textOf, type TypedWord } from './typed-words';

/** What a short question takes from the one before it by a word that stands for it, or by a subject that it leaves out. */
type Carry = (words: readonly TypedWord[], before: readonly TypedWord[]) => string | null;

const hindi = / (?:h|hai|hain|kya|kab|kaha|kahan|kaun\w*|kons\w*|kaisa|kaisi|kaise|us\w*|is(?:ka|ki|ke)|un(?:ka|ki|ke)|wo|woh|vo|ki|ka|ke|ko|aur|phir|fir|mer[aie]|par|pe|pr|chal) /u;
const isHindi = (plain: string): boolean => hindi.test(plain);

const itsLord = / (?:its|[ui]sa?k[ae]|us|the) (?:lord|swami|svami|malik|ruler) /u;
/** "Uska lord kahan hai?" after the lagna or the rashi. */
const forOwnLord: Carry = (words, before) => {
  const [plain, then] = [plainOf(words), plainOf(before)];
  if (!itsLord.test(plain) || / \d/u.test(plain)) return null;
  const isLagna = / (?:lagna?|lagn|ascendant|rising) /u.test(then);
  if (!isLagna && !/ (?:rashi|rasi|moon sign) /u.test(then)) return null;
  return isHindi(plain) ? `mer${isLagna ? 'e lagna' : 'i rashi'} ka swami kis bhav me hai` : `in which house is the lord of my ${isLagna ? 'lagna' : 'moon sign'}`;
};

const period = / (?:dasha|mahadasha|antardasha|antar|bhukti|dashas) /u;
const worth = / (?:good|gud|bad|better|worse|achh?[aie]|achchh?[aie]|acch[aie]|bur[aie]|kharab|shubh|ashubh|thik|theek) /u;
/** Long vowels are short in what is compared here: baad is "bad". */
const after = / (?:next|after (?:that|it|this)|[ui]sa?ke bad|agli|agla|phir|fir|then) /u;
/** "Is that good?", "uske baad kaunsi?" after the period that runs. */
const forPeriod: Carry = (words, before) => {
  const [plain, then] = [plainOf(words), plainOf(before)];
  if (!period.test(then) || period.test(plain) || / (?:sade|sadhe|job|shad\w*|marri\w*|paisa|money|work|kaam|health) /u.test(plain)) return null;
  const [isWorth, isNext] = [worth.test(plain.replace(/ ke bad | [ui]sa?ke bad /gu, ' ')), after.test(plain)];
  if (isNext) return isHindi(plain) ? `meri agli mahadasha kaun si hai${isWorth ? ' aur achhi hai ya kharab' : ''}` : `which is my next mahadasha${isWorth ? ' and is it good or bad' : ''}`;
  const isOfNext = after.test(then.replace(/ kab /gu, ' '));
  if (isWorth && isOfNext && words.length <= 8) return isHindi(plain) ? 'meri agli mahadasha kaun si hai aur achhi hai ya kharab' : 'which is my next mahadasha and is it good or bad';
  return !isWorth || words.length > 8 ? null : isHindi(plain) ? 'meri abhi ki mahadasha achhi hai ya kharab' : 'is my current mahadasha good or bad for me';
};

const ofLove = / (?:love|loves|pyar|prem|shadi|shaadi|marry|married|wedding|rishta|ladka|ladki|girl|boy|boyfriend|girlfriend|bf|gf|fianc\w+|mangetar|engag\w*|sagai|roka) /u;

const inLaws: Partial<Record<KinId, readonly [english: string, hindi: string]>> = { mother: ['my mother in law', 'meri saas'], father: ['my father in law', 'mere sasur'] };
const theirs = /^(?:u[sn]a?k[iea]|his|her)$/u;
/** "Uski mummy": the mother of the one before, and not one's own. */
const forTheirKin: Carry = (words, before) => {
  const at = words.findIndex(({ read }, index) => theirs.test(read) && kinWordOf(words.slice(index + 1, index + 2)) !== null);
  // "Her father or her mother" is a choice between two.
  if (words.filter(({ read }) => theirs.test(read)).length > 1) return null;
  if (at < 0 || / (?:khatra|danger\w*|risk|dar|harm|threat\w*|nuksan) /u.test(plainOf(words))) return null;
  const owner = kinWordOf(before);
  const isLoved = owner === null ? ofLove.test(plainOf(before)) : owner.id === 'partner' || owner.id === 'husband' || owner.id === 'wife';
  if (owner === null && !isLoved) return null;
  const parent = isLoved ? inLaws[kinWordOf(words.slice(at + 1, at + 2))?.id ?? 'child'] : undefined;
  if (parent) return [textOf(words.slice(0, at)), parent[/^(?:his|her)$/u.test(words[at]?.read ?? '') ? 0 : 1], textOf(words.slice(at + 2))].filter((each) => each !== '').join(' ');
  const name = isLoved && owner?.id !== 'husband' && owner?.id !== 'wife' ? 'partner' : (owner?.typed ?? 'partner');
  const [pronoun = ''] = [words[at]?.read];
  const owned = pronoun === 'his' || pronoun === 'her' ? `my ${name}'s` : `mere ${name} ${pronoun.endsWith('i') ? 'ki' : pronoun.endsWith('e') ? 'ke' : 'ka'}`;
  return [textOf(words.slice(0, at)), owned, textOf(words.slice(at + 1))].filter((each) => each !== '').join(' ');
};

const going = /^(?:wo|woh|ghar|wapas|vapas|vapis|wapis|laut|laut\w*|kab|tak|kabtak|kya|to|toh|phir|fir|jaldi|aur|na|ab|is|agle|saal|mahine|hafte|bhi|kitne|din|me|mein|nahi|kabhi|mere|mujhe|mujhse|se|milne|phone|call|baat|maan|man|karne|kar|ko|iske|uske|liye|diwali|december|january)$/u;
const theirVerb = /^(?:denge|dega|degi|aayenge|aaenge|ayenge|aenge|aayega|aaega|ayega|aega|aayegi|ayegi|aegi|lautenge|lautega|lautegi|jayenge|jaenge|jayega|jayegi|maanenge|manenge|maanega|manega|maanegi|manegi|karenge|karega|karegi|sudhrenge|sudhrega|sudhregi|badlenge|badlega|badlegi|bolenge|bolega|bolegi|milenge|milega|milegi|rukenge|rukega|rukegi)$/u;
const living: readonly KinId[] = ['husband', 'wife', 'partner', 'son', 'daughter', 'brother', 'sister', 'father', 'mother', 'elderBrother', 'elderSister', 'youngerBrother', 'youngerSister', 'brotherInLaw', 'daughterInLaw', 'friend', 'boss'];
/** "Ghar kab aayenge?": whoever the question before was about, where the verb names nobody. */
const forLeftOut: Carry = (words, before) => {
  const verbs = words.filter(({ read }) => theirVerb.test(read));
  if (verbs.length !== 1 || !words.every(({ read }) => going.test(read) || theirVerb.test(read))) return null;
  const owner = kinWordOf(before);
  if (owner === null || !living.includes(owner.id)) return null;
  // What is got or happens has no subject that is left out, unless the verb is one of people.
  if (/^(?:milega|milegi)$/u.test(verbs[0]?.read ?? '') && !words.some(({ read }) => /^(?:se|milne|mujhse|wapas)$/u.test(read))) return null;
  return `mer${owner.id === 'wife' || /^(?:beti|behen|bahan|didi|maa|mummy|saas|saheli)$/iu.test(owner.typed) ? 'i' : 'e'} ${owner.typed} ${textOf(words)}`;
};

const sized = / (?:(?:my |the )?(?:younger|elder|older|little|small|big|second|first)(?: one)?|chhot[aie]|chot[aie]|bad[aie]|dusr[aie]|pehl[aie])(?: [wv]al[aie])? /u;
const idle = /^(?:and|aur|what|about|how|for|to|toh|ki|ka|ke|ko|my|the|of|bhi|meri|mera|mere|kya|hai|phir|)$/u;
/** "And my younger one?": another of those who were spoken of. */
const forSized: Carry = (words, before) => {
  const plain = plainOf(words);
  const size = sized.exec(plain)?.[0].trim();
  if (size === undefined || words.length > 8) return null;
  const owner = kinWordOf(before);
  if (owner === null || !['son', 'daughter', 'child', 'brother', 'sister'].includes(owner.id) || kinWordOf(words) !== null) return null;
  const at = before.findIndex(({ typed }) => typed.startsWith(owner.typed));
  const name = size.replace(/ one$| [wv]al[aie]$/u, '').replace(/^my |^the /u, '');
  const own = plain.replace(size, ' ').trim().split(/ +/u).filter((word) => !idle.test(word));
  // What is asked of the other one anew stays; else it is what was asked of the first.
  if (own.length > 0) return plain.trim().replace(size, `mer${/i$/u.test(name) ? 'i' : 'e'} ${name} ${owner.typed}`).replace(/^(?:aur|and) /u, '');
  const from = at > 0 && sized.test(` ${before[at - 1]?.read ?? ''} `) ? at - 1 : at;
  return [textOf(before.slice(0, from)), name, textOf(before.slice(at))].filter((each) => each !== '').join(' ').replace(/[?.!]+$/u, '');
};

const dateWord = / (?:date|tarikh|tareekh|din|day|muhurat|muhurta|mahurat) /u;
const months = 'jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sep(?:t(?:ember)?)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?|janvari|farvari|agast|sitambar|aktubar|navambar|disambar';
const named = new RegExp(` (\\d{1,2})(?:st|nd|rd|th)? (${months}) | (${months}) (\\d{1,2})(?:st|nd|rd|th)? `, 'u');
const events: readonly (readonly [RegExp, string, string])[] = [
  [/ (?:shadi|vivah|wedding|marriage|byah|phere) /u, 'shaadi', 'wedding'],
  [/ (?:sagai|engagement|roka|ring ceremony) /u, 'sagai', 'engagement'],
  [/ (?:griha pravesh|grah pravesh|housewarming|house warming) /u, 'griha pravesh', 'griha pravesh'],
];
/** "Is the date good?": the day that was told in the line before. */
const forDate: Carry = (words, before) => {
  const [plain, then] = [plainOf(words), plainOf(before)];
  const day = named.exec(then);
  const event = events.find(([pattern]) => pattern.test(then));
  if (!dateWord.test(plain) || !worth.test(plain) || named.test(plain) || day === null || event === undefined || words.length > 9) return null;
  const told = `${day[1] ?? day[4]} ${day[2] ?? day[3]}`;
  return isHindi(plain) ? `${told} ka din ${event[1]} ke liye shubh hai kya` : `is ${told} a good day for the ${event[2]}`;
};

const asksName = / (?:name|naam|nam) /u;
const trade = / (?:shop|store|dukan|business|company|brand|startup|boutique|salon|parlour|cafe|restaurant|firm|channel|hotel|dhaba|clinic|coaching|academy|agency|vyapar|tiffin|service|services|catering|bakery|studio|gym|stall|thela|farm|kitchen|classes) /u;
/** "What name should I keep?" after a business: its name. */
const forTradeName: Carry = (words, before) => {
  const plain = plainOf(words);
  if (!asksName.test(plain) || words.length > 8 || trade.test(plain) || !trade.test(plainOf(before)) || !/ (?:what|which|kya|kaun\w*|kons\w*|rakhu\w*|rakhe|keep|suggest) /u.test(plain)) return null;
  return isHindi(plain) ? 'business ka naam kya rakhu' : 'what name should i keep for my business';
};

const firstOrSecond = / (?:pehl[aei]|first|1st)(?: (?:wal[aei]|one))? (?:or|ya) (?:the )?(?:dusr[aei]|second|2nd|other)(?: (?:wal[aei]|one))? /u;
const pairTold = / (?:ek|one)(?: is)?(?: an?)?(?: in)? (\w+)(?: (?:me|mein|se|ka|ki))?(?: (?:hai|job|wala|wali))*,? (?:and |aur )?(?:the )?(?:ek|dusr[aei]|other|another|second)(?: is)?(?: an?)?(?: in)? (\w+) /u;
const chosen = / (rishte|rishta|proposals?|ladke|ladki\w*|offers?|flats?|jobs?|plots?|ghar|colleges?) /u;
/** "Pehle wali ya dusri?" after two that were told: the two by what was told of them. */
const forFirstOrSecond: Carry = (words, before) => {
  const [plain, then] = [plainOf(words), plainOf(before)];
  const pair = firstOrSecond.test(plain) && words.length <= 9 ? pairTold.exec(then) : null;
  if (pair === null) return null;
  const thing = (chosen.exec(then)?.[1] ?? 'option').replace(/^rishte$/u, 'rishta').replace(/s$/u, '');
  return isHindi(plain) || isHindi(then) ? `${pair[1]} wala ${thing} thik hai ya ${pair[2]} wala ${thing}` : `the ${pair[1]} ${thing} or the ${pair[2]} ${thing}`;
};

const slow = /^(?:saturn|shani|jupiter|guru|brihaspati|rahu|ketu)$/u;
const howLong = /^(?:and )?(?:till when|until when|how long|for how long|kab tak|kabtak|when does it end|when will it end|kab khatam hoga)(?: (?:hai|rahega|more))?$/u;
/** "Till when?" after a planet's transit: its next change of sign. */
const forTransit: Carry = (words, before) => {
  const planet = before.find(({ read }) => slow.test(read));
  if (planet === undefined || !howLong.test(plainOf(words).trim()) || !/ (?:transit\w*|gochar|treating|affecting|now|these days|abhi|aajkal|ajkal|currently|today) /u.test(plainOf(before)) || period.test(plainOf(before)) || / (?:sade|sadhe|dhaiya) /u.test(plainOf(before))) return null;
  return isHindi(plainOf(words)) ? `${planet.typed} rashi kab badlega` : `when will ${planet.typed} change sign`;
};

const carries: readonly Carry[] = [forBesideDay, forPick, forFirstOrSecond, forHouse, forPlanetPlace, forPlanetMeaning, forSignMeaning, forSadeSatiEnd, forTransit, forOwnLord, forPeriod, forTheirKin, forDate, forTradeName, forOwnChoice, forSized, forLeftOut];
const mostWords = 12;

/** Whether a question is short enough to lean on another, or names somebody by another. */
export const mayCarry = (words: readonly TypedWord[]): boolean => words.length <= mostWords || words.some(({ read }) => theirs.test(read));

/** The question with what it takes from the one before said in it; null where it takes nothing that is known here. */
export function carryOver(words: readonly TypedWord[], before: readonly TypedWord[]): string | null {
  if (!mayCarry(words)) return null;
  for (const carry of carries) {
    const said = carry(words, before);
    if (said !== null) return said;
  }
  return null;
}
