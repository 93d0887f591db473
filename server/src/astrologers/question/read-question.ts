/* eslint-disable max-lines -- the steps of one reading belong together */
import type { Turn } from '../types';
import { isTrade } from '../../care';
import { isOnlyTold } from '../reader/classify/background';
import { understand, type Likeliest, type Topic, type Understood } from '../topics/understand';
import { decide } from './decide';
import { findFact, personalFacts, type FactName, type FactRequest } from './fact-request';
import { findProfession, type Field } from './fields';
import { findHorizon, nowFrom, type Horizon } from './horizon';
import { findAskedClause } from './asked-clause';
import { hasKind, type Kind } from './kinds';
import { asksOutright, asksWhatLike, endsAsYesNo, opensAsYesNo } from './sentence-form';
import type { AnswerLanguage } from './language';
import { findMatters, getMatter, openMatters, type Matter, type MatterId } from './matters';
import { hasLexeme, lexeme } from './lexicon';
import { findKin, type Kin } from './people';
import { foldWord } from './romanize';
import { readText, shortVowels, type QuestionText } from './question-text';
import { findSigns } from './signs';
import type { Slots } from './slots';
import { isOfAnother } from './of-another';

/** What a question asks, with what the conversation supplies. */
export interface ReadQuestion {
  text: QuestionText;
  language: AnswerLanguage;
  kind: Kind;
  /** What the sentence asks for, where its kind is that of a matter on no list. */
  form: Kind;
  fact: FactRequest | null;
  matter: Matter;
  second: Matter | null;
  kin: Kin | null;
  horizon: Horizon | null;
  /** The profession whose fit is asked for. */
  profession: Field | null;
  /** What the tables take it to be about. */
  topic: Likeliest<Topic>;
  /** "Will I get it, and when?" */
  asksWhenToo: boolean;
  /** The time after or before the one that the question before it was answered with. */
  step: 'after' | 'before' | null;
  /** The question before it, where this one goes on from it or repeats it. */
  previous: ReadQuestion | null;
}

const maxShortWords = 7;

/** Kinds that need no chart, told before anything else. */
function findTalk(text: QuestionText, slots: Slots, hasPrevious: boolean): Kind | null {
  if (!text.isRead) return 'unread';
  if (isGibberish(text)) return 'unreadable';
  if (hasKind(text, 'thanks') && text.length <= maxThanksWords && !text.raw.includes('?') && !asksOutright(text) && !asksOpenly(text)) return 'thanks';
  const names = slots.matters.length > 0 || slots.fact !== null;
  if (hasKind(text, 'memory') && !slots.fact) return 'memory';
  if (hasKind(text, 'human') || / (?:aap|ap|tum|you|u) .*(?:manushya?|insan|robot|mashin|machine|computer|human|kampyutar|ai) .*(?:ya|or) | (?:manushya?|insan) (?:hain|ho|hai) ya /u.test(shortVowels(text))) return 'human';
  if (hasKind(text, 'abuse') && !slots.fact && slots.matters.length < 2 && !isOfAnother(text)) return 'abuse';
  if (hasKind(text, 'service') && !slots.fact && !slots.matters.some(({ rank }) => rank >= 7)) return 'service';
  if (hasKind(text, 'complaint') && !opensAsYesNo(text) && !slots.fact && !(slots.matters.some(({ rank }) => rank >= 4) && findAskedClause(text, text.language) !== null)) return 'complaint';
  if (isArithmetic(text) || hasLexeme(text, publicMatters)) return 'elsewhere';
  // Whether somebody's own child is chosen for a team is their matter, and no score.
  if (hasKind(text, 'elsewhere') && !isOwnGame.test(text.plain) && slots.kin === null && !slots.fact && slots.matters.every(({ rank }) => rank < 7)) return 'elsewhere';
  if (names) return null;
  if (hasKind(text, 'thanks')) return 'thanks';
  if (hasKind(text, 'farewell') && text.length <= maxShortWords && !wanted.test(text.plain)) return 'farewell';
  if (hasKind(text, 'greeting') && text.length <= maxShortWords && !slots.horizon) return 'greeting';
  if (hasKind(text, 'nod') && isNod(text, slots)) return 'nod';
  if (isBare(text, slots, hasPrevious)) return 'bare';
  if (isUnreadable(text, slots, hasPrevious)) return 'unreadable';
  return null;
}

/** One's own place in a team is one's own matter, and no score. */
const isOwnGame = / (?:i (?:play|bowl|bat|row|run|box|wrestle|swim)|main .* (?:khelta|khelti)|will i (?:get|be|make|play)|(?:my|mera|meri) (?:selection|trial|trials|team)|get (?:in|into|selected)|selection hoga|select ho\w*) /u;
const maxNodWords = 3;
const maxThanksWords = 14;
const asksOpenly = (text: QuestionText): boolean => (['why', 'when', 'remedy', 'muhurta', 'either'] as const).some((kind) => hasKind(text, kind)) || / (?:but|lekin|magar|par|batao|bataiye|tell|what|how|kaise|kaisa|kaisi|kya|kyaa) /u.test(text.plain);

/** Letters without a vowel and digits, which no sentence is made of for the most part. */
function isGibberish({ raw }: QuestionText): boolean {
  const words = raw.toLowerCase().split(/\s+/u).filter((word) => word !== '');
  const noise = words.filter((word) => (/^[bcdfghjklmnpqrstvwxz]{3,}$/u.test(word) || /^(\d)\1+$/u.test(word)) && !/^(?:jrf|ssc|rrb|mbbs|bsc|msc|btech|mtech|mba|phd|ngt|tcs|sbi|ntpc|cgl|chsl|pcs|hr|dsp|bpsc|uppsc|mpsc|ndls|kvs|nvs|gst|plz|pls|nhi|btw|thx|hmm|wht|whn|mrg|mrz|kb|tmrw|bpl|rss)$/u.test(word));
  return words.length > 1 && noise.length * 2 >= words.length;
}
/** "ok", "achha theek hai": nothing besides; after "and" or with a sign of a question it goes on. */
const isNod = (text: QuestionText, { horizon, kin }: Slots): boolean =>
  text.length <= maxNodWords && !horizon && !kin && !text.raw.includes('?') && !hasLexeme(text, goesOn) && !(['why', 'when', 'how', 'more', 'doubt', 'remedy'] as const).some((kind) => hasKind(text, kind));
const goesOn = lexeme('and|but|then|what', 'aur|phir|fir|kya|lekin|magar');

const maxBareWords = 2;
const isArithmetic = ({ plain }: QuestionText): boolean => / \d+ (?:x|times|plus|minus|into|divided by|multiplied by) \d+ /u.test(plain);
/** What happens to a country, a party or a team is in nobody's own chart. */
const publicMatters = lexeme('capital of|python code|write code|write a code|price of onion|price of potato|price of petrol|price of gold|gold rate|petrol price|dollar rate|win the election|win election|wins the election|which party|world cup|who will win|bjp|congress|prime minister', 'aalu ka bhav|alu ka bhav|pyaj ka bhav|tamatar ka bhav|sone ka bhav|sona ka bhav|chandi ka bhav|gehu ka bhav|petrol ka bhav|diesel ka rate|petrol ka rate|sone ka rate|rajdhani|chunav kaun|kaun jeetega|kis party|sarkar kiski');

/** "Why?", "kab?": a question only after another one. */
function isBare(text: QuestionText, { horizon, kin }: Slots, hasPrevious: boolean): boolean {
  if (hasPrevious || horizon || kin || text.length > maxBareWords) return false;
  return (['why', 'when', 'how', 'more', 'meaning', 'doubt'] as const).some((kind) => hasKind(text, kind));
}

function isUnreadable(text: QuestionText, slots: Slots, hasPrevious: boolean): boolean {
  if (hasPrevious && (hasLexeme(text, afterThat) || hasLexeme(text, beforeThat))) return false;
  if (!/\p{L}/u.test(text.raw)) return !(hasPrevious && /^[\s?.!]+$/u.test(text.raw)) && !slots.horizon;
  return (
    text.known === 0 &&
    !slots.horizon &&
    !slots.kin &&
    !(['why', 'when', 'more', 'doubt', 'remedy', 'how', 'gem', 'muhurta', 'yesNo'] as const).some((kind) => hasKind(text, kind))
  );
}

/** Clothes and shoes are worn as well as stones. */
const clothes = / (?:saree|sari|sadi|salwar|kapd\w*|kapr[ae]\w*|dress\w*|clothes|kurt[ai]|jeans|shirt|lehenga|gown|blazer|jacket|coat|pant|uniform|joot\w*|shoes?|chappal|sneakers|sherwani) /u;
/** A stone suits somebody, too. */
const suits = / (?:suit|tie) /u;
const demandsYesOrNo = / (?:yes or (?:a )?no|say yes or no|ha+n? ya na+h?i?n?|ha ya na) /u;
const twoWays = / (?:should|shall|do) (?:i|we) (?:\w+ ){1,8}or (?:should i |shall i |just |rather )?(?:go|take|join|stay|try|wait|move|apply|start|leave|accept|keep|look|focus) /u;

function findAsked(text: QuestionText, slots: Slots, hasPrevious: boolean): Kind {
  const has = (kind: Parameters<typeof hasKind>[1]) => hasKind(text, kind);
  const isShort = text.length <= maxShortWords;
  if (asksSpell(text) && !slots.fact && !has('muhurta')) return 'unknowable';
  if (has('unknowable') && !slots.fact) return 'unknowable';
  if (hasLexeme(text, trust) && (slots.kin !== null || slots.matters.some(({ id }) => id === 'partner' || id === 'business' || id === 'dealings')) && !slots.fact) return 'risk';
  if (has('risk') && !slots.fact && !slots.horizon?.isPast && !has('why') && !has('remedy') && !has('either') && !has('when')) return 'risk';
  if (has('gem') && !clothes.test(text.plain) && !(has('either') && suits.test(text.plain)) && slots.fact?.name !== 'lucky' && !slots.matters.some(({ id }) => id === 'love')) return 'gem';
  const isDay = slots.horizon && ['day', 'week', 'month'].includes(slots.horizon.unit) && !slots.horizon.isPast;
  const isOpen = opensAsYesNo(text) && !slots.horizon;
  if (demandsYesOrNo.test(text.plain) && !slots.fact) return 'yesNo';
  // Two ways to go are a choice, also where one of them has a date.
  if (has('either') && slots.horizon?.unit !== 'day' && twoWays.test(text.plain) && !slots.fact) return 'either';
  if (isDay && slots.horizon?.unit === 'day' && !slots.fact && hasLexeme(text, dayChoice)) return 'muhurta';
  if (has('muhurta') && !slots.fact && !isOpen && !slots.matters.some(({ id }) => id === 'careerField')) return 'muhurta';
  if (has('when') && hasLexeme(text, ceremony) && slots.horizon?.unit !== 'year') return 'muhurta';
  if (asksToBegin(text, slots)) return 'muhurta';
  if (isDay && slots.horizon?.unit === 'day' && partsOfDay.test(shortVowels(text)) && has('either')) return 'muhurta';
  if (isDay && !slots.fact && hasLexeme(text, goodTimeTo)) return 'muhurta';
  if (has('when') && isDay && slots.horizon?.unit !== 'month' && !slots.fact) return 'muhurta';
  if (slots.fact && has('remedy') && slots.fact.planet) return 'remedy';
  if (slots.fact) return 'fact';
  if (hasPrevious && isShort && slots.matters.length === 0) {
    if (has('doubt')) return 'doubt';
    if (has('more')) return 'more';
    if (has('meaning') && !has('when')) return 'meaning';
  }
  if (has('why')) return slots.horizon?.isPast ? 'past' : 'why';
  if (slots.horizon?.isPast) return 'past';
  if (isOrigin(text, slots)) return 'like';
  if (has('either')) return 'either';
  if (has('when') || (hasLexeme(text, goodTimeTo) && !opensAsYesNo(text))) return 'when';
  if (slots.kin === null && slots.matters.every(({ rank }) => rank < 7) && hasLexeme(text, character)) return 'like';
  if (asksWhatLike(text) || (has('like') && !/ (?:life|jeevan|jivan|zindagi|jindagi|lifestyle) /u.test(text.plain) && (slots.kin !== null || slots.matters.some(({ id }) => id === 'marriage')) && slots.matters.every(({ id }) => aboutPeople.includes(id)))) return 'like';
  if (has('remedy') && !opensAsYesNo(text)) return 'remedy';
  if (opensAsYesNo(text) || (endsAsYesNo(text) && !has('how'))) return 'yesNo';
  if (has('how') || asksForA(text)) return 'how';
  return has('yesNo') ? 'yesNo' : 'how';
}

/** Whether a chart or its luck is a bad one; the reason or the remedy of bad luck is another question. */
const asksWorth = (text: QuestionText, { matters, fact, kin, horizon }: Slots): boolean =>
  hasKind(text, 'worth') && matters.every(({ id }) => id === 'luck') && (fact === null || fact.name === 'summary') && kin === null && horizon === null && !hasKind(text, 'why') && !hasKind(text, 'remedy') && !hasKind(text, 'when');

const wanted = / (?:what|which|who|whom|whose|where|how|kaun\w*|kon\w*|kis|kitn\w*|kahan|kaha|kidhar|kaisa|kaisi|kaise) /u;
/** "What is my purpose?" asks for something, and not for yes or no. */
const asksForA = (text: QuestionText): boolean => wanted.test(text.plain) && !opensAsYesNo(text);

const aboutPeople: readonly MatterId[] = ['marriage', 'harmony', 'family', 'love', 'children', 'friends', 'workConflict'];

/** A question that names no matter of its own and leans on the one before. */
/** "How is today?" is a question of its own, whatever was spoken of before. */
const ofWholeDay = / (?:aaj|aj|kal|parso|is hafte|is mahine|is saal) (?:ka |ke )?(?:mera )?(?:din|diwas|hafta|mahina|saal) (?:kaisa|kaisi|kaise) | how (?:is|was|will be|will) (?:my )?(?:today|tomorrow|day|week|month|year)(?: be)? (?:for me |going )?$| आज का दिन कैसा /u;

function leansOn(text: QuestionText, slots: Slots, previous: ReadQuestion | null): boolean {
  if (previous?.horizon?.unit === 'day' && text.length <= maxShortWords && !slots.fact && asksHour.test(shortVowels(text))) return true;
  if (slots.matters.length > 0 || slots.fact)
    return /^ (?:and|aur|or|ya|yaa|what about|how about) /u.test(text.plain) && text.length <= maxShortWords;
  // What is planned for a day is told with what is planned.
  const isPlan = slots.horizon?.unit === 'day' && text.length > maxShortWords - 1 && !/^ (?:and|aur|or|ya|yaa|what about|how about|to|toh) /u.test(text.plain) && !pronoun.test(text.plain);
  return text.length <= maxShortWords + 3 && !isPlan && !ofWholeDay.test(text.plain);
}

const toKey = ({ plain }: QuestionText) => plain.replace(/(?: (?:please|pls|plz|ji|sir|madam|tell me))+ /gu, ' ').trim();

function isSame(now: ReadQuestion, before: ReadQuestion): boolean {
  return (
    toKey(now.text) === toKey(before.text) && !['thanks', 'greeting', 'farewell', 'unreadable', 'why', 'more', 'doubt'].includes(now.kind)
  );
}

const general = lexeme('something good|good news|ahead|coming days|coming time|my life|my time|my future|my chart|my horoscope|my kundli|good time|bad time|this period|this phase|for me', 'achhi baat|acchi baat|kuch achha|khush khabri|aage|aane wale din|aane wala samay|mera samay|mera time|meri zindagi|meri jindagi|mera bhavishya|meri kundli|achha samay|bura samay|bura waqt|mera waqt|mere liye|jeevan');

/** Whether nothing of a question was understood: then it is asked back, free, instead of guessed at. */
const maxChoiceWords = 16;

function isUnclear(text: QuestionText, slots: Slots, kind: Kind, isFound: boolean): boolean {
  if (slots.matters.length > 0 || slots.fact || slots.kin || slots.horizon || isFound) return false;
  // A choice between things that are on no list is still a choice.
  if (kind === 'either') return text.length > maxChoiceWords;
  return ['how', 'yesNo', 'when', 'why', 'either', 'past', 'risk'].includes(kind) && !hasLexeme(text, general);
}

const leastWords = 4;
/** A plain question about a thing that is on no list is answered from the house that carries it, and not asked back. */
const asksOfSomething = (text: QuestionText, core: QuestionText): boolean => core.length >= leastWords && (text.language === 'Hindi' || text.known > 1) && !/ (?:you|u|aap|ap|tum) /u.test(text.plain) && (asksOutright(core) || (['when', 'why'] as const).some((kind) => hasKind(core, kind)));

const pronoun = / (?:he|him|his|she|her|hers|them|their|they|usa?k\w+|una?k\w+|isa?k\w+|unhon\w*|uska|uski|uske|usko|unka|unki|unke|unko|vo|wo|woh|voh|vah|wah|use|unhe) /u;
const together = / (?:with|against|from) (?:my |a |an )?(?:\w+ )?(?:friend|brother|sister|wife|husband|father|mother|son|cousin|uncle)\b| (?:ke|k) (?:saath|saaath|sath) | (?:bhai|behen|bahan|chacha|tau|mama|dost|pita|papa|bhaiya|jija|saale?) se | (?:for|of) (?:my |our )?(?:\w+ )?(?:sister|brother|daughter|son|child|kid|mother|father)s? (?:wedding|marriage|education|studies|treatment|fees?) | k[aie]+ (?:sh?aa?dh?ee?|shadi|padhai|padhaaee|ilaaj|ilaj|fees|phees) (?:ke|k) (?:liye|lie) /u;
const shared: readonly MatterId[] = ['court', 'debt', 'income', 'business', 'partner', 'house', 'vehicle', 'investment', 'travel', 'loan', 'inheritance', 'lending', 'moneyBack', 'vehicleSale', 'houseSale'];

/** "Will I become a mother?" is about a child. */
const becomesParent = / (?:maa|maan|mata|maataa|pita|pitaa|baap|papa) ban\w* | (?:become|becoming|be) (?:a )?(?:good |better |great )?(?:mother|father|mom|dad) /u;
/** The other family, and an office to be reached, are nobody's relative. */
/** Whoever is spoken to, a goddess, and what one is oneself are nobody's relative either. */
const addressed = / (?:jai mata|mata di|mata dee|mata rani|hanuman|bhagwan|(?:^ |^)?(?:bhai|bhaiya|bro|brother|didi|behen|uncle|beta) (?:tum|aap|ap|sahab|sahb|log|yaar|yar|ye|yeh|kya|please|plz|batao|bata|ek baat|sach|tell|pls|help|ji)|(?:as|being) (?:her|his|a|their|the) (?:mother|father|mom|dad|parent)|(?:her|his) (?:father|mother|dad|mom|papa) (?:wants|whats|says|is|wishes|insists|thinks)|(?:maa|ma|pita|baap|mata) (?:hu|hun|hoon|ke nate|ke naate)) /u;
const notKin = / (?:is|us|iss|isi|usi|usee|wahi|jis|koi|ek|kisi|this|that|same|wo|vo|woh|voh|vah|yeh?|jo) (?:lada?k\w*|larke|larki|boy|girl) | (?:ladk[ai]|larka|larki) (?:hu|hun|hoon|hoo|hai|hain) | (?:bai?tha+|betha|baithe+) | (?:jaipur|gaon|gav|ganv|shahar|dilli|delhi) wali? | (?:lad?ra?k[aei]+|larke) (?:wa+le|wa+lon|va+le|va+lon) | (?:become|be|made|ban\w*) (?:a |the )?(?:manager|boss) | (?:manager|boss) (?:ban\w*|banoo\w*) /u;
const elders: readonly string[] = ['father', 'grandfather', 'mother', 'grandmother', 'uncle'];
const parents = / (?:parents|mummy papa|mom dad|maa baap|mata pita|papa mummy|gharval\w*|ghar wale) /u;

const myShare = / (?:mera hissa|meraa hissaa|mujhe|mujhko|my share|i get|for me|humara hissa|hamara hissa) /u;

const ownRole = /\b(?:ek )?(?:maa|ma|maan|mother|pita|papa|father|baap)\s+(?:hu|hun|hoon|hoo)\b|\bas (?:her|his|their|a|an?) (?:mother|father|parent|mom|dad)\b|\b(?:maa|pita|papa) (?:hone )?ke na+te\b|\bi am (?:her|his|their|a) (?:mother|father|mom|dad)\b|(?:मैं\s+)?(?:एक\s+)?(?:माँ|मां|पिता|बाप|पापा)\s+(?:हूँ|हूं)|(?:पिता|माँ|मां|पापा)\s+(?:होने\s+)?के\s+नाते/giu;
/** पीता (drinks) is no पिता. */
const drinks = /(sharab|daru|daaru|cigarette|beedi|शराब|दारू|दारु)\s+(?:bahut )?(?:pee?ta|pita|peeti|पीता|पीती|पीते)(?=\s|$)/giu;
/** "I am the mother" says who asks, and not who is asked about; BP is no bap. */
function withoutOwnRole(text: QuestionText): QuestionText {
  const raw = text.raw.replace(ownRole, ' ').replace(drinks, '$1').replace(/\bbp\b/giu, 'pressure');
  return raw === text.raw ? text : { ...readText(raw, text.language), language: text.language };
}

function withoutAddressed(text: QuestionText): QuestionText {
  const plain = ` ${shortVowels(text).split(/ {2,}/u).at(-1)?.trim() ?? ''} `.replace(new RegExp(addressed, 'gu'), ' ');
  return { ...text, plain, folded: ` ${plain.trim().split(' ').map(foldWord).join(' ')} ` };
}

/** Who is meant: "his" is the one spoken of before, and what one does with a friend is one's own matter. */
function kinOf(whole: QuestionText, previous: ReadQuestion | null): Kin | null {
  const text = withoutOwnRole(whole);
  const kin = findKin(addressed.test(text.plain) || addressed.test(shortVowels(text)) ? withoutAddressed(text) : text);
  if (previous?.kin && (kin === null || kin.id === 'partner') && pronoun.test(text.plain)) return previous.kin;
  // "My daughter's driver" is no daughter where his honesty is asked.
  if (kin && hasLexeme(text, trust) && ofTheirs.test(text.plain)) return null;
  if (kin && (notKin.test(text.plain) || inLove.test(shortVowels(text)))) return null;
  if (kin && myShare.test(text.plain) && findMatters(text)[0]?.id === 'inheritance') return null;
  if (kin && elders.includes(kin.id) && findMatters(text)[0]?.id === 'inheritance') return null;
  if (kin && (parents.test(text.plain) || becomesParent.test(text.plain))) return null;
  // Who borrows is not who asks: whether to lend, and whether it comes back, is one's own matter.
  if (kin && (hasLexeme(text, moneyBack) || comesBack.test(shortVowels(text)) || hasLexeme(text, getMatter('lending').lexeme) || asksToGive(text))) return null;
  if (kin && (together.test(text.plain) || together.test(shortVowels(text))) && findMatters(text).some(({ id }) => shared.includes(id))) return null;
  return kin;
}

/** Facts with dates, which "when does it end?" goes on from. */
const dated: readonly FactName[] = ['sadeSati', 'dhaiya', 'dasha', 'dashaOf', 'nextDasha', 'transit', 'ingress', 'retrograde'];

const tellsPast = / (?:left|went|started|happened|since|was|were|broke|came|filed|died|gaya|gayi|gayee|gaye|tha|thi|thee|hua|hui|huee) /u;
const since = / since (?:last )?(?:diwali|holi|onam|\w+ \d{4}|\d{4}|january|february|march|april|may|june|july|august|september|october|november|december|jan|feb|mar|apr|jun|jul|aug|sep|sept|oct|nov|dec) /u;

/** The profession of the clause that asks for it: what the children study, told behind a comma, is none. */
function professionOf(core: QuestionText): Field | null {
  const clauses = core.raw.split(/[,;।?]\s*|\.\s/u).filter((each) => each.trim() !== '');
  const found = clauses.length < 2 ? [] : clauses.map((raw) => findProfession({ ...readText(raw, core.language), mayBeHindi: core.mayBeHindi })).filter((each) => each !== null);
  return found[0] ?? findProfession(core);
}

/** A day that somebody names in what they say, or behind the question, is no time that is asked about: "babu roz kal aana bolta hai". */
const speaks = / (?:says?|said|saying|tells|told|promis\w+|keeps|bol(?:te|ti|ta|a|i|e)?|bola|keh\w*|kah(?:te|ti|ta|a)|kehte|roz|every day|daily) /u;
const lastingOf = / (?:last|lasts|survive|tik\w*|nibh\w*) /u;
const isSpokenTime = (text: QuestionText, core: QuestionText): boolean => speaks.test(shortVowels(text)) || lastingOf.test(shortVowels(core));
/** "Does it show in my chart?", of what was told. */
export const asksShown = / (?:(?:shown?|seen|visible|written|there) (?:\w+ )?in (?:my|the|his|her) (?:chart|kundli|horoscope|stars)|(?:kundl\w*|kundal\w*|chart|patri\w*) (?:me|mein|men) (?:bhi |kahi |kahin )?(?:dikh\w*|likh\w*|tha|thi|hai)|(?:likh\w*|dikh\w*) (?:tha|thi|hai|h) (?:kya )?(?:meri )?(?:kundl|kundal|kismat|chart)\w*) /u;

/** Facts that are told of in one clause and asked whether they are so in the next. */
const claimed: readonly FactName[] = ['manglik', 'kaalSarp', 'pitra', 'sadeSati', 'dhaiya', 'yoga'];

/** The fact that the asking part names, or the dosha or yoga that is told before it: "a pandit says I have pitra dosh, is it so?" */
function factOf(text: QuestionText, core: QuestionText, hasMatter: boolean): FactRequest | null {
  const fact = findFact(core, hasMatter);
  if (core === text || hasMatter || (fact !== null && fact.name !== 'summary')) return fact;
  const told = findFact(text, hasMatter);
  return told && claimed.includes(told.name) ? told : fact;
}

/** An illness that is only the background of a quarrel or of one's work is not what is asked. */
const withoutToldHealth = (text: QuestionText, matters: Matter[]): Matter[] => (matters.some(({ id }) => id === 'health') && isOnlyTold(text.raw) ? matters.filter(({ id }) => id !== 'health') : matters);

/** Slots of the part that asks; what it leaves out is taken from what is told around it. */
function findSlots(text: QuestionText, core: QuestionText, now: Date, birth: number, previous: ReadQuestion | null): Slots {
  const whole = withoutToldHealth(text, mattersOf(text, kinOf(text, previous)));
  const own = core === text ? whole : mattersOf(core, kinOf(core, previous));
  const isDue = whole[0]?.id === 'moneyBack' || whole[0]?.id === 'lending';
  const matters = own.length > 0 && !isDue ? own : whole;
  const named = kinOf(core, previous);
  const toldOf = core === text || (own.length > 0 && !pronoun.test(core.plain)) ? null : kinOf(text, previous);
  const told = toldOf ?? (matters[0]?.id === 'habits' ? kinOf(text, previous) : null);
  const kin = isDue ? null : told !== null && (named === null || named.id === 'partner') ? told : named;
  // "Sade sati is on me or not? yes or no, and till when": what the asking part leaves out, the whole names.
  const fact = factOf(text, core, matters.length > 0) ?? (core !== text && matters.length === 0 && named === null ? findFact(text, false) : null);
  const around = findHorizon(text, now, birth);
  const namedTime = since.test(core.plain) ? null : findHorizon(core, now, birth);
  const horizon = namedTime ?? (core !== text && around?.isPast === true && (whole.length === 0 || asksShown.test(shortVowels(core))) && !hasKind(core, 'muhurta') ? around  : null) ?? (core !== text && around?.isPast !== true && (!hasKind(core, 'when') || hasKind(text, 'muhurta')) && !tellsPast.test(text.plain) && !isSpokenTime(text, core) ? around : null);
  // A choice between named places or subjects is weighed as one.
  const isChoice = hasKind(text, 'either') && (fact?.name === 'subject' || fact?.name === 'place' || fact?.name === 'summary');
  // "Why do my jobs end in one year" names no time to come; a chart as a whole is nobody's mother.
  const isTold = horizon?.unit === 'span' && !horizon.isPast && ((hasKind(core, 'why') && / (?:in|within) /u.test(core.plain)) || / after (?:\w+ ){1,3}of /u.test(text.plain));
  const isAboutKin = (kin !== null || horizon !== null || findProfession(core) !== null) && fact?.name === 'summary';
  // "Do I have the yoga for owning a shop?" asks about the shop.
  const isYogaOf = fact?.name === 'yogas' && yogaOfThing.test(shortVowels(core));
  const offer = horizon === null && / (?:accept|join (?:the|this|it)|take (?:the|this|up the) (?:\w+ )?(?:offer|job)|say yes to) /u.test(core.plain) ? nowFrom(now) : null;
  // Which tithi to begin on is no question about the one of birth.
  const isBegun = fact?.name === 'birthday' && / (?:shur(?:u|oo)\w*|start\w*|kha?reed\w*|kharid\w*|nava?raa?tri|muhurat) /u.test(text.plain) && !/ (?:janm|janam|born|birth|paida) /u.test(text.plain);
  return { matters, fact: isChoice || isAboutKin || isBegun || isYogaOf ? null : fact, kin, horizon: isTold ? null : (horizon ?? offer) };
}

/** "What will the boy be like?", where a marriage is spoken of: the one to be married. */
function toSpouse(text: QuestionText, slots: Slots, previous: ReadQuestion | null): Slots {
  const isMarriage = [slots.matters[0]?.id, previous?.matter.id].some((id) => id === 'marriage' || id === 'loveMarriage' || id === 'secondMarriage');
  return isMarriage && hasLexeme(text, spouseToBe) && hasKind(text, 'like') ? { ...slots, kin: { id: 'partner', house: 7 } } : slots;
}

/** "And after that?", "nothing earlier?": the time beside the one that was named. */
function findStep(text: QuestionText, slots: Slots, previous: ReadQuestion | null): 'after' | 'before' | null {
  if (!previous || text.length > maxShortWords || slots.matters.length > 0 || slots.horizon || hasKind(text, 'why')) return null;
  return hasLexeme(text, beforeThat) ? 'before' : hasLexeme(text, afterThat) ? 'after' : null;
}

/** "Which one then?", "ek bolo": the choice of the question before. */
const oneOfThem = lexeme('which of the two|which of them|which of these|out of the two|which one|which one then|so which|then which|choose one|pick one|tell me one|just one|final answer|final choice|which should i choose|which is better then', 'dono me se|dono mein se|dono me konsa|dono me kaunsa|in dono me|inme se|unme se|ek bolo|ek batao|ek bataiye|ek hi bolo|kise chun*|kisko chun*|kise lu*|kaun sa chun*|kaunsa chun*|konsa chun*|final batao|final bolo|kaunsa lu|konsa lu|kaun sa lu');
const putsDays = ({ kind, text }: ReadQuestion): boolean => kind === 'either' || (kind === 'muhurta' && hasKind(text, 'either'));
const choosesAgain = (text: QuestionText, previous: ReadQuestion): boolean => putsDays(previous) && text.length <= maxShortWords && hasLexeme(text, oneOfThem);

/** "Or should I rent one?": the other side of what was asked before. */
const addsChoice = /^ (?:or|ya|yaa) (?!(?:no|not|nahi\w*|naheen|what) )/u;

const whichTime = / (?:time|samay|date|tarikh|tarik|mahina|month|year|saal|sal|din) (?:bhi |to |too )?(?:bata\w*|btao|btaiye|do|dijiye|bolo) | (?:exact|approx\w*|pakki|pakka|sahi|thik|theek) (?:date|time|tarikh|samay|month|mahina) | (?:tell|give) (?:me )?(?:the |a )?(?:time|date|month|year)(?: too| also)? | (?:which|what|kaun ?s[aei]|kons[aei]|kon sa|kis) (?:month|year|week|date|mahina|mahine|mahin|sal|saal|hafte|tarikh|din|samay|time) /u;
const mostTimeWords = 5;
/** "Time kya rakhu", "what time?" after a day. */
const asksHour = / (?:(?:what|which) (?:time|hour)|kita?n[ae] baje|(?:kis|kaun ?sa|konsa|kya) (?:time|samay|vakt|waqt)|(?:time|samay|vakt|waqt) (?:kya|kaun ?sa|konsa|kitna|bhi bata\w*)) /u;
/** "Which month?" after "this year" asks inside that year. */
const narrows = (text: QuestionText, { horizon }: ReadQuestion): boolean => horizon !== null && !horizon.isPast && horizon.unit !== 'day' && whichTime.test(shortVowels(text));
const stepped: readonly Kind[] = ['when', 'how', 'yesNo', 'why', 'more', 'either', 'risk'];

function goOn(asked: Kind, text: QuestionText, slots: Slots, previous: ReadQuestion, step: 'after' | 'before' | null): Kind {
  if (choosesAgain(text, previous) || (addsChoice.test(text.plain) && ['yesNo', 'how', 'either'].includes(previous.kind))) return 'either';
  if (slots.matters[0]?.id === 'careerField' && wanted.test(text.plain)) return asked;
  if (step && !slots.fact && stepped.includes(previous.kind)) return 'when';
  if (whichTime.test(shortVowels(text)) && !slots.fact && stepped.includes(previous.kind)) return 'when';
  if (asksHour.test(shortVowels(text)) && (previous.horizon?.unit === 'day' || previous.kind === 'muhurta') && !slots.fact && previous.fact === null) return 'muhurta';
  if (slots.horizon !== null && !slots.horizon.isPast && slots.matters.length === 0 && !slots.fact && text.length <= mostTimeWords && asked === 'how' && !hasKind(text, 'how') && ['either', 'muhurta', 'when'].includes(previous.kind)) return 'yesNo';
  if (previous.kind === 'gem' && ['how', 'when', 'yesNo', 'more'].includes(asked) && slots.matters.length === 0 && !slots.fact) return 'gem';
  return asked === 'how' && !hasKind(text, 'how') && ['yesNo', 'when', 'how'].includes(previous.kind) ? previous.kind : asked;
}

const weaklyNamed: readonly FactName[] = ['birthday', 'nakshatra', 'summary', 'yogas'];
const ofCharts = ['x_fact', 'x_meaning', 'x_time', 'x_trouble', 'x_remedyPlanet', 'x_naming', 'x_match'] as const;
const leastOfChart = 0.06;
/** A word that is also one of the art, "karan kya" or "pada", where the tables see nothing of a chart. */
const isChanceFact = (text: QuestionText, { fact }: Slots, { topic }: Understood): boolean =>
  fact !== null && fact.planet === null && fact.house === null && weaklyNamed.includes(fact.name) && !/ (?:nakshatr\w*|tithi|yog|yoga|yogas|kundl\w*|kundal\w*|patri\w*|chart|horoscope|panchang|born|birth|janm|janam|paida) /u.test(text.plain) && ofCharts.reduce((sum, each) => sum + topic.shareOf(each), 0) < leastOfChart;

const maxBareAsking = 4;
/** Matters of less rank are mostly told beside the one that is meant. */
const leastOfTwo = 5;
const ofTheirs = / (?:daughters?|sons?|wifes?|husbands?|sisters?|brothers?|mothers?|fathers?|beti ke|bete ke|pati ke|patni ke|bhai ke|behen ke|papa ke|maa ke) (?:\w+ ){0,3}(?:driver|teacher|tutor|coach|friends?|boss|manager|maid|nanny|trainer|agent|dost|saheli|partner|sir) /u;
const yogaOfThing = / yoga?s? (?:for|to|of) (?!(?:my|the|this|me|raj|raja|chart|kundl|good|bad|wealth|fame|money|dhan)\b)\w+ | (?:khol\w*|kharid\w*|ban\w*|chala\w*|len\w*|pan\w*|jan\w*) k[aei] yoga? /u;
/** How one fares is no side of a choice. */
const states: readonly MatterId[] = ['luck', 'mind', 'friends', 'health', 'habits', 'homePeace', 'family', 'workConflict'];

function readOne(raw: string, now: Date, birth: number, fallback: AnswerLanguage, previous: ReadQuestion | null): ReadQuestion {
  const text = readText(raw, previous?.language ?? fallback);
  const core = findAskedClause(text, previous?.language ?? fallback) ?? text;
  const heardSlots = toSpouse(text, findSlots(text, core, now, birth, previous), previous);
  const told = findTalk(text, heardSlots, previous !== null);
  const firstListed = told ?? (asksWorth(text, heardSlots) ? 'worth' : findAsked(core, heardSlots, previous !== null));
  const understood = understand(text.raw, findSigns(text, heardSlots, told, firstListed));
  // "Passed out in 2022, when do I get a job?": the year is told and not asked about.
  const isToldPast = heardSlots.horizon?.isPast === true && heardSlots.horizon.unit !== 'festival' && heardSlots.matters.length > 0 && (heardSlots.matters[0]?.id === 'moneyBack' || understood.wanted.shareOf('past') < 0.1) && firstListed === 'past' && !asksShown.test(shortVowels(core));
  const isChance = isChanceFact(text, heardSlots, understood);
  const found = isToldPast || isChance ? { ...heardSlots, horizon: isToldPast ? null : heardSlots.horizon, fact: isChance ? null : heardSlots.fact } : heardSlots;
  const listed = isToldPast || (isChance && told === null) ? findAsked(core, found, previous !== null) : firstListed;
  const mayLean = previous !== null && leansOn(text, found, previous);
  const decided = decide({ text, slots: found, talk: told, asked: listed, understood, leans: mayLean });
  const { talk } = decided;
  // "What is the reason?" behind a story is asked of the one whom the story names.
  const isBareAfter = core !== text && core.length <= maxBareAsking && hasKind(core, 'why') && decided.slots.kin === null && found.kin !== null;
  const slots = isBareAfter ? { ...decided.slots, kin: found.kin } : decided.slots;
  const { kin } = slots;
  const isSpell = core !== text && asksSpell(text) && slots.fact === null;
  const asked = talk ?? (asksWorth(text, slots) ? 'worth' : isSpell ? 'unknowable' : (decided.kind ?? findAsked(core, slots, previous !== null)));
  const leans = previous !== null && talk === null && leansOn(text, slots, previous);
  const step = leans && !choosesAgain(text, previous) ? findStep(text, slots, previous) : null;
  const goesOnAs = leans ? goOn(asked, text, slots, previous, step) : asked;
  const profession = talk === null && !slots.fact && ['yesNo', 'how', 'like'].includes(goesOnAs) ? professionOf(core) : null;
  const [first, second] = slots.matters;
  const isMine = leans && andMine.test(text.plain);
  // Somebody newly named, with a verb of their own, is another question.
  const isOfOther = kin !== null && previous?.kin?.id !== kin.id && text.length > maxShortWords;
  const carried = leans && !isOfOther ? previous.matter : null;
  const open = decided.open ?? (slots.horizon || goesOnAs === 'when' ? openMatters.time : openMatters.self);
  const isAside = previous !== null && slots.fact !== null && personalFacts.some((each) => each === slots.fact?.name);
  const matter = first ?? carried ?? (isAside ? previous.matter : null) ?? (kin ? kinMatter(kin, text) : open);
  // Nobody asks whether their whole life will come true: such a question asks how it goes.
  const isOpen = matter.rank === 0 && goesOnAs === 'yesNo';
  const isDasha = previous?.fact !== null && ['dasha', 'dashaOf', 'nextDasha'].includes(previous?.fact.name ?? '');
  const nextFact = step === 'after' && previous?.fact && isDasha ? { ...previous.fact, name: 'nextDasha' as const } : null;
  const goesOnFact = nextFact ?? (leans && goesOnAs === 'when' && step === null && !first && !kin && previous.fact !== null && dated.includes(previous.fact.name) ? previous.fact : null);
  const isChoice = ['how', 'remedy', 'yesNo'].includes(goesOnAs) && second !== undefined && first !== undefined && ![first.id, second.id].some((id) => states.includes(id)) && Math.min(first.rank, second.rank) >= 3 && (/ (?:choose|chunu|chunun|chune) /u.test(text.plain) || (Math.min(first.rank, second.rank) >= leastOfTwo && / (?:what should i do|what do i do|kya karu|kya karun|kya karoon|kya kare) /u.test(text.plain))) && / (?:but|and|aur|lekin|magar|par) /u.test(text.plain);
  const kind = isChoice ? 'either' : goesOnFact ? 'fact' : !leans && !profession && isUnclear(text, slots, goesOnAs, decided.isFound) ? (asksOfSomething(text, core) ? 'other' : 'unclear') : profession ? 'profession' : isOpen ? 'how' : goesOnAs;
  // Whose share it is, and whether money comes back, is one question whatever it lies in.
  const isTwo = second && !['inheritance', 'moneyBack'].includes(matter.id) && second.id !== matter.id && second.rank >= 3 && (kind === 'either' || matter.rank - second.rank <= 2 || isApart(text, matter, second));
  return {
    text,
    language: text.language,
    kind,
    form: decided.form ?? (kind === 'other' ? goesOnAs : kind),
    fact: kind === 'worth' ? null : slots.fact ?? goesOnFact ?? (leans && ['meaning', 'why', 'more', 'doubt', 'remedy'].includes(kind) ? previous.fact : null),
    matter,
    second: isTwo ? second : null,
    topic: understood.topic,
    kin: isMine ? null : (kin ?? (leans && (!first || pronoun.test(core.plain)) ? previous.kin : null)),
    horizon: slots.horizon ?? (leans && kind !== 'remedy' && (previous.kind !== 'either' || kind === 'either' || kind === 'muhurta') && (kind !== 'when' || narrows(text, previous)) ? previous.horizon : null),
    profession,
    asksWhenToo: kind === 'yesNo' && hasKind(core, 'when'),
    step: kind === 'when' ? step : null,
    previous: leans ? previous : null,
  };
}

/** Whether two matters stand on two sides of an "and": then both are asked. */
export function isApart({ plain, folded, mayBeHindi }: QuestionText, first: Matter, second: Matter): boolean {
  if (/ (?:and|aur) (?:i|me|main|mein) /u.test(plain)) return false;
  const parts = [plain.split(/ (?:and|aur) (?:also )?/u), folded.split(/ (?:and|or) /u)] as const;
  if (parts[0].length === 1) return false;
  const count = Math.max(parts[0].length, parts[1].length);
  const named = Array.from({ length: count }, (_, at) => findMatters({ plain: ` ${parts[0][at] ?? ''} `, folded: ` ${parts[1][at] ?? ''} `, mayBeHindi }));
  return named.some((each) => each.some(({ id }) => id === second.id) && !each.some(({ id }) => id === first.id));
}

const spells = lexeme('any nazar|is it nazar|nazar lagi|cursed|curse on me|curse on us|curse on our|black magic|evil eye|cast a spell|did something on me|done something on me|done something to my|jadu tona|negative energy|tantra|witchcraft', 'shapit|shrap|nazar hai kya|nazar to nahi|kisi ki nazar|koi nazar|buri nazar|nazar lag*|nazar _ lag*|nazar utar*|nazar bahut|nazar dosh|kala jadu|jadu tona|tona totka|kiya karaya|kuch kar diya|kuch kiya hua|kuch karva*|kuch karwa*|kuch karay*|kuchh karay*|kuch kara diya|kuch kar rakha|tantr mantr|upari chakkar|bhoot|pret badha|saya');
const trust = lexeme('trust|reliable|trustworthy|honest|rely on', 'bharosa|vishwas|vishvas|imaandar|imandar|yakeen');
export const asksTrust = (text: QuestionText): boolean => hasLexeme(text, trust);
/** Folded, a booth, "but" and a bhoot are one word. */
export const asksSpell = (text: QuestionText): boolean => hasLexeme(/ (?:booths?|buth|but) /u.test(text.plain) ? { ...text, folded: text.folded.replaceAll(' but ', ' ') } : text, spells);

/** What a day is asked to be good for, and the hour for it. */
const dayChoice = lexeme('should i|good time|right time|best time|good for|good to|good day|ok for|okay for|fine for|right for|safe to|favourable for|what time|which time|which hour', 'kis samay|kis time|kitne baje|karu ya nahi|jau ya nahi|lu ya nahi|theek hai kya|sahi hai kya|shubh|theek rahega|thik rahega|sahi rahega|achha rahega|accha rahega|chahiye|join*|karu|karun|jau|jaun|karwa*|katwa*|nikl*|kar le|kar len|kar lein|kar lu|kar lun|le lu|le lun|le len|le lein|kar sakte|le sakte|lena|kharid*|karna');
const ceremony = lexeme('griha pravesh|housewarming|engagement|mundan|naming ceremony|thread ceremony|wedding date|opening ceremony', 'griha pravesh|grih pravesh|sagai|mundan|namkaran|janeu|udghatan');
const partsOfDay = / (?:subah|sham|shyam|dopahar|raat|rat|morning|evening|afternoon|night) /u;
const begins = / when to (?:start|begin|do|get it) $| when (?:should|shall|can|do) (?:i|we) (?:start|begin|join|learn|plant|sow|dig|perform|hold|do|get|install|inaugurate|shift|cut) | kab (?:\w+ )?(?:kara\w*|karwa\w*|karva\w*|lagau\w*|lagva\w*|lagwa\w*|khudva\w*|khudwa\w*|shuru karu\w*|shuru karun|shuru kare\w*|arambh karu\w*|bou\w*|sikhna shuru\w*|rakhu|rakhun|rakhwa\w*) /u;
const small: readonly MatterId[] = ['study', 'arts', 'house', 'family', 'business', 'careerField', 'spirit', 'travel', 'homePeace'];
/** "When should I start learning the veena?", "borewell kab karaun": a day to begin on, not a turn of life. */
const asksToBegin = (text: QuestionText, { matters, fact, kin, horizon }: Slots): boolean =>
  begins.test(shortVowels(text)) && fact === null && kin === null && (horizon === null || !['year', 'span'].includes(horizon.unit)) && !matters.some(({ id }) => !small.includes(id)) && !(matters[0]?.id === 'business' && / (?:business|vyapar|startup|karobar) /u.test(text.plain));
const goodTimeTo = lexeme('good time to|right time to|best time to|auspicious time to|good time for|right time for|best time for|ok to sign|good hour', 'sahi samay|shubh samay|achha samay|sahi time|achha time');
/** Questions that go on behind or before the time that was just named. */
const afterThat = lexeme('otherwise|if they refuse|if he refuses|if she refuses|if they reject|if rejected|if it is rejected|if they say no|if he says no|if she says no|and if not this time|if not this time|if not|what if not|what if i dont|what if i do not|what if he doesnt|what if she doesnt|what if they dont|what if it doesnt|and if i dont|and if it doesnt|and if not|if it does not happen|if it doesnt happen|if i fail|comes after it|after it|after that|and then|then what|what next|and next|what comes next|next|what happens after|what after|after this', 'na mane to|na maane to|nahi mane to|nahi maane to|na mile to|na hui to|na hua to|na ho to|na aaye to|mana kar de to|mana kar diya to|reject ho gaya to|reject hua to|reject kar de to|fail ho gaya to|is baar nahi to|iss baar nahi to|nahi hua to|nahi hui to|nahi mila to|nahi mili to|agar nahi hua|agar nahi mila|warna|varna|nahi to|uske baad|iske baad|us ke baad|phir kya|fir kya|phir|fir|aage kya|agla samay|baad mein|baad me');
const beforeThat = lexeme('before that|earlier|any sooner|sooner|not earlier|nothing before|not before that|any time before', 'usse pehle|us se pehle|isse pehle|uske pehle|pehle nahi|pehle nahin|aur jaldi|jaldi nahi|jaldi nahin');
/** Back from somebody else to the one who asks. */
const andMine = / (?:mine|my own|meri|mera|mere|meree|meraa|apni|apna|what about me|how about me|and me|and i) $/u;
const spouseToBe = lexeme('the boy|the girl|the guy|he be|she be|the man|the woman|my man', 'ladka|ladki|dulha|dulhan|damad|bahu');
/** What somebody is like, asked of oneself. */
const character = lexeme(
  'good and bad points|my good points|my bad points|my plus points|about myself|about me|who am i|my personality|my nature|my strength|my strengths|my weakness|my weaknesses|strengths and weaknesses|my character|my temperament|my good qualities|am i a good person|people see me|people think of me|others see me|describe me|what am i like|what kind of person am i',
  'meri khoobiyan|meri kamiyan|mujhme kya kami|mere gun|mere baare mein|mere bare mein|mera swabhav|mera svabhav|meri kamzori|meri kamjori|meri khoobi|meri khubi|meri taakat|mera vyaktitva|main kaisa insaan|main kaisi insaan|main kaisa hu|main kaisi hu|kaisa vyaktitva',
);
const origin = lexeme('from where|come from|where will my|near or far|far or near|same city|which direction|from which city|from abroad', 'kahan se hog*|kaha se hog*|door ya paas|paas ya door|dur ya pas|kis disha|kahan ka hoga|kahan ki hogi|kaha ka hoga');
const moneyBack = lexeme('my deposit|return my deposit|security deposit|pension|arrears|provident fund|pf money|gratuity|insurance claim|claim money|compensation|my dues|my commission|money back|return the money|returns the money|return money|give back my money|money he borrowed|money she borrowed|return my money|returns my money|pay me back|owes me|owe me|lent money|stuck money|stuck payment|get back my money', 'pension|arrears|eriyar|pf ka paisa|bima ka paisa|muavza|muaavja|bakaya|bakaaya|deposit wapas|paisa kab wapas|paise kab wapas|paisa kab vapas|paise kab vapas|paisa wapas mil*|paise wapas mil*|rupaye wapas|paise laut*|paisa laut*|paise wapas|paisa wapas|udhaar wapas|udhar wapas|paise dega|paisa dega|udhar diya|udhaar diya|udhar lauta*|paise milenge wapas|fansa paisa|fasa paisa|phansa paisa|paise liye|paisa liya|udhar liya|udhaar liya|dube paise|ruka paisa|ruke paise');

const comesBack = / (?:lent|borrowed|took (?:money|\d+\w*) from me|udhar|diye the|diya tha|liye the|liya tha|le gaya tha) .*(?:pay|pays|return|returns|laut\w*|wapas|vapas|dega|degi|denge|chuka\w*|(?:money|amount|it|that) (?:will )?(?:ever )?come back|(?:money|amount) come back|get (?:it|that|my money|the money) back|come back to me) /u;
/** "Will I be able to repay what I took?" is one's own debt, and nobody else's. */
const repays = / (?:chuka|lauta|utar|bhar) pa(?:u|o)\w* | (?:able to|can i|will i) (?:ever |fully |finally )?(?:repay|pay (?:it |them |her |him |this )?back) /u;
const staysAlone = / (?:kab tak akel\w*|akela rahunga|akeli rahungi|akele rahenge|how long .* alone|remain alone|stay alone) /u;

/** A booking, a fee or a down payment is the price of a thing, and nothing that is lent. */
const pays = / (?:booking|book|token|bayana|byana|advance|down ?payment|registry|emi|kist|kisht|fees?|admission|rishwat|ghoos|bribe|donation|dowry|dahej|ticket) /u;

/** "He is asking for 50,000, should I give it?" */
function asksToGive(text: QuestionText): boolean {
  const plain = shortVowels(text);
  if (pays.test(plain)) return false;
  return / (?:asking|asks|asked|wants|needs|mang\w*|chahta|chahte|chahti|chahie) /u.test(plain) && / (?:money|cash|rupees?|rs|lakhs?|thousand|hazar|hajar|paise|paisa|rupaye|rupay|\d+k?) /u.test(plain) && / (?:give|giving|help (?:him|her|them)|de|du|dun|dedu|dedun|dena|dena|dijie|karu madad) /u.test(plain);
}

/** Where the future spouse comes from. */
const isOrigin = (text: QuestionText, { kin, matters }: Slots): boolean =>
  hasLexeme(text, origin) && (spouses.includes(kin?.id ?? '') || matters.some(({ id }) => id === 'marriage'));

export const asksOrigin = (text: QuestionText): boolean => hasLexeme(text, origin);

const spouses: readonly string[] = ['husband', 'wife', 'partner'];
const closeness = lexeme(
  'relation|relations|relationship|relationships|get along|get on|equation|bonding',
  'rishta|rishtaa|rishte|sambandh|banti|banegi',
);

/** A judge, a clinic and a brand for babies are what one lives by. */
const ofTrades: readonly MatterId[] = ['court', 'health', 'children'];

/** Matters without those that a relative's name only seems to mean: a relationship with one's mother is not love. */
function mattersOf(text: QuestionText, kin: Kin | null): Matter[] {
  const house =
    / (?:my |the )?(?:\d{1,2}(?:st|nd|rd|th)?|first|second|third|fourth|fifth|sixth|seventh|eighth|ninth|tenth|eleventh|twelfth) (?:house|ghar)(?= )| house \d{1,2}(?= )/gu;
  const found = findMatters({
    ...text,
    plain: text.plain.replace(house, ' · '),
    folded: text.folded.replace(/ [^ ]+v[ae]?n? (?:gr|bv) /gu, ' · '),
  });
  const matters = found.some(({ id }) => ofTrades.includes(id)) && isTrade(text.raw) ? found.filter(({ id }) => !ofTrades.includes(id)) : found;
  if (repays.test(shortVowels(text))) return [getMatter('debt')];
  if (hasLexeme(text, moneyBack) || comesBack.test(shortVowels(text))) return [getMatter('moneyBack')];
  if (/ (?:divorced|divorcee|widow|widowed|vidhwa|talakshuda) .*(?:find|marry|someone|again|shadi|shaadi|partner) /u.test(text.plain)) return [getMatter('secondMarriage')];
  if (staysAlone.test(shortVowels(text))) return [getMatter('marriage')];
  if (inLove.test(shortVowels(text)) && !found.some(({ rank }) => rank >= 8)) return [getMatter('love'), ...found.filter(({ id }) => id !== 'love' && id !== 'family')];
  if (asksToGive(text)) return [getMatter('lending')];
  return ofPeople(text, kin, withoutChance(text, matters).map((matter) => (sells.test(text.plain) ? toSale(matter) : matter.id === 'houseSale' && buys.test(text.plain) ? getMatter('house') : matter)));
}

/** Somebody whom one loves is no relative, whoever's relative they are. */
const inLove = / (?:ke|k) (?:sath|saath) mera (?:(?:rishta|relation\w*) chal\w*|affair|chakkar|pyar) | (?:se|s) (?:pyar|mohabbat) (?:karta|karti|ho) | (?:dating|in love with|in a relationship with|love with) my (?:\w+ ){1,3}(?:sister|brother|cousin|friend|daughter|son) /u;
const sells = / (?:sell|sells|selling|sold|buyers?|bik|bike?g[aie]|bikeg[aie]+|bikega|bikegi|bik jaega|bik jayega|bechna|bechu|bechun|bech) /u;
const buys = / (?:buy\w*|purchas\w*|kha?r(?:i|ee?)d\w*) /u;
/** "Kaam banega?": will it succeed, whatever it is. */
const succeeds = / ka+m (?:ban (?:jaye?ga|jaega|payega)|banega|banegaa|ho jaye?ga|hoga ki|bana dega) /u;
const toSale = (matter: Matter): Matter => (matter.id === 'house' ? getMatter('houseSale') : matter);

/** Matters without those that only a likeness of words names: दान is not धन, and a mind that will not study asks about study. */
function withoutChance(text: QuestionText, found: Matter[]): Matter[] {
  const isGift = / daa?n /u.test(text.plain) && !/ dhan /u.test(text.plain);
  const isStudy = found.some(({ id }) => id === 'study' || id === 'exam');
  // मान (respect) and मन (mind) differ by one vowel, which is folded away.
  const isRespect = / maan /u.test(text.plain) && !/ mann? /u.test(text.plain);
  const isOfChild = / (?:child|children|kid|kids|baby|ba?chch?\w+)s? (?:school|stud\w+|exam\w*|result\w*|marks|health|career|job|marriage|wedding|future|ka|ki|ke|kee|kaa|ko|ne) /u.test(text.plain);
  const isHeld = / (?:stable|stability|unstable|improve|my current job|present job|job security|jobs end|job ends|every job|jobs dont last|jobs do not last|job nahi tikt\w*|naukri nahi tikt\w*|sthir|tik|tikegi) /u.test(text.plain);
  const ofChild = isOfChild && found.some(({ id }) => ['study', 'exam', 'career', 'careerField', 'newJob', 'health', 'marriage', 'higherStudy'].includes(id));
  const isLeft = / (?:badl[uo]\w*|badal lu\w*|badalni|badalna|badal du\w*|chhodu\w*|chhod du\w*|chod du\w*|pasand nahi|pasand nahin) /u.test(shortVowels(text));
  const held = isLeft ? found.map((matter) => (matter.id === 'newJob' || matter.id === 'career' ? getMatter('jobChange') : matter)) : isHeld ? found.map((matter) => (matter.id === 'newJob' ? getMatter('career') : matter)) : found;
  // Worry and happiness are said of every matter; they are the matter itself where nothing else is.
 const isPleasing = / (?:khush|prasann|shant) (?:kaise|kar\w*|rakh\w*) /u.test(text.plain) && / (?:shani|dev|grah|rahu|ketu|mangal|guru|surya|budh|shukra|chandra) /u.test(text.plain);
  const isMood = isPleasing || found.some(({ id, rank }) => id !== 'mind' && rank >= 3) && !/ (?:peace|calm|sleep|mind|anger|shanti|shaanti|shaamti|neend|nind|gussa|man|mann) /u.test(text.plain);
  // Folded, वहाँ and वाहन are one word.
  const isThere = / (?:wahan|wahaan|vahaan|wahaa|vahaa) /u.test(text.plain) && !/ (?:gaa?di|gaadee|car|kaar|bike|scooty) /u.test(text.plain);
  // कम (less) and काम (work) are one word when typed in Latin letters; what follows tells them apart.
  const isLess = / kam /u.test(text.plain) && !/ (?:kaam\w*|kam (?:mein|me|ka|ki|ke|se|dhandha|kaj|milega|chalega|banega|lagega|karne|karta|karti|karna|badal\w*)) /u.test(text.plain);
  const isFiscal = / (?:financial|fiscal) year /u.test(text.plain);
  const isTender = / (?:theka|thekaa|tender|contract|thekedari) /u.test(text.plain) && !/ (?:naukri|naukari|naukree|naukaree|job) /u.test(text.plain);
  const isBegun = found.some(({ id }) => id === 'business') && / (?:start\w*|open\w*|khol\w*|shuru) /u.test(text.plain);
  const isWished = / (?:god|bhagwan|bhagavan|ishwar) (?:bless|give|grant|dega|denge|de)\w* | will god /u.test(text.plain);
  const isFigure = / health of (?:my )?(?:\w+ )?(?:finances?|business|money|marriage|career|wealth) | financial health /u.test(text.plain);
  const isLentToMe = / lend (?:me|us) /u.test(text.plain);
  // पड़ेगा (must) and पढ़ेगा (will study) are one word when typed in Latin letters.
  const isMust = / (?:padeg[aei]+|parega|pareg[aei]+|padt[aei]|pad (?:raha|rahi|gaya|gayi|jata|jati)) /u.test(text.plain) && !/ (?:padh\w*|pa?da+i|padai|stud\w*|school|college|exam\w*) /u.test(text.plain);
  // A seat, a flat or a hospital of the state is no post in its service.
  const isOfState = / (?:sarkari|sarakari|government|govt) (?:college|kolej|kaulej|seat|kwa+rtar|quarters?|makan|ghar|flat|yojana|scheme|ration|rashan|zameen|jamin|land|bank|loan|subsidy|tender|theka|kagaz|office|daftar) /u.test(shortVowels(text)) && !/ (?:naukri|naukari|job|bharti|vacancy|post) /u.test(shortVowels(text));
  return held.filter(({ id }) => !(id === 'governmentJob' && isOfState) && !(id === 'study' && isMust) && !(id === 'career' && succeeds.test(text.plain)) && !(id === 'jobChange' && isBegun) && !(id === 'spirit' && isWished) && !(id === 'career' && isLess) && !(id === 'governmentJob' && isTender) && !(id === 'health' && isFigure) && !(id === 'lending' && isLentToMe) && !(id === 'vehicle' && isThere) && !(id === 'mind' && isMood) && !(id === 'children' && ofChild) && !(isFiscal && ['income', 'wealth', 'investment'].includes(id)) && !(isGift && ['wealth', 'income'].includes(id)) && !((isStudy || isRespect) && id === 'mind'));
}

/** Of a relative's marriage: how it goes, and not whether it comes. */
const lasts = / (?:last|lasts|survive|survives|married life|happily|happy|tikegi|tikegee|chalegi|chalegee) /u;
const inLaws: readonly string[] = ['motherInLaw', 'fatherInLaw', 'sisterInLaw', 'brotherInLaw'];

function ofPeople(text: QuestionText, kin: Kin | null, found: Matter[]): Matter[] {
  if (!kin) return found;
  if (spouses.includes(kin.id)) return found.filter(({ id }) => !(id === 'marriage' && hasKind(text, 'like')));
  const isClose = hasLexeme(text, closeness);
  return found.filter(
    ({ id }) => id !== 'reunion' && !(id === 'mind' && (inLaws.includes(kin.id) || kin.id === 'boss' || kin.id === 'colleague')) && !(isClose && ['love', 'marriage', 'family'].includes(id)) && (id !== 'harmony' || lasts.test(text.plain)),
  );
}

const wholeLife = lexeme('future|life|destiny|fate', 'bhavishya|zindagi|jindagi|jeevan|kismat|bhagya');

/** What somebody is towards the one who asks, and not how they fare. */
const towards = / (?:with|support\w*|help\w*|respect\w*|care|understand\w*|listen\w*|treat\w*|trust|saath|sath|sahayog|madad|bartav|bartaav|vyavhar|vyavahaar|mera|meri|mujhe|mujhse|humse|hamse|against|fight\w*|me) $| (?:with|support\w*|respect\w*|understand\w*|listen\w*|treat\w*|saath|sath|sahayog|bartav|bartaav|vyavhar|vyavahaar|fight\w*|anban|jhagd\w*) /u;

function kinMatter({ id }: Kin, text: QuestionText): Matter {
  if (hasLexeme(text, wholeLife) || (hasKind(text, 'how') && !spouses.includes(id) && !hasLexeme(text, closeness) && !towards.test(text.plain))) return openMatters.self;
  if (spouses.includes(id) && / (?:time|samay|year|saal|days|din|phase|period) /u.test(text.plain) && !hasLexeme(text, closeness)) return openMatters.self;
  if (id === 'husband' || id === 'wife') return getMatter('harmony');
  if (id === 'partner') return getMatter('love');
  if (id === 'boss' || id === 'colleague') return getMatter('workConflict');
  return id === 'friend' ? getMatter('friends') : getMatter('family');
}

const talkKinds: readonly Kind[] = [
  'human',
  'service',
  'thanks',
  'greeting',
  'farewell',
  'complaint',
  'abuse',
  'elsewhere',
  'unreadable',
  'unread',
  'bare',
  'nod',
  'memory',
  'unclear',
  'match',
  'dream',
];
export const isTalk = (kind: Kind): boolean => talkKinds.includes(kind);

/** What the word lists find in a question that stands alone; the time of day plays no part in it. */
export function readSigns(raw: string): string[] {
  const text = readText(raw, 'English');
  const core = findAskedClause(text, 'English') ?? text;
  const slots = toSpouse(text, findSlots(text, core, signsNow, signsBirth, null), null);
  return findSigns(text, slots, findTalk(text, slots, false), findAsked(core, slots, false));
}
const signsNow = new Date('2026-11-21T13:22:00Z');
const signsBirth = Date.parse('1997-01-17T05:10:00Z');

const mostKept = 64;
const kept = new WeakMap<Date, Map<string, ReadQuestion>>();

/** One reading of a text after others; a question that is being answered is read several times, each time with the same date object. */
function keepReading(now: Date, key: string, read: () => ReadQuestion): ReadQuestion {
  const known = kept.get(now) ?? new Map<string, ReadQuestion>();
  const found = known.get(key) ?? read();
  if (known.size >= mostKept) known.clear();
  known.set(key, found);
  kept.set(now, known);
  return found;
}

/** Reads a question after the earlier ones of its chat, oldest first. */
export function readQuestion(raw: string, turns: readonly Turn[], now: Date, birth: number, fallback: AnswerLanguage): ReadQuestion {
  let previous: ReadQuestion | null = null;
  const asked: ReadQuestion[] = [];
  let key = `${birth} ${fallback}`;
  const readNext = (text: string): ReadQuestion => {
    const before = previous;
    key = `${key}\n${text}`;
    return keepReading(now, key, () => readOne(text, now, birth, fallback, before));
  };
  for (const turn of turns.slice(-6)) {
    const read = readNext(turn.question);
    asked.push(read);
    if (!isTalk(read.kind)) previous = read;
  }
  const read = readNext(raw);
  const same = asked.find((each) => isSame(read, each));
  return same && !isTalk(read.kind) ? { ...read, kind: 'repeat', previous: same } : read;
}
