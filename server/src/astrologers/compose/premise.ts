import type { PlanetName } from '@oracle-astra/shared/contract';
import { dignityIn, divisionSign } from '../../astrology';
import { findDivision, findPlanets } from '../question/chart-terms';
import { readText } from '../question/question-text';
import { anySign, toSign } from '../question/sign-words';
import { toAsked } from '../plain/plain';
import { namedHouse } from '../plain/placement';
import { englishOrdinal as th } from '../vocabulary/english';
import { hindiOrdinal } from '../vocabulary/hindi';
import { englishHouses } from '../words/english-words';
import { hindiHouses } from '../words/hindi-words';
import type { Context } from './context';

const o = (house: number) => hindiOrdinal(house, 'oblique');
const planetWords: Record<PlanetName, string> = {
  Sun: 'sun|surya|soorya|suraj', Moon: 'moon|chandra|chandrama|chand', Mars: 'mars|mangal', Mercury: 'mercury|budh', Jupiter: 'jupiter|guru|brihaspati', Venus: 'venus|shukra?|sukra',
  Saturn: 'saturn|shani|shanidev|sani', Rahu: 'rahu', Ketu: 'ketu',
};

/** What moves, is asked for, or is somebody else's is not taken for granted of the own chart. */
const notOwn = / (?:transit\w*|gochar\w*|mahadasha|antardasha|dasha|aspect\w*|drishti|enter\w*|when|kab|lord|swami|retrograde|from moon|which|kis|kaun\w*|konsa|if|agar|twins?|(?:uski|uska|uske|unki|unka|unke|iski|iske|his|her|their|ladke|ladki|boy|girl|beti|bete|beta|pati|patni|wife|husband|son|daughter|bhai|behen|mother|father|papa|maa|boyfriend|girlfriend)(?:s|'s)? (?:\w+ ){0,2}(?:kundli|kundali|chart|horoscope|janampatri|lagna?|rashi|manglik|mangal|mars|shani|saturn|ke|ka|ki|me|mein)) /u;
const fallen = / (?:debilitat\w*|neech|nich|neecha?) /u;
const raised = / (?:exalt\w*|uchch?a?|ucch|uch) /u;
const bhanga = / (?:bhang\w*|cancel\w*) /u;

interface Claim {
  planet: PlanetName;
  house: number | null;
  sign: number | null;
  dignity: 'debilitated' | 'exalted' | null;
}

/** "Mangal 8 me": a bare number beside the planet. */
const bareHouse = (words: string, planet: string): number | null => {
  const found = new RegExp(` (?:${planet}) (?:\\w+ ){0,2}?(1[0-2]|[1-9])(?:st|nd|rd|th|ve|va|we|wa|vi|ven|van)? (?:me|mein|men|main|mai|in|house|ghar|bhav) `, 'u').exec(words)?.[1];
  return found ? Number(found) : null;
};

function signBeside(words: string, planet: string): number | null {
  const found = new RegExp(` (?:${planet}) (?:(?!or |and |aur |ya )\\w+ ){0,3}?(${anySign}) | (${anySign}) (?:rashi )?(?:ka|ke|ki|me|mein|men) (?:${planet}) `, 'u').exec(words);
  return toSign(found?.[1] ?? found?.[2] ?? '') || null;
}

function readClaim({ read }: Context, words: string): Claim | null {
  const [planet, other] = findPlanets(read.text);
  if (!planet || other) return null;
  const named = planetWords[planet];
  const dignity = bhanga.test(words) ? null : fallen.test(words) ? 'debilitated' : raised.test(words) ? 'exalted' : null;
  return { planet, house: bareHouse(words, named) ?? namedHouse(read), sign: signBeside(words, named), dignity };
}

function correctPlanet(context: Context, words: string): string {
  const { say, book, strengths, read } = context;
  const claim = readClaim(context, words);
  if (!claim) return '';
  const { planet } = claim;
  const n = book.planet(planet);
  const division = findDivision(read.text);
  const { longitude, sign: natal } = strengths.view.planet(planet);
  const sign = division ? divisionSign(division, longitude) : natal;
  const house = strengths.view.house(planet);
  const isElsewhere = (!division && claim.house !== null && claim.house !== house) || (claim.sign !== null && claim.sign !== sign);
  const isOther = claim.dignity !== null && planet !== 'Rahu' && planet !== 'Ketu' && dignityIn(planet, sign) !== claim.dignity;
  if (!isElsewhere && !isOther) return '';
  const place = division
    ? say([[`In your ${division} ${n} is in ${book.sign(sign)}`, `By your chart ${n} is in ${book.sign(sign)} in the ${division}`]], [[`आपके ${division} में ${n} ${book.sign(sign)} राशि में हैं`, `${division} में आपके ${n} ${book.sign(sign)} राशि में हैं`]])
    : say([[`${n} is in your ${th(house)} house (${englishHouses[house - 1]}), in ${book.sign(sign)}`, `In your chart ${n} is in the ${th(house)} house (${englishHouses[house - 1]}), in ${book.sign(sign)}`]], [[`आपकी कुंडली में ${n} ${o(house)} भाव (${hindiHouses[house - 1]}) में, ${book.sign(sign)} राशि में हैं`, `आपके ${n} ${o(house)} भाव (${hindiHouses[house - 1]}) में, ${book.sign(sign)} राशि में हैं`]]);
  const word = claim.dignity === 'debilitated' ? ['debilitated', 'नीच'] : ['exalted', 'उच्च'];
  return isOther
    ? `${place}${say([[`, and not ${word[0]} there.`, `; ${word[0]} it is not.`]], [[` और वहाँ ${word[1]} के नहीं हैं।`, `, ${word[1]} के नहीं।`]])}`
    : `${place}${say([[', and not where you name it.', '; what is said of the other place is not yours.']], [['; दूसरे स्थान का फल आप पर लागू नहीं।', ', उस दूसरी जगह नहीं।']])}`;
}

const lagnaNamed = new RegExp(` (${anySign}) (?:lagna?|lagn|ascendant|rising) | (?:lagna?|ascendant) (?:is |hai |mera |meri |to )?(${anySign}) `, 'u');
const rashiNamed = new RegExp(` (?:meri|my|mera) (${anySign}) (?:rashi|moon sign) | (${anySign}) (?:rashi|moon sign) (?:wal\\w+|val\\w+|hai meri|ka hu|ki hu) | (?:rashi|moon sign) (?:is |hai |to )?(${anySign}) `, 'u');

function correctSign({ say, book, strengths, question: { chart } }: Context, words: string): string {
  const lagna = lagnaNamed.exec(words);
  const asked = toSign(lagna?.[1] ?? lagna?.[2] ?? '');
  if (asked > 0 && asked !== chart.ascendant.sign) return say([[`Your lagna is ${book.sign(chart.ascendant.sign)} by the computed chart, and not the one you name.`, `By your birth the lagna is ${book.sign(chart.ascendant.sign)}, so I answer by that.`]], [[`आपका लग्न ${book.sign(chart.ascendant.sign)} है, इसलिए बात उसी से होगी।`, `गणना से आपका लग्न ${book.sign(chart.ascendant.sign)} निकलता है; जवाब उसी से है।`]]);
  const rashi = rashiNamed.exec(words);
  const moon = strengths.view.planet('Moon').sign;
  const named = toSign(rashi?.slice(1).find((each) => each !== undefined) ?? '');
  return named > 0 && named !== moon ? say([[`Your Moon sign is ${book.sign(moon)} by the computed chart, so I answer by that.`, `By your birth the rashi is ${book.sign(moon)}, and not the one you name.`]], [[`आपकी राशि ${book.sign(moon)} है, इसलिए बात उसी से होगी।`, `गणना से आपकी राशि ${book.sign(moon)} निकलती है; जवाब उसी से है।`]]) : '';
}

/** "I am a Virgo ascendant, when …": the time is asked of oneself, and not of a planet. */
const asksSelf = / (?:when|kab|which|kis|kaun\w*|konsa)(?= (?:will|do|shall|should|can|am|tak|hog\w*|mil\w*|lag\w*|milega|job|career|field|business|naukri|shadi)(?= ))/gu;

/** Where a question takes something of the chart for granted that is not so: how it really stands, in one sentence; else empty. */
function correctPremise(context: Context): string {
  const { read } = context;
  const { words } = toAsked(context);
  if (notOwn.test(words.replace(asksSelf, ' ')) || (read.kin !== null && !['husband', 'wife', 'partner'].includes(read.kin.id))) return '';
  return correctSign(context, words) || correctPlanet(context, words);
}

/** The answer with the correction before it, unless its own first sentence says how it is. */
function withPremise(context: Context, text: string): string {
  const [opening = ''] = text.split('\n\n');
  const { read, book, tell } = context;
  const [planet] = findPlanets(read.text);
  const isSaid = planet !== undefined && tell([opening]).includes(tell([book.planet(planet)])) && (/^(?:No|नहीं|Nahi)/u.test(opening) || /does not apply|is not yours|लागू नहीं|laagu nahi|lagu nahi|आपका नहीं|aapka nahi/u.test(opening));
  const note = isSaid ? '' : correctPremise(context);
  return note === '' ? text : `${note} ${text}`;
}

interface Answered {
  text: string;
  context: Context;
  sensitiveTopic: unknown;
  usesChart: boolean;
}

/** An answer from the chart, with what the question itself took for granted set right. */
export function correctAnswer<T extends Answered>(answered: T, asked: string): T {
  if (!answered.usesChart || answered.sensitiveTopic) return answered;
  const { context } = answered;
  const own = { ...context, read: { ...context.read, text: readText(asked, context.read.language) } };
  return { ...answered, text: withPremise(own, answered.text) };
}

const ofSigns = new RegExp(`(?<!\\p{L})(?:a |an |the )?\\p{L}+ (?:lagna?|ascendant|rashi|rising|moon sign|लग्न|राशि) (?:wal\\p{L}*|val\\p{L}*|वाल\\p{L}*\\p{M}*|person|people|natives?|man|woman|girl|boy)(?!\\p{L})(?: (?:ke liye|के लिए))?`, 'giu');

/** "Will a Virgo ascendant person succeed?" is asked by one of them, for oneself. */
export const ofOneself = (text: string): string =>
  text.replace(ofSigns, (all, at: number) => (/\p{Script=Devanagari}/u.test(all) ? 'मेरे लिए' : / (?:wal|val)/iu.test(all) ? 'mere liye' : /(?:for|of|with|to|about)\s*$/iu.test(text.slice(0, at)) ? 'me' : 'I'));

const checks = /[\s,.;-]+(?:i am |im )?(?:just |only |bas |sirf )?(?:checking|testing|check kar|test kar|want to check|to check|to test|dekhna chahta|dekhna chahti|check karna)(?: (?:raha|rahi|rha|rhi) (?:hu|hun|hoon))?(?: (?:if|whether|how|ki|your|aap|hu|hun)\b.*)?$/iu;
const minWords = 4;
/** "How am I with my father, just checking you": what is said of the test is no part of the question. */
export function withoutChecking(text: string): string {
  const rest = text.replace(checks, '');
  return rest.trim().split(/\s+/u).length >= minWords ? rest : text;
}
