import { findKinOfWord, type KinId } from './people';
import { readText, shortVowels, type QuestionText } from './question-text';

/** What somebody wants or says, in a story that ends with the question what to do. */
export interface ToldOption {
  /** A relative, somebody else, or the one who asks; null where nobody says it. */
  who: KinId | Teller | null;
  /** As it was typed. */
  said: string;
}

export type Teller = 'self' | 'friend' | 'family' | 'beloved' | 'teacher' | 'landlord' | 'others' | 'partnerAtWork' | 'agent';

const tellers: readonly (readonly [Teller, RegExp])[] = [
  ['friend', /^(?:friend|frnd|dost|saheli|buddy|roommate|classmate)$/u],
  ['beloved', /^(?:gf|bf|girlfriend|boyfriend|fiance|fiancee|mangetar)$/u],
  ['family', /^(?:gharwale|gharvale|gharwalo|family|parents)$/u],
  ['teacher', /^(?:teacher|sir|madam|maam|mam|guruji|professor|coach|guide)$/u],
  ['landlord', /^(?:landlord|landlady|malik)$/u],
  ['agent', /^(?:agent|broker|dealer|consultant|ca|banker)$/u],
  ['partnerAtWork', /^(?:partner|sajhedar|saajhedaar|cofounder)$/u],
  ['others', /^(?:friends|doston|log|logo|relatives|rishtedar|everyone|sablog)$/u],
];
const own = /^(?:i|main|mai|me|mein|mera|meri|mujhe|my|mann|man|dil|heart|hum|ham|we)$/u;

// The points of "B.Ed" part nothing.
const border = /[,;।?!\n]+|\.(?=\s|$)|\s(?:but|while|whereas|lekin|magar|and|aur|par|pr|लेकिन|मगर|और|पर)\s/iu;
/** "Says", "chahti hai", "bolte hain": what is wanted stands behind it, or before it in Hindi. */
const tells = /^(?:says?|said|saying|tells?|told|wants?|wanted|insists?|suggests?|advises?|thinks?|prefers?|asks?|asking|offers?|offered|calls?|calling|bol\w*|kah\w*|keh\w*|chah(?!iye|ie)\w*|samjha\w*|manga\w*|mang\w*)$/u;
const joins = /^(?:hai|hain|he|h|hu|hun|hoon|ki|that|to|raha|rahe|rahi|rha|rhe|rhi|me|us|him|her|is|are|was|has|have|had|brought|found|got|no|nahi|should|i|we|for|of|about|ka|ke|wish|dream|it|its|karte|de|se|ko|ne|ji|bhaiya|sab|all|just|already|now|rahe|rhe)$/u;
const asksWhich = / (?:whom|who|which|where (?:should|shall|do|to)|kahan?|kaha|whose|what should|what do i|what to do|what is (?:right|better|best)|what (?:shall|will) i|confused?|kya kar\w*|kis\w*|kaun\w*|kon\w*|kidhar|kya sahi|kya thik|kya chun\w*|kya l[ue]n?|sahi kya|samajh nahi|samjh nahi) /u;
const yesNoEnd = / (?:kya|kyaa) $/u;

/** Words for kin that English sentences of India use too. */
const homely = /^(?:didi|jiju|jija|bhabhi|bhaiya|papa|mummy|maa|chacha|chachi|mama|mami|bua|mausi|saas|sasur|pati|patni|nanad|devar|jeth)$/u;
const spelled: Readonly<Record<string, string>> = { jiju: 'jija' };
const ofPerson = (typed: string, mayBeHindi: boolean): KinId | null => {
  const word = spelled[typed] ?? typed;
  return findKinOfWord(word, mayBeHindi || homely.test(word))[0]?.id ?? null;
};

interface Word {
  typed: string;
  read: string;
}

/** The words of a clause as typed and as read, one for one. */
const wordsOf = (clause: string, text: QuestionText): Word[] =>
  clause
    .trim()
    .split(/\s+/u)
    .filter((typed) => /[\p{L}\p{N}]/u.test(typed))
    .map((typed) => ({ typed, read: shortVowels(readText(typed, text.language)).trim().split(' ').at(-1) ?? '' }));

const heart = /^(?:mann|man|dil|heart|wish|dream|sapna|interest|passion|like|love|pasand)$/u;
const leading = 4;

/** Who tells, and after which word of the clause: "my wife", "teacher", "mera mann". */
function tellerOf(words: readonly Word[], mayBeHindi: boolean): { who: KinId | Teller; at: number } | null {
  let mine: number | null = null;
  for (const [at, { read }] of words.slice(0, leading).entries()) {
    const twoWords = ofPerson(`${words[at]?.read} ${words[at + 1]?.read} ${words[at + 2]?.read}`, mayBeHindi);
    const isLong = twoWords !== null && /InLaw$|^(?:elder|younger)/u.test(twoWords);
    if (isLong) return { who: twoWords, at: at + (/^(?:elder|younger)/u.test(twoWords) ? 1 : 2) };
    const kin = ofPerson(read, mayBeHindi);
    if (kin !== null && kin !== 'partner') return { who: kin, at };
    const teller = tellers.find(([, pattern]) => pattern.test(read));
    if (teller) return { who: teller[0], at };
    if (own.test(read)) mine = at;
  }
  return mine === null ? null : { who: 'self', at: mine };
}

/** What is wanted: behind the verb that tells, or between the teller and it, where the sentence ends with it. */
function saidOf(words: readonly Word[], from: number): { said: string; isTold: boolean } {
  const verb = words.findIndex(({ read }, at) => at > from && tells.test(read));
  const skip = (list: readonly Word[]) => list.slice(Math.max(0, list.findIndex(({ read }) => !joins.test(read))));
  const behind = verb < 0 ? [] : skip(words.slice(verb + 1)).filter((_, at, all) => at > 0 || !joins.test(all[0]?.read ?? ''));
  const before = skip(words.slice(from + 1, verb < 0 ? undefined : verb));
  const chosen = behind.length > 0 ? behind : before;
  return { said: chosen.map(({ typed }) => typed).join(' ').replace(/\s(?:ka|hai|hain|he|h|का|है|हैं)$/iu, '').replace(/\s(?:ka|का)$/iu, ''), isTold: verb >= 0 };
}

/** What stands beside a verb and is no option. */
const saysNothing = /^(?:kya|kuch|kuchh|nahi|nahin|nhi|na|haan|han|ha|ji|no|yes|nothing|क्या|कुछ|नहीं|ना|हाँ|हां)$/iu;
const shortest = 1;
/** So many words of somebody who is not said to want them only tell. */
const mostUnsaid = 4;
const longest = 10;
const enough = ({ said }: ToldOption): boolean => {
  const count = said.split(/\s+/u).length;
  return count >= shortest && count <= longest && said !== '' && !saysNothing.test(said);
};

/** "Ek taraf railway ki naukri, dusri taraf sasur ka karobar". */
const twoSides = /(?:^|[\s,])(?:ek|one|एक)\s+(?:taraf|side|तरफ़?|ओर)\s+(.+?)(?:\s(?:hai|है))?[\s,]+(?:aur\s|और\s|and\s)?(?:dusri|doosri|other|another|दूसरी)\s+(?:taraf|side|तरफ़?|ओर)\s+(.+?)(?:\s(?:hai|है))?(?=[,.?!।]|$)/iu;
/** "I got selected in Infosys and also in a small company". */
const bothGot = /\b(?:selected|offers?|admission|seat|job|called|calls?)\b.*?\b(?:in|from|at|by)\s+(.+?)\s+(?:and|also|as well as)(?:\s+(?:also|in|from|at|by|one|another))*\s+(.+?)(?=[.,?!]|\s(?:confused|which|what|where)\b|$)/iu;

/** "Two offers, one from Hyderabad, other from Chennai": two of one kind, told by where or what they are. */
const oneAndOther = /(?<![\p{L}\p{M}])(?:one|ek|एक)\s+(?:is |in |from |of |job |offer |wala )*(.+?)(?:\s+(?:me|mein|se|hai|में|से|है))*[\s,]+(?:and |aur |और )?(?:the )?(?:other|another|one|ek|dusra|dusri|doosra|doosri|एक|दूसरा|दूसरी)\s+(?:one )?(?:is |in |from |of |job |offer )*(.+?)(?:\s+(?:me|mein|se|hai|में|से|है))*(?=[,.?!।]|\s(?:which|what|kaun\w*|kis\w*|kidhar|कौन|किस)|$)/iu;

/** "Two offers - Infosys Pune 9 lpa, startup Bangalore 14 lpa", "do colleges mile hain VIT aur SRM": two that a number announces. */
const announced = /(?<![\p{L}\p{M}])(?:two|2|both|do|dono|दो|दोनों)\s+[\p{L}\p{M}]+(?:\s+(?!(?:and|or|aur|ya|और|या)\s)[\p{L}\p{M}]+){0,3}?(?:\s*[:,;–-]\s*|\s+(?:hain|hai|from|h|are|हैं|है)[\s,:–-]+)(?:ek |one |एक )?([^,;:?!।]+?)(?:\s*[,/]\s*|\s+(?:and|or|aur|ya|&|और|या)\s+)(?:ek |one |एक )?([^,;:?!।.]+?)(?=[,.;?!।]|\s(?:which|what|where|kaun\w*|kons\w*|kis\w*|kahan?|kidhar|कौन|किस|कहाँ)|$)/iu;
/** "Wipro and TCS both selected me". */
const bothDid = /(?:^|[.!?]\s)([^,.;?!]{2,40}?)\s+(?:and|aur|&|और)\s+([^,.;?!]{2,40}?)\s+(?:both|dono|दोनों)(?:\s+(?:ne|ने))?\s+(?:select\w*|offer\w*|call\w*|want\w*|gave|sent|chun\w*|bula\w*|mil\w*|de\b|diya|चुन|बुला|मिल|दे)/iu;
/** What an option pays or scores is no part of its name. */
const terms = /\s*\(?(?<![\p{L}\d])(?:₹|rs\.?)?\s?\d+(?:[.,]\d+)*\s?(?:lpa|lakhs?|lacs?|k|crores?|ctc|percent|%|marks?|per month|pm|thousand|hazaa?r|लाख|हज़ार|हजार)?(?![\p{L}\d])\)?/giu;
const withoutTerms = (said: string): string => said.replace(terms, ' ').replace(/\s{2,}/gu, ' ').trim();

/** The ways between which a story is told, each with who wants it; empty where it tells no two. */
export function findToldOptions(text: QuestionText): ToldOption[] {
  const plain = shortVowels(text);
  const asks = asksWhich.test(plain);
  const pair = twoSides.exec(text.raw) ?? (asks ? (bothGot.exec(text.raw) ?? oneAndOther.exec(text.raw) ?? announced.exec(text.raw) ?? bothDid.exec(text.raw)) : null);
  if (pair?.[1] && pair[2]) return [pair[1], pair[2]].map((said) => ({ who: null, said: withoutTerms(said) })).filter(enough);
  if (!asks && !yesNoEnd.test(plain)) return [];
  const read = text.raw.split(border).flatMap((clause) => {
    const words = wordsOf(clause, text);
    const teller = tellerOf(words, text.mayBeHindi);
    return teller === null ? [] : [{ who: teller.who, isHeart: words.some(({ read: word }) => heart.test(word)), ...saidOf(words, teller.at) }];
  });
  const told = read.filter((each) => enough(each) && (each.isTold || each.isHeart || (each.who !== 'self' && each.said.split(/\s+/u).length <= mostUnsaid)) && !asksWhich.test(` ${shortVowels(readText(each.said, text.language)).trim()} `));
  const isTold = told.some((each) => each.isTold) && new Set(told.map(({ who }) => who)).size > 1;
  return isTold ? told.filter(({ who }, at) => told.findIndex((each) => each.who === who) === at).map(({ who, said }) => ({ who, said })) : [];
}
