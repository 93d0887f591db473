import { asNow, isI, turnedWords, wished } from './hindi-words';
import { withOwnerFirst } from './word-order';

/** A question in Hindi, in either script, taken apart at the word that asks and said to the one who asks. */
export interface HindiEcho {
  kind: 'yesNo' | 'when' | 'till' | 'why' | 'how';
  /** Before and after the word that asks, which the answer takes the place of; with the verb as it is wished, or as it is. */
  before: string;
  after: string;
  /** Whether the last verb says what is wished: "kare", "milein". */
  isWish: boolean;
  /** Whether it is asked if one should. */
  isDecision: boolean;
  /** The ending of "kaisa", "kaisi", "kaise". */
  ending: 'a' | 'i' | 'e' | null;
}

const asks: readonly (readonly [kind: HindiEcho['kind'], words: RegExp])[] = [
  ['till', /(?<=^| )(?:kab tak|kabtak|kab tk|कब तक)(?= |$)/iu],
  ['when', /(?<=^| )(?:kis (?:saal|mahine|month|year)(?: (?:me|mein|main))?|किस (?:साल|महीने)(?: में)?|kab|kb|कब)(?= |$)/iu],
  ['why', /(?<=^| )(?:kyu|kyun|kyo|kyon|kyoon|kyn|क्यों|क्यूँ|क्यूं|क्यो)(?= |$)/iu],
  ['how', /(?<=^| )(?:kaisa|kaisi|kaise|kesa|kesi|kese|कैसा|कैसी|कैसे)(?= (?:rahega|rahegi|rahenge|rhega|rhegi|hoga|hogi|honge|chalega|chalegi|beetega|jayega|jayegi|jaega|रहेगा|रहेगी|रहेंगे|होगा|होगी|होंगे|चलेगा|चलेगी|बीतेगा|जाएगा|जाएगी)$)/iu],
];
const otherAsking = /(?<=^| )(?:kya|kyaa|kab|kyu\w*|kyo\w*|kais[aei]|kes[aei]|kaun\w*|kon ?s\w*|kis\w*|kitn\w*|kahan?|kidhar|ya|yaa|या|क्या|कब|क्यों|क्यूँ|कैस[ाीे]|कौन\S*|किस\S*|कितन\S*|कहाँ|कहां|किधर|when|why|how|what|which)(?= |$)/iu;
const opening = /^(?:(?:(?:bas )?(?:itna|yeh|ye)(?: hi)? bata do|(?:बस )?(?:इतना|यह|ये)(?: ही)? बता दो|kya aap bata\S*|aap bata\S*|please|plz|pls|kripya|kripaya|guruji|guru ji|pandit ji|panditji|ji|namaste|namaskar|pranam|sir|madam|aur|to|toh|ab|phir|fir|lekin|bataiye|bataye|batao|bataie|ki|bhai|yeh batao|ye batao|कृपया|बताइए|बताएँ|बताएं|बताओ|पंडित जी|गुरुजी|जी|नमस्ते|प्रणाम|और|तो|अब|फिर|लेकिन|कि) +)+/iu;
const closing = / +(?:please|plz|pls|ji|na|guruji|pandit ji|sir|madam|batao|bataiye|bataye|bataie|bata do|bata dijiye|btao|btaiye|kripya|yaar|yar|yr|bhai|kabhi|कभी|यार|बताइए|बताएँ|बताएं|बताओ|बता दीजिए|जी|ना|कृपया)$/iu;
const ends = / +(?:(?:ya|ki|yaa) (?:nahi|nahin|nai|na|nhi|no|naheen)|(?:या|कि) (?:नहीं|नही|ना)|kya|kyaa|kyā|क्या)$/iu;
const everInside = / (?:kabhi|कभी) (?!(?:na|nahi|nahin|nhi|bhi|kabhi|न|ना|नहीं|भी|कभी)(?: |$))/giu;
const begins = /^(?:kya|kyaa|क्या) +/iu;

const cleaned = (raw: string): string => {
  let text = raw.replace(/["“”()]/gu, ' ').replace(/[?!.;:।]+/gu, ' ').replace(/\s+/gu, ' ').trim();
  for (let before = ''; before !== text; ) {
    before = text;
    text = text.replace(opening, '').replace(closing, '').replace(everInside, ' ').trim();
  }
  return text;
};

/** First person to second, word by word; null where one is left whose sense is not sure. */
function turn(words: readonly string[]): string[] | null {
  const said = words.map((word, at) => (isI(word, at) ? 'aap' : (turnedWords[word.toLowerCase()] ?? turnedWords[word] ?? word)));
  // "Main" behind the beginning may be "I" or "in".
  const isUnsure = words.some((word, at) => at > 0 && /^(?:main|mai)$/iu.test(word));
  return isUnsure || said.some((word) => /^(?:khud|swayam|tum\w*|tu|tera|teri|tere|aapne|aapki kundli|तुम|तू|तेरा|तेरी)$/iu.test(word)) && !words.some((word) => /^(?:maine|mene|humne|hamne|मैंने|हमने)$/iu.test(word)) ? null : said;
}

const ownPerson = /(?<=^| )(?:main|mai|hum|ham|मैं|मै|हम)(?= |$)/iu;
/** Said of the one who asks, a verb in the past has a form of its own. */
const pastVerb = /(?:^| )(?:tha|thi|the|gaya|gayi|gaye|था|थी|थे|गया|गई|गयी)$/iu;

/** A verb that ends a clause before the one that asks: then something is told before it. */
const ended = /(?<=^| )(?:hai|hain|h|tha|thi|the|gaya|gayi|gaye|raha|rahi|rahe|diya|liya|kiya|hua|hui|hue|di|li|chuka|chuki|aaya|aayi|aaye|है|हैं|था|थी|थे|गया|गई|गए|गयी|रहा|रही|रहे|दिया|लिया|किया|हुआ|हुई|दी|ली|चुका|चुकी|आया|आई|आए),? +\S/iu;
/** What somebody else got, before one's own. */
const othersGain = /(?<=^| )(?:gayi|gaya|gaye|gai|gyi|gya|hai|hain|h|गई|गयी|गया|गए|है|हैं) (?:(?:par|lekin|aur|to|phir|पर|लेकिन|और|तो|फिर) )?((?:meri|mera|mere|mujhe|mujhko|hamari|hamara|hamare|hume|मेरी|मेरा|मेरे|मुझे|मुझको|हमारी|हमारा|हमारे|हमें)(?: .*)?)$/iu;
const minWords = 3;
/** A thing and its verb, "kitab chhapegi", say enough; "kaam hoga" does not. */
const namedThing = /^(?!(?:kaam|kam|sab|kuch|kuchh|aisa|waisa|yeh?|vo|woh?|kya|acha|achha|theek|thik|sahi|काम|सब|कुछ|ऐसा|वैसा|ये|यह|वो|वह|अच्छा|ठीक|सही) )\S{4,} (?!(?:hog[ai]|होग[ाी])$)\S*(?:eg[ai]|ेग[ाी]|एग[ाी])$/iu;

/** A verb of the one who asks that does not stand last is left as it was typed. */
const firstPersonVerb = /^(?:hu|hun|hoon|lu|lun|loon|du|dun|doon|karu|karun|karoon|jau|jaun|rahu|rahun|rakhu|\w+(?:unga|ungi|oonga|oongi)|\S*(?:ऊँ|ऊं|ूँ|ूं)|\S*(?:ूँगा|ूंगा|ूँगी|ूंगी|ऊँगा|ऊंगा|ऊँगी|ऊंगी))$/iu;

/** Takes a question in Hindi apart; null where its parts are not sure. */
export function readHindiClause(raw: string): HindiEcho | null {
  const text = withOwnerFirst(cleaned(raw));
  const found = asks.find(([, words]) => words.test(text));
  const kind = found?.[0] ?? 'yesNo';
  const plain = found ? text : text.replace(ends, '').replace(begins, '').replace(ends, '').trim();
  if (!found && plain === text && !/(?:eg[aie]|ung[aie]|oong[aie]|hog[aie]|एग[ाी]|ेग[ाी]|ूँग[ाी]|ूंग[ाी]|होग[ाी]|chahiye|चाहिए|u|un|ूँ|ूं|ऊँ)$/iu.test(plain)) return null;
  const at = found ? text.search(found[1]) : plain.length;
  const asking = found ? (found[1].exec(text)?.[0] ?? '') : '';
  // "Her daughter is married, why am I not": what others have is told, and one's own is asked.
  const own = kind === 'why' ? othersGain.exec(plain.slice(0, at))?.[1] : undefined;
  const before = (own ?? plain.slice(0, at)).trim();
  const after = plain.slice(at + asking.length).trim();
  // "Kab saath rahenge": who asks is left out, and said.
  const isOwnLeftOut = found !== undefined && before === '' && (kind === 'when' || kind === 'till') && /^(?:\S+ ){1,5}\S*(?:enge|unga|ungi|oonga|oongi|ेंगे|एंगे|एँगे|ूँगा|ूँगी|ूंगा|ूंगी)$/iu.test(after);
  if ((found && before === '' && !isOwnLeftOut) || /^(?:se|से)(?: |$)/iu.test(after)) return null;
  if (/ (?:ki|ya) na(?: |$)/iu.test(plain)) return null;
  if (otherAsking.test(before) || otherAsking.test(after)) return null;
  if (kind !== 'why' && (ended.test(plain.replace(ends, '')) || plain.includes(','))) return null;
  if ((own === undefined ? plain.split(' ').length < minWords && !namedThing.test(plain) : before.split(' ').length < 2) || (kind === 'why' && ended.test(after))) return null;
  const typed = `${isOwnLeftOut ? (/\p{Script=Devanagari}/u.test(text) ? 'आप' : 'aap') : before} ${asking === '' ? '' : '·'} ${after}`.split(' ').filter((word) => word !== '');
  const said = turn(typed);
  if (said === null || (ownPerson.test(typed.join(' ')) && pastVerb.test(typed.join(' ')))) return null;
  const last = wished(said.at(-1) ?? '');
  if (last === null && (kind === 'when' || kind === 'till' || (kind !== 'how' && /(?:ga|gi|ge|गा|गी|गे)$/iu.test(said.at(-1) ?? '')))) return null;
  if (said.slice(0, -1).some((word) => firstPersonVerb.test(word))) return null;
  const isOwn = last?.isOwn === true && !said.some((word) => /^(?:aap|आप|aapko|आपको|aapne|आपने)$/u.test(word));
  const isLatin = !/\p{Script=Devanagari}/u.test(text);
  const isNow = kind === 'why' || kind === 'how' || last === null;
  const words = isNow ? asNow(said) : [...said.slice(0, -1), last.verb];
  if (words === null || (isNow && last?.isOwn === true)) return null;
  const whole = isOwn && !isNow ? [isLatin ? 'aap' : 'आप', ...words] : words;
  const [first = '', second = ''] = asking === '' ? [whole.join(' '), ''] : whole.join(' ').split('·');
  const ending = kind !== 'how' ? null : /[iी]$/u.test(asking) ? 'i' : /[eे]$/u.test(asking) ? 'e' : 'a';
  return { kind, before: first.trim(), after: second.trim(), isWish: last !== null && !isNow, isDecision: last?.isAsked === true || /(?:chahiye|chahie|चाहिए)$/iu.test(plain), ending };
}
