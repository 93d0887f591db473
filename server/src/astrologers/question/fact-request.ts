/* eslint-disable max-lines -- one list of the words for each fact */
import type { PlanetName } from '@oracle-astra/shared/contract';
import type { Division, YogaId } from '../../astrology';
import { findDivision, findHouse, findPlace, findPlanets, findYogaName } from './chart-terms';
import { hasKind } from './kinds';
import { hasLexeme, lexeme, type SearchText } from './lexicon';
import { foldWord } from './romanize';

export const personalFacts = ['number', 'luckyDay', 'naming', 'place', 'trouble', 'powers', 'subject', 'gana', 'nadi', 'yoni', 'varna', 'allPlanets', 'emptyHouses', 'stronger'] as const;
export type PersonalFact = (typeof personalFacts)[number];

export type FactName =
  | 'doshas' | 'planet' | 'house' | 'lord' | 'moonSign' | 'sunSign' | 'nakshatra' | 'lagna' | 'dasha' | 'nextDasha' | 'dashaOf' | 'transit' | 'ingress' | 'retrograde'
  | 'dignity' | 'combust' | 'strongest' | 'weakest' | 'aspects' | 'sadeSati' | 'dhaiya' | 'manglik' | 'kaalSarp' | 'pitra' | 'yogas' | 'yoga' | 'division' | 'birthday' | 'panchang' | 'summary' | 'lucky' | 'conjunct' | 'vargottama' | 'karaka' | 'balance' | 'vipreet' | PersonalFact;

/** A fact of the chart that is asked for, with what it names. */
export interface FactRequest {
  name: FactName;
  planet: PlanetName | null;
  /** The mahadasha that an antardasha is asked for in. */
  within: PlanetName | null;
  house: number | null;
  division: Division | null;
  yoga: YogaId | null;
  level: 'maha' | 'antar' | 'pratyantar' | null;
  dignity: 'exalted' | 'debilitated' | 'own' | null;
}

const l = {
  sadeSati: lexeme('sade sati|sadesati|sadhe sati|sadhesati|saade sati|sadasati|sati', 'sade sati|sadesati|sadhesati|sadhe sati'),
  dhaiya: lexeme('dhaiya|dhayya|small panoti|kantaka shani|ashtama shani', 'dhaiya|dhayya|dhaya'),
  manglik: lexeme('manglik|mangalik|mangal dosh|mangal dosha|kuja dosha|mangalik dosh|manglic|chevvai', 'manglik|mangalik|mangal dosh|mangli|mangal dosha'),
  kaalSarp: lexeme('kaal sarp|kal sarp|kaalsarp|kalsarp|kaal sarpa|kala sarpa|kaal sarp dosh', 'kaal sarp|kalsarp|kal sarp|kaalsarp'),
  pitra: lexeme('pitra dosh|pitru dosh|pitra dosha|pitr dosh|pitru dosha', 'pitra dosh|pitru dosh|pitri dosh|pitr dosh'),
  yoga: lexeme('yoga|yogas|raj yoga|yog in my', 'kaun se yog|kaunse yog|konse yog|yog hain|yog kaun|shubh yog|kya yog|yog batao'),
  dashaWord: lexeme('dasha|mahadasha|maha dasha|antardasha|antar dasha|pratyantar|pratyantardasha|sub period|bhukti|planetary period|vimshottari|antara', 'dasha|mahadasha|maha dasha|antardasha|antar dasha|pratyantar|pratyantardasha|dashaa|antar'),
  antar: lexeme('antardasha|antar dasha|bhukti|sub period|antara', 'antardasha|antar dasha|antar'),
  pratyantar: lexeme('pratyantar|pratyantardasha|pratyantar dasha', 'pratyantar|pratyantardasha|pratyantar dasha'),
  next: lexeme('next|after|comes after|following|follows|follow', 'agli|iske baad|baad|agla|uske baad'),
  // "Pada" alone is "it lies there" or "one had to" in Hindi.
  nakshatra: lexeme('nakshatra|birth star|janma nakshatra|which pada|what pada|my pada|nakshtra|constellation', 'nakshatra|nakshatr|nakshtra|kaunsa pada|konsa pada|kaun sa pada|mera pada|charan|janm nakshatra'),
  lagna: lexeme('lagna|ascendant|rising sign|rising', 'lagna|lagn'),
  lagnaLord: lexeme('lagna lord|ascendant lord|lagnesh|lord of the ascendant|lord of my ascendant|lord of lagna', 'lagnesh|lagna swami|lagn ka swami|lagna ka swami'),
  sunSign: lexeme('sun sign|zodiac sign|star sign', 'surya rashi'),
  moonSign: lexeme('moon sign|rashi|raasi|rasi|janma rashi|my sign|chandra rashi', 'rashi|raashi|chandra rashi'),
  transit: lexeme('transit*|these days|right now|currently|now|today|at present|nowadays|gochar', 'gochar|abhi|aajkal|aaj kal|is samay|aaj|in dino'),
  ingress: lexeme('change sign|change signs|enter|enters|move to|moves to|moving into|change its sign|leave|leaves|next transit|change rashi|shift to|shifts|transit change', 'rashi parivartan|rashi badl*|rashi kab|kab badlega|kab badlenge|pravesh|kab niklega|kab jayega|kab jaega|rashi parivartn'),
  retrograde: lexeme('retrograde|retro|vakri', 'vakri|wakri'),
  direct: lexeme('direct|station', 'margi'),
  dignity: lexeme('exalted|debilitated|own sign|uchcha|neecha|dignity|exaltation|debilitation|neech|uch|uccha|strong or weak', 'uchch|uccha|uch|neech|nich|swarashi|svagrahi|swagrahi'),
  exalted: lexeme('exalted|uchcha|uccha|exaltation|uch', 'uchch|uccha|uch'),
  fallen: lexeme('debilitated|neecha|neech|debilitation', 'neech|nich'),
  combust: lexeme('combust|combusted|asta|burnt', 'ast|asta'),
  strongest: lexeme('strongest|planet is strong|planets are strong|planet is good|planet is powerful|which planet is best|most powerful|best planet|strong planet|powerful planet|most benefic', 'sabse strong|sabse powerful|sabse mazboot|sabse majboot|sabse balwan|sabse achha grah|sabse taqatvar|sabse bali|shubh grah|sabse shaktishali'),
  weakest: lexeme('weakest|weak planet|worst planet|malefic planet|bad planet', 'sabse kamzor|sabse kamjor|kamzor grah|kamjor grah|kharab grah|ashubh grah'),
  aspects: lexeme('aspect|aspects|aspecting|drishti|aspected|look at|looks at|looking at|sees', 'drishti|dekh rah*|drashti|dekhta hai|dekhte hain'),
  lord: lexeme('lord|ruler|rules|ruled|owner|who rules|rule', 'swami|malik|svami|bhavesh|adhipati'),
  empty: lexeme('empty|vacant|which planet|which planets|what planet|what planets|what is in|whats in|is there any planet|occup*|in my', 'khali|kaun sa grah|kaun se grah|kaunse grah|konse grah|koi grah|kya hai|kaun baitha|kaunsa grah|konsa grah'),
  where: lexeme('good place|bad place|well placed|badly placed|is good|is bad|not good|where|which house|which sign|what sign|placed|placement|position|sits|located|sitting|in which|located|degree|degrees', 'kahan|kaha|kaun se ghar|kaun sa ghar|kaunsa ghar|kaun sa bhav|kaun se house|konse house|kis ghar|kis bhav|kis rashi|kaunse ghar|konse ghar|kaun se bhav|kaunse bhav|kaunsi rashi|baitha|baithe|sthit|kaun si rashi|konsi rashi|kis bhaav|kis house|kis sign'),
  effect: lexeme('good for me|bad for me|effect of|effects of|meaning of|role of|affect|harming|helping|doing to me|favourable for me|mean for me|tell me about|what about|malefic|benefic|in my chart|in my kundli|strong|weak|trouble*', 'asar|prabhav|achha hai|acha hai|kharab hai|kharab|shubh hai|fal|kaisa hai|kaise hain|kaisi sthiti|kamzor|majboot|mazboot|pareshan'),
  birthday: lexeme('tithi|born on which day|weekday|which day was i born|day was i born|day of the week|panchang of my birth|birth panchang|karana|karan at birth|vara|sunrise when i was born|at my birth|when i was born|yoga at birth|nitya yoga|on which day|birth tithi', 'tithi|janm ka din|kis din janm|janm ka vaar|karan kya|janm ka panchang|vaar|kis din paida|kis din hua|janm tithi|kis vaar'),
  summary: lexeme('my kundli|my chart|my horoscope|my birth chart|chart summary|read my chart|janam kundli|analyse my|analyze my', 'meri kundli|meri kundali|janm kundli|meri janm patri|patrika|meri patri'),
  lucky: lexeme('lucky colour|lucky color|lucky day|favourable colour|which colour|what colour|isht dev*|ishta dev*|isht devta|which god|which gods|colour should i wear|color should i wear|colour to wear|which deity|lucky planet', 'isht dev*|ishta dev*|shubh rang|kis rang|rang ke kapde|rang ke kapade|kaun se rang|kaunsa rang|konsa rang|kis bhagwan|kis devta|shubh vaar|lucky color|kaun sa rang'),
  allPlanets: lexeme('all planets|all my planets|list planets|planet positions|planetary positions|position of planets|every planet|all the planets|list my planets', 'sabhi grah|saare grah|sare grah|sab grah|grahon ki sthiti|graho ki sthiti'),
  emptyHouses: lexeme('houses are empty|empty houses|house is empty in my|houses empty|which house is empty', 'kaun se ghar khali|konse ghar khali|khali ghar|khali bhav|kaun se bhav khali'),
  stronger: lexeme('stronger|more powerful|more strong|weaker', 'zyada mazboot|jyada mazboot|zyada balwan|jyada majboot|zyada bali'),
  gana: lexeme('gana|gan', 'gan|gana|mera gan'),
  nadi: lexeme('nadi|naadi', 'nadi|naadi'),
  yoni: lexeme('yoni', 'yoni'),
  varna: lexeme('my varna|varna', 'varn kya|mera varn|varna'),
  number: lexeme('lucky mobile number|lucky mobile|lucky car number|lucky vehicle number|mobile number is lucky|number is lucky|lucky phone number|lucky number|lucky no|lucky digit|lucky num|mulank|bhagyank|life path number|numerology number', 'mobile number shubh|number shubh|nanbar shubh|mobail nanbar|konsa number|kaunsa number|kaun sa number|kaun sa nanbar|shubh ank|bhagyank|mulank|lucky number|mera ank|meri lucky number'),
  luckyDay: lexeme('lucky day|sunday lucky|monday lucky|tuesday lucky|wednesday lucky|thursday lucky|friday lucky|saturday lucky|day is lucky|day of the week is lucky|favourable day of the week|day suits me|day of week is good for me|best day of the week', 'lucky day|shubh vaar|kaun sa vaar|konsa vaar|kaunsa vaar|kaun sa din shubh|konsa din lucky|kaunsa din mere liye'),
  naming: lexeme('name my|name for my baby|name for my son|name for my daughter|what should we name|name should i keep|change my name|name change|name correction|letter of my name|name letter|name start with|spelling of my name|which letter should', 'naam badal*|naam kya rakh*|kya naam rakh*|naam rakhna|naam rakhe|kis akshar|kaunse akshar|konse akshar|naam ka akshar|naam ka pehla akshar|namakshar|rashi ka naam|akshar se'),
  direction: lexeme('which direction|what direction|lucky direction|direction is good|best direction|which country|what country|which city|which place|which state', 'kis disha|kaunsi disha|konsi disha|kaun si disha|kis desh|kaunse desh|konse desh|kaun sa desh|kis shahar|kaunse shahar|konse shahar|kaun se shahar|konsa shahar|kaunsa shahar|kis jagah|konsi country|kaunsi country|kis country|konse country'),
  trouble: lexeme('planet is troubling|planet troubling|planet is blocking|planet is causing|planets are troubling|planet is bad|planet is harming|planet hurting|planet gives me trouble|planet is against|which planet troubles', 'grah pareshan|grah kharab|grah pareshani|grah bigad*|grah rukavat|grah dikkat|grah kasht|grah taklif'),
  powers: lexeme('my planets strong|planets strong|planets weak|my planets good|planets are strong|strong are my planets|planets powerful|my planets favourable|my planets well placed', 'grah mazboot|grah majboot|grah kaise|grah achhe|grah kamzor hain|graho ki sthiti|grah sthiti'),
  subject: lexeme('which subject|what subject|which stream|which course|what course|which branch|which subjects|which degree|what should i study|what to study|after 12th|after 10th|after 12|after 10|after twelfth|after tenth|after graduation', '12th ke baad|10th ke baad|12 ke baad|10 ke baad|barahvi ke baad|dasvi ke baad|graduation ke baad|baarahvin ke baad|dasvin ke baad|kaun sa vishay|konsa vishay|kaunsa vishay|konsa subject|kaunsa subject|kaun sa subject|konsi stream|kaunsi stream|kaun si stream|konsa course|kaunsa course|kaun sa course|konsi branch|kaunsi branch|kaunse subject|konse subject|kis subject|kya padhu|kya padhna'),
  conjunct: lexeme('conjunct*|with any planet|with which planet|with another planet|with other planets|together with|along with|conjunction', 'yuti|saath baith*|ke saath kaun|sath me kaun'),
  planetWord: lexeme('planet|planets|graha|grahas', 'grah|graho|grahon'),
} as const;

const named = {
  doshas: lexeme('any dosh|any dosha|any doshas|which dosh|which dosha|what dosh|what dosha|doshas in', 'koi dosh|kaun sa dosh|kaunsa dosh|konsa dosh|kaun se dosh|kya dosh|dosh hai kya'),
  vargottama: lexeme('vargottam*|vargotam*', 'vargottam*|vargotam*'),
  vipreet: lexeme('vipreet*|vipareet*|viparit*|viprit*', 'vipreet|vipareet|viprit|viparit'),
  karaka: lexeme('atmakarak*|atma karak*|darakarak*|dara karak*|amatyakarak*|chara karak*|soul planet', 'atmakarak|aatmakarak|atma karak|darakarak|amatyakarak'),
  balance: lexeme('balance at birth|dasha balance|balance of dasha|first dasha|birth dasha|dasha at birth', 'dasha ka balance|bhogya dasha|janm ki dasha|janm ke samay dasha|janam ke samay dasha|pehli dasha|pahli dasha'),
} as const;

const has = (text: SearchText, name: keyof typeof l) => hasLexeme(text, l[name]);

function levelOf(text: SearchText): FactRequest['level'] {
  if (has(text, 'pratyantar')) return 'pratyantar';
  if (has(text, 'antar')) return 'antar';
  return has(text, 'dashaWord') ? 'maha' : null;
}

/** Facts that have a name of their own. */
function findNamedFact(text: SearchText, yoga: YogaId | null): FactName | null {
  const direct: [boolean, FactName][] = [
    [hasLexeme(text, named.vargottama), 'vargottama'], [hasLexeme(text, named.karaka), 'karaka'], [hasLexeme(text, named.balance), 'balance'], [hasLexeme(text, named.vipreet), 'vipreet'],
    [has(text, 'sadeSati'), 'sadeSati'], [has(text, 'dhaiya'), 'dhaiya'], [has(text, 'manglik'), 'manglik'], [has(text, 'kaalSarp'), 'kaalSarp'], [has(text, 'pitra'), 'pitra'], [hasLexeme(text, named.doshas), 'doshas'],
    [yoga !== null && !/ (?:which|kaun\w*|konsa|konse) .*(?:raj|raja) (?:yog|yogas|yoga) /u.test(text.plain), 'yoga'], [has(text, 'number'), 'number'], [has(text, 'luckyDay'), 'luckyDay'], [has(text, 'naming'), 'naming'], [has(text, 'gana') && / ga+n?a? /u.test(text.plain) && !/ (?:ga+ne|ga+ti|ga+ta|singing|singer|sangee?t) /u.test(text.plain), 'gana'], [has(text, 'allPlanets'), 'allPlanets'], [has(text, 'emptyHouses'), 'emptyHouses'], [has(text, 'stronger') && findPlanets(text).length > 1, 'stronger'], [has(text, 'nadi'), 'nadi'], [has(text, 'yoni'), 'yoni'], [has(text, 'varna') && !hasKind(text, 'either'), 'varna'], [has(text, 'subject'), 'subject'], [has(text, 'direction') && !/ (?:husband|wife|spouse|pati|patni|partner|marriage|shadi|shaadi|rishta|dulha|dulhan) /u.test(text.plain), 'place'],
    [has(text, 'trouble'), 'trouble'], [has(text, 'powers') && !/ (?:which|kaun) /u.test(text.plain), 'powers'], [has(text, 'lucky') && !/ (?:wearing|wear today|pehna) /u.test(text.plain), 'lucky'], [findDivision(text) !== null, 'division'],
  ];
  return direct.find(([holds]) => holds)?.[1] ?? null;
}

function findDashaFact(text: SearchText, planets: PlanetName[]): FactName | null {
  if (planets.length > 0 && / (?:period|phase|daur) /u.test(text.plain) && !has(text, 'dashaWord')) return 'dashaOf';
  if (!has(text, 'dashaWord')) return null;
  if (has(text, 'next')) return 'nextDasha';
  return planets.length > 0 ? 'dashaOf' : 'dasha';
}

function findPlanetFact(text: SearchText, planets: PlanetName[], house: number | null): FactName | null {
  if (has(text, 'strongest')) return 'strongest';
  if (has(text, 'weakest')) return 'weakest';
  if (has(text, 'nakshatra') && has(text, 'lord')) return 'nakshatra';
  if (has(text, 'retrograde') || (has(text, 'direct') && planets.length > 0)) return 'retrograde';
  if (has(text, 'dignity')) return 'dignity';
  if (has(text, 'combust')) return 'combust';
  if (has(text, 'aspects') && (house !== null || planets.length > 0)) return 'aspects';
  if (has(text, 'lagnaLord')) return 'lord';
  if (house !== null && has(text, 'lord')) return 'lord';
  if (planets.length > 0 && has(text, 'ingress')) return 'ingress';
  if (planets.length > 0 && has(text, 'conjunct')) return 'conjunct';
  if (planets.length > 0 && / (?:gochar\w*|transit\w*) /u.test(text.plain)) return 'transit';
  if (planets.length > 0 && house === null && has(text, 'transit') && (/ (?:gochar|transit\w*) /u.test(text.plain) || !/ my | mera | meri | mere /u.test(text.plain))) return 'transit';
  return null;
}

/** A tithi that something is to be begun on is a good day, and not the day of birth. */
const begins = / (?:shuru\w*|shuroo|start\w*|begin\w*|kharid\w*|khareed\w*|open\w*|khol\w*|muhurt\w*|nava?raa?tri|griha|shifting|diwali|shubh rah\w*|sahi rah\w*) /u;

/** "Mere lagna me kaun se grah hain" asks for the first house. */
const inLagna = / lagna? (?:me|mein|men|main) .*(?:kaun|kon|koi).* (?:gra?h\w*|planets?) | planets? .*in (?:my |the )?(?:lagna|ascendant) /u;

/** What is asked of a planet by the noun alone: "the sign of my Jupiter". */
const attribute = / (?:signs?|degrees?|position|placement|sthiti) /u;

function findPlaceFact(text: SearchText, planets: PlanetName[], house: number | null, hasMatter: boolean): FactName | null {
  if (planets.length > 0 && attribute.test(text.plain)) return 'planet';
  if (planets.length > 0 && (!hasMatter || has(text, 'where') || hasKind(text, 'remedy')) && (has(text, 'where') || hasKind(text, 'remedy') || has(text, 'effect') || has(text, 'summary') || house !== null || has(text, 'moonSign') || text.plain.trim().split(' ').length <= 6)) return 'planet';
  if (house !== null && (!hasMatter || has(text, 'empty'))) return 'house';
  if (inLagna.test(text.plain)) return 'house';
  if (has(text, 'nakshatra')) return 'nakshatra';
  // Folded, लगाना and लग्न are one word.
  if (has(text, 'lagna') && / (?:lagna?|lagan|lagnesh\w*|ascendant|rising\w*) /u.test(text.plain)) return 'lagna';
  if (has(text, 'sunSign') && !has(text, 'moonSign')) return 'sunSign';
  if (has(text, 'moonSign') && !hasMatter) return 'moonSign';
  if (has(text, 'yoga') && !hasMatter) return 'yogas';
  return has(text, 'summary') && !hasMatter && planets.length === 0 ? 'summary' : null;
}

const empty: Omit<FactRequest, 'name'> = { planet: null, within: null, house: null, division: null, yoga: null, level: null, dignity: null };

/** A fact that names nothing further. */
export const simpleFact = (name: FactName): FactRequest => ({ ...empty, name });

/** "Mars antardasha in Rahu mahadasha": the planet that stands last before the word antardasha, and the other. */
function findAntar(plain: string, planets: PlanetName[]): [PlanetName | null, PlanetName | null] {
  const before = plain.slice(0, plain.search(/ (?:antar|bhukti)/u));
  const last = findPlanets({ plain: ` ${before.trim().split(' ').slice(-2).join(' ')} `, folded: ` ${before.trim().split(' ').slice(-2).map(foldWord).join(' ')} `, mayBeHindi: true });
  const antar = last.at(-1) ?? planets[0] ?? null;
  return [antar, planets.find((each) => each !== antar) ?? null];
}

const limb = / (?:tithi\w*|nakshatr\w*|nakshtra|karan|karana|panchang\w*|sunrise|sunset|suryoday\w*|suryast\w*|paksha?|vaar) /u;
const namedDay = / (?:todays?|tonight|tomorrows?|yesterday|aaj|aj|kal|parso|parson|abhi|now|\d{1,2}(?:st|nd|rd|th)? (?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)\w*|(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)\w* \d{1,2}) /u;
const ofBirth = / (?:born|birth|janm\w*|janam\w*|paida|my|mera|meri|mere|mine|muhurt\w*|mahurat) /u;
const moonrise = / (?:moon ?(?:rise|set)\w*|chandr(?:o|a)day\w*|chandrast\w*|(?:moon|chand|chandrama|chaand) (?:\w+ ){0,4}(?:rise|rises|set|sets|come out|nikal\w*|nikl\w*|dikh\w*|ug[eo]g[aie]|ugta|dubeg\w*)) /u;
const asksClock = / (?:when|what time|time|timing|kab|kitne|samay|kis samay|baje) /u;
/** "Chand kitne baje niklega": of a day that is named, or of today. */
const asksMoonrise = (text: SearchText): boolean => moonrise.test(text.plain) && asksClock.test(text.plain) && !ofBirth.test(text.plain);
/** "Aaj kaun si tithi hai": a limb of the almanac on a day that is named, and not the one of birth. */
const asksOfDay = (text: SearchText): boolean => limb.test(text.plain) && namedDay.test(text.plain) && !ofBirth.test(text.plain) && !begins.test(text.plain) && !/ (?:ka+l sarp|shubh|good|best|auspicious|right|for|ke li\w+) /u.test(text.plain);

/** The fact that a question asks for; null where it asks for a judgement. */
export function findFact(asked: SearchText, hasMatter: boolean): FactRequest | null {
  const text = { ...asked, plain: asked.plain.replace(/ rahu (?:kaal|kal|kalam) /u, ' '), folded: asked.folded.replace(/ rhu (?:kl|klm) /u, ' ') };
  const planets = findPlanets(text);
  if ((planets.length === 0 && asksOfDay(text)) || asksMoonrise(text)) return { ...empty, name: 'panchang' };
  const house = findHouse(text) ?? (findDivision(text) ? findPlace(text) : null);
  const yoga = findYogaName(text);
  const name = findNamedFact(text, yoga) ?? findDashaFact(text, planets) ?? findPlanetFact(text, planets, house) ?? (has(text, 'birthday') && !begins.test(text.plain) ? 'birthday' : null) ?? findPlaceFact(text, planets, house, hasMatter);
  if (!name) return null;
  const dignity = has(text, 'exalted') ? 'exalted' : has(text, 'fallen') ? 'debilitated' : null;
  const [lord, within] = name === 'dashaOf' && planets.length > 1 && has(text, 'antar') ? findAntar(text.plain, planets) : [planets[0] ?? null, null];
  return { name, planet: lord, within, house: has(text, 'lagnaLord') || (name === 'house' && house === null) ? 1 : house, division: findDivision(text), yoga, level: levelOf(text), dignity };
}
