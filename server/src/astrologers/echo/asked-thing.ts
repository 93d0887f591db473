import type { Context } from '../compose/context';
import { findAskedClause } from '../question/asked-clause';
import { findPlanets } from '../question/chart-terms';
import { hasKind } from '../question/kinds';
import { hasLexeme } from '../question/lexicon';
import { getMatter, type Matter } from '../question/matters';
import { findAllKin, lexemesOf } from '../question/people';
import { readText, shortVowels, type QuestionText } from '../question/question-text';
import { anySign } from '../question/sign-words';
import { antecedentOf, readEnglishClause, type EnglishEcho } from './english-clause';
import { readHindiClause, type HindiEcho } from './hindi-clause';
import { isCovered } from './is-covered';
import { typedWords } from '../question/typed-words';
import { withoutTime } from './strip-time';

/** What was asked, in the words of the one who asks, said to them. */
export interface AskedThing {
  english: EnglishEcho | null;
  hindi: HindiEcho | null;
  /** Somebody whom the story before it names and the asking part calls "he" or "she". */
  named: string | null;
}

const maxWords = 14;
/** An asking part of so few words leans on what is told before it. */
const maxLeaning = 5;
/** A question after another one that stands alone. */
const minAlone = 3;

/** Words that no answer repeats: those of the chart, which the check would read as statements, and what belongs to care. */
const kept = new RegExp(
  ` (?:${anySign}|kundl\\w*|kundal\\w*|horoscope|chart|dasha\\w*|mahadasha|antardasha|antar|lagna\\w*|lagan|ascendant|rashi\\w*|rasi|nakshatra\\w*|manglik\\w*|mangalik|dosh\\w*|yoga?s?|sade|sadhe|sati|gochar|transit\\w*|retrograde|vakri|grah|graha|graho\\w*|grahan|planets?|houses? \\d+|\\d+(?:st|nd|rd|th)? (?:house|lord|ghar|bhav)|bhav|navamsha?|karak\\w*|saturn|jupiter|mars|venus|mercury|rahu|ketu|moon|suicid\\w*|kill\\w*|die|dies|dead|death|died|maut|mar|murder\\w*|rape\\w*|pregnan\\w*|abort\\w*|miscarr\\w*|cancer|tumou?r|hiv|aids|operation|surgery|hospital\\w*|disease|bimar\\w*|doctor|medicine\\w*|dawai|dava|beat|beats|beating|maarta|marta|pitt[aei]|pitai|sex\\w*|nude|drugs?|astrologer|jyotish\\w*|pandit\\w*|oracle|astra|ai|app|wallet|recharge) `,
  'u',
);

/** "Chup rahu" is a verb and no planet. */
const withoutStaying = (text: QuestionText): QuestionText => ({ ...text, plain: text.plain.replace(/ rahu(?= (?:$|ya |kya |na ))/gu, ' rahun'), folded: text.folded.replace(/ rhu(?= (?:$|y |ky |n ))/gu, ' rhun') });

const isSafe = (asked: QuestionText): boolean => isSafeText(withoutStaying(asked));
const isSafeText = (text: QuestionText): boolean => !kept.test(shortVowels(text)) && findPlanets(text).length === 0 && !hasKind(text, 'abuse') && !hasLexeme(text, getMatter('health').lexeme);

/** Whether nothing in it belongs to the chart, to care or to a doctor. */
export const isRepeatable = isSafe;

const personNouns = / (?:cook|maid|landlord|landlady|tenants?|boss|manager|friends?|neighbou?rs?|colleagues?|teacher|driver|worker|workers|client|customer|partner|girlfriend|boyfriend|girl|boy|man|woman|fiance|fiancee|ex|cousin|nephew|niece|owner|agent|broker|builder|contractor|student|roommate|roomie|watchman|principal|warden|officer|supplier|dealer|buyer|employee|employer|guest|guests|lady|guy|person|people|everyone|everybody|nobody|log|logo|logon|in laws) /u;

const peopleMatters: readonly string[] = ['harmony', 'family', 'homePeace', 'love', 'loveMarriage', 'reunion', 'friends', 'workConflict', 'dealings', 'rivals', 'partner', 'lending', 'moneyBack'];

const ownMatters: readonly string[] = ['mind', 'habits', 'speech', 'spirit', 'health'];
const ownStates = / (?:overthink\w*|over think\w*|anger|gussa|angry|lazy|laziness|aalas|alas|focus\w*|concentrat\w*|confiden\w*|fear|dar|darr|afraid|nervous\w*|anxi\w*|sleep\w*|neend|nind|lonely|loneliness|akelapan|motivat\w*|procrastinat\w*|addict\w*|discipline\w*|patience|mann? nahi|man nhi|mood|cry|crying|rona|rone|tension|stress\w*|bore\w*|depress\w*|self esteem|shy|sharm\w*) /u;
/** Whether one's own mind or habits are at the heart of it. */
export const isAboutOneself = ({ read }: Pick<Context, 'read'>): boolean => read.kin === null && (ownMatters.includes(read.matter.id) || ownStates.test(shortVowels(read.text)));

/** Labels that are wider than the words which lead to them: a book is more than "the arts". */
const wideLabels: readonly string[] = ['arts', 'dealings', 'speech', 'spirit', 'fame', 'leadership', 'income', 'luck', 'study', 'habits', 'travel', 'moneyBack'];

/** Whether somebody else is at the heart of it. */
export const isAboutPeople = ({ read }: Pick<Context, 'read'>): boolean => read.kin !== null || peopleMatters.includes(read.matter.id) || personNouns.test(read.text.plain) || findAllKin(read.text).length > 0;

/** Whom a pronoun of the question means, where the story before it begins with them: "he" is a person and "it" is none. */
function namedBefore(text: QuestionText, core: QuestionText): string | null {
  if (core === text) return null;
  const at = text.raw.indexOf(core.raw);
  const told = at > 0 ? text.raw.slice(0, at) : '';
  const named = antecedentOf(told.trim().split(/[.!?]\s+/u).at(-1) ?? '');
  if (named === null) return null;
  const read = readText(named, 'English');
  const isPerson = findAllKin(read).length > 0 || personNouns.test(read.plain);
  const pronoun = / (?:he|she|they|it) /u.exec(core.plain)?.[0]?.trim();
  if (pronoun === 'they') return isPerson && /s$|laws$|parents$/iu.test(named) ? named : null;
  return pronoun === 'it' ? (isPerson ? null : named) : isPerson ? named : null;
}

const toldOf = /^(?:kira[ey]*dar|naukrani|naukar|maid|bai|ka+mwali|driver|malik|staff|grahak|customer|client|builder|thekedar|contractor|agent|mistri|plumber|electrician|teacher|tutor|pados\w*|watchman|guard|dukan|gadi|bike|scooty|truck|flat|plot|parcel|pension|visa|passport|refund|bijli|meter)$/u;
const asksAlone = /^(?:to |toh |phir |fir |तो |फिर )?(?:kab|kab tak|kyun?|kyon|kaise|kitne din|कब|कब तक|क्यों|कैसे)(?: \S+){1,3}$/iu;
/** What a short Hindi clause leaves out, "kab niklega", where the story before it begins with it. */
function leftOutOf(text: QuestionText, core: QuestionText): string | null {
  const at = text.raw.indexOf(core.raw);
  if (core === text || at <= 0 || !asksAlone.test(core.raw.replace(/[?.!।]/gu, '').trim())) return null;
  return typedWords(text.raw.slice(0, at)).slice(0, 4).find(({ read }) => toldOf.test(read))?.typed.replace(/[,.;]+$/u, '') ?? null;
}

const words = (text: string): number => text.trim().split(/\s+/u).length;
const saysEnough = (text: QuestionText): boolean => !isCovered(text, getMatter('self'), []);

const theirs = / (?:usa?k|una?k|isa?k|ina?k|usse|unse|usne|unhon|use|unhe)\w* | (?:vo|wo|woh|voh|vah) /u;
const leaning = / (?:he|she|they|it|him|her|them|this|that|vo|wo|woh|voh|vah|usko|unko|use|isko|ye|yeh|aisa|aisi) /u;

/** "I am a teacher, ...", "main vakil hu, ...": who asks is told, and not asked. */
const introduces = (text: QuestionText, core: QuestionText): boolean => /^\s*(?:(?:i am|i'?m|we are|i work|i run|i do|i have|i teach|i sell) .*|(?:main|mai|mein|hum|मैं|हम) .*(?:hu|hoon|hun|hain|hai|हूँ|हूं|हैं))[,.;\s]*$/iu.test(text.raw.slice(0, Math.max(text.raw.indexOf(core.raw), 0)));

const introduction = /^\s*(?:main|mai|mein|hum|मैं|हम) [^,.;]*(?:hu|hoon|hun|हूँ|हूं)[,.;]\s*(?=\S+\s+\S+)/iu;
const withoutIntroduction = (text: QuestionText): QuestionText => (introduction.test(text.raw) ? { ...readText(text.raw.replace(introduction, ''), text.language), language: text.language, mayBeHindi: text.mayBeHindi } : text);

/** The asking part of a question, or the whole where that says too little by itself. */
function partOf(text: QuestionText, named: string | null): QuestionText {
  const core = findAskedClause(text, text.language) ?? text;
  if (core === text || named !== null || introduces(text, core) || leftOutOf(text, core) !== null || words(text.raw) > maxWords || /[.?!।]\s/u.test(text.raw.trim())) return core;
  return !saysEnough(core) || words(core.raw) <= maxLeaning || leaning.test(core.plain) ? text : core;
}

/** "Why is this year so bad?": the time itself is spoken of. */
const timeIsSubject = /^(?:why|how|when)? ?(?:is|was|has|will|are|did|does) (?:this|next|last|the (?:last|next|coming)|20\d\d|today|these)\b/iu;

/** Whether a short asking part names the thing itself, and no "it" or "they". */
const canStandAlone = (asking: QuestionText, matter: Matter): boolean => !leaning.test(asking.plain) && !theirs.test(shortVowels(asking)) && (wideLabels.includes(matter.id) || !isCovered(asking, matter, []));

/**
 * What a question asks, in its own words; null where the label of its matter says all of it, and where the words are not to
 * be repeated.
 */
export function findAskedThing({ read, isEnglish }: Pick<Context, 'read' | 'isEnglish'>, matter: Matter = read.matter): AskedThing | null {
  const { text } = read;
  const asking = findAskedClause(text, text.language) ?? text;
  if (matter.careful || (read.previous !== null && (words(asking.raw) < minAlone || leaning.test(asking.plain)))) return null;
  const named = isEnglish ? namedBefore(text, asking) : null;
  const core = withoutIntroduction(partOf(text, named));
  const said = named === null ? core : readText(`${named} ${core.raw}`, text.language);
  const isSaid = leftOutOf(text, asking) === null && isCovered(said, matter, read.kin ? lexemesOf(read.kin.id) : []);
  if (!isSafe(said) || (isSaid && read.kind !== 'why' && !wideLabels.includes(matter.id))) return null;
  const leftOut = isEnglish ? null : leftOutOf(text, asking);
  const isUnnamed = read.kin !== null && theirs.test(shortVowels(core)) && findAllKin(core).length === 0;
  const readPart = (part: QuestionText) => {
    const raw = read.horizon && !(isEnglish && timeIsSubject.test(part.raw)) ? withoutTime(part.raw, isEnglish) : part.raw;
    return isEnglish ? readEnglishClause(raw, named) : isUnnamed ? null : readHindiClause(leftOut === null ? raw : `${leftOut} ${raw}`);
  };
  // What is told around a short question may not be taken apart where the question alone is.
  const clause = readPart(core) ?? (core !== asking && canStandAlone(asking, matter) ? readPart(asking) : null);
  const english = isEnglish ? (clause as EnglishEcho | null) : null;
  const hindi = isEnglish ? null : (clause as HindiEcho | null);
  const isLong = english !== null ? words(`${english.subject} ${english.doing ?? english.being ?? ''}`) > maxWords : hindi !== null && words(`${hindi.before} ${hindi.after}`) > maxWords;
  const isRead = !isLong && (english !== null || hindi !== null);
  return isRead || (!isSaid && saysEnough(core)) ? { english: isLong ? null : english, hindi: isLong ? null : hindi, named } : null;
}
