import { withoutNames } from './named-things';

/** Words of the art that are everyday words as well, told apart by what stands around them. `words` are romanized and uncorrected. */

const planetBehind = /^(?:ki|ka|ke|ko|se|ne|me|mein|in|is|aur|and|ketu|mahadasha|dasha|antardasha|antar|dosh|dosha|grah|graha|kaal|kal|kala|house|ghar|bhav|lagna|yog|period|transit|gochar|mantra|beej|peedit|hai|h|shant|khush|strong|weak)$/u;
const staying = /^(?:kaise|kese|kaisey|kahan|kaha|kidhar|kiske|kab|shant|shaant|chup|khush|akele|akela|akeli|alag|saath|sath|door|dur|pas|paas|ghar|yahi|yahin|wahi|wahin|taiyar|ruka|ruki|karta|karti|khush|positive|busy|happy|single|kunwara|kunwari|bina|main|mai|kaam|job|me|mein|pe|par|ke)$/u;

/** "Kaise rahu" is a verb: how do I stay. */
function isStaying(words: readonly string[], at: number): boolean {
  const [before = '', after] = [words[at - 1], words[at + 1]];
  if (after !== undefined && planetBehind.test(after)) return false;
  return staying.test(before) && (after === undefined || words.slice(0, at).some((word) => /^(?:kaise|kese|kahan|kaha|kidhar|kab|kiske|kinke|kis|ya|kya|main|mai|chup|akele|shant)$/u.test(word)) || /^(?:ya|kya|na|to|jab|iske|uske|ki)$/u.test(after));
}

const planetWords = /^(?:surya|chandra|mangal|budh|guru|shukra|shani|rahu|ketu|maha|mahadasha|antar|antardasha|pratyantar|vimshottari|kundli|grah|graha|chal|chalti|kaunsi|konsi|kiski|planet)$/u;
const poor = /^(?:kharab|kharaab|buri|bura|bigad\w*|bigdi|sudh\w*|theek|thik|halat|haalat|kamjor|kamzor|dayniya|patli)$/u;

/** "Meri maa ki dasha kharab hai" is how she fares, and no period. */
const isCondition = (words: readonly string[], at: number): boolean => words.slice(at - 2 < 0 ? 0 : at - 2, at + 6).some((word) => poor.test(word)) && !words.some((word) => planetWords.test(word));

const days: Readonly<Record<string, string>> = { mangal: 'mangalvar', budh: 'budhvar', guru: 'guruvar', shukra: 'shukravar', shukr: 'shukravar', shani: 'shanivar', som: 'somvar', ravi: 'ravivar' };
const ofDay = /^(?:ko|subah|shaam|sham|raat|dopahar|tak)$/u;
const ofPlanet = /^(?:mazboot|majboot|mazbut|majbut|strong|khush|shant|prasann|kaise|grah|upay|mana\w*|kya|balwan|bali|thik|theek|kamzor|jal|puj\w*|pooj\w*|puja)$/u;

/** "Mangal ko interview hai" names a day. */
const isDay = (words: readonly string[], at: number): boolean => ofDay.test(words[at + 1] ?? '') && !ofPlanet.test(words[at + 2] ?? '') && !words.some((word) => /^(?:kundli|graha?|house|bhav|dosh|mantra|upay|dasha|mahadasha)$/u.test(word));

const called = /^(?:bhai|bhaai|bhaaee|bhaiya|bhaiyya|bhaiyaa|bhaisahab|bro|yaar|yar|didi|deedee)$/u;
const ownedBy = /^(?:mera|mere|meri|bada|bade|badi|chhota|chhote|chhoti|chota|chote|choti|apna|apne|apni|uska|uske|uski|hamara|hamare|my|elder|younger|ka|ke|ki|aur|and|ya)$/u;
const afterCall = /^(?:meri|mera|mere|mujhe|main|mai|ye|yeh|kya|kab|please|plz|pls|ek|aaj|i|my|when|batao|bata|sach|ab)$/u;
/** "Bhai should I …" calls, "Didi should …" tells of her. */
const modal = /^(?:is|will|should|can)$/u;
const ofAsker = /^(?:i|my|we|our|it|this|there)$/u;

const saidBefore = /^(?:hai|h|hain|nahi|nhi|gaya|gayi|hu|hun|hoon|hoga|hogi|tha|thi|sakta|sakti|sakte|chahiye|dijiye|batao|bataiye)$/u;
const postposed = /^(?:ki|ka|ke|ko|ne|se|aur|and|bhi|par|ya|hai|hain|ho|wala|wali|me|mein|log|behen)$/u;

/** "Shaadi kab hogi bhai": whoever is spoken to is not who is asked about. */
const isCalled = (words: readonly string[], at: number): boolean =>
  words.length > 2 && called.test(words[at] ?? '') && ((at === words.length - 1 && !ownedBy.test(words[at - 1] ?? '')) || (at === 0 && (afterCall.test(words[1] ?? '') || (modal.test(words[1] ?? '') && ofAsker.test(words[2] ?? '')))) || (saidBefore.test(words[at - 1] ?? '') && !postposed.test(words[at + 1] ?? '')));

const comesHome = /^(?:aay\w*|aae\w*|aye\w*|aeg\w*|aeng\w*|aana|aane|aata|aati|aate|aao|laut\w*|pahunch\w*|pahuch\w*|wapas|vapas)$/u;
const between = /^(?:kab|tak|wapas|vapas|jaldi|phir|fir|kya|nahi|nhi|ko|par|pe|pr|to)$/u;
/** "Ghar kab aayenge" asks for somebody's return, and for no house. */
const isComingHome = (words: readonly string[], at: number): boolean => {
  const rest = words.slice(at + 1);
  const verb = rest.findIndex((word) => comesHome.test(word));
  return verb >= 0 && verb <= 3 && rest.slice(0, verb).every((word) => between.test(word)) && !words.some((word) => /^(?:laxmi|lakshmi|bahu|dulhan|rishta|naya|nayi|recovery|police|gadi|gaadi)$/u.test(word));
};

/** The words of a question with the everyday ones said so that no list takes them for the art's. */
export function tellEverydayWords(typed: readonly string[]): string[] {
  const words = withoutNames(typed);
  return words.flatMap((each, at) => {
    const word = each === 'dashaa' ? 'dasha' : each;
    if (word === 'rahu' && isStaying(words, at)) return ['rahun'];
    if (word === 'ghar' && isComingHome(words, at)) return words.some((each) => each === 'wapas' || each === 'vapas') ? [] : ['wapas'];
    if (/^ka+ra+n$/u.test(word) && /^(?:kya|kyaa|kyun|kyu)$/u.test(words[at + 1] ?? '') && !words.some((each) => /^(?:tithi|panchang|janm|janam|nakshatra|vaar|yog)$/u.test(each))) return ['wajah'];
    if (/^(?:chovv?ai?|chevv?ai|sevv?ai|chowa|kuja)$/u.test(word) && /^dosh/u.test(words[at + 1] ?? '')) return ['manglik'];
    if (word === 'dasha' && isCondition(words, at)) return ['halat'];
    // "Give it a chance" lends nothing.
    if (word === 'give' && words.slice(at + 1, at + 5).includes('chance')) return ['try'];
    if (days[word] !== undefined && isDay(words, at)) return [days[word] ?? word];
    return isCalled(words, at) ? [] : [each];
  });
}
