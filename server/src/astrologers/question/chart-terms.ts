import { planets as grahaNames, type PlanetName } from '@oracle-astra/shared/contract';
import type { Division, YogaId } from '../../astrology';
import { hasLexeme, lexeme, type SearchText } from './lexicon';

const planetLexemes: [PlanetName, ReturnType<typeof lexeme>][] = [
  ['Sun', lexeme('sun', 'surya|soorya|sury|soory|suraj|sooraj|ravi grah')],
  ['Moon', lexeme('moon', 'chandra|chandrama|chand|chandr|chanda')],
  ['Mars', lexeme('mars', 'mangal')],
  ['Mercury', lexeme('mercury', 'budh')],
  ['Jupiter', lexeme('jupiter|guru', 'guru|brihaspati|brahaspati|vrihaspati|jupiter|devguru')],
  ['Venus', lexeme('venus', 'shukra|sukra|shukr|venus')],
  ['Saturn', lexeme('saturn|shani', 'shani|shanidev|shani dev|sani|saturn')],
  ['Rahu', lexeme('rahu', 'rahu')],
  ['Ketu', lexeme('ketu', 'ketu')],
];

/** Planets that a question names, in their usual order. */
export const findPlanets = (text: SearchText): PlanetName[] =>
  grahaNames.filter((name) => planetLexemes.some(([planet, each]) => planet === name && hasLexeme(text, each)));

const ordinals: [number, ReturnType<typeof lexeme>][] = (
  [
    [1, 'first|1st', 'pehla|pahla|pehle|pahle|pratham'],
    [2, 'second|2nd', 'dusra|doosra|dusre|doosre|dvitiya|dhan'],
    [3, 'third|3rd', 'teesra|tisra|teesre|tisre|tritiya|parakram'],
    [4, 'fourth|4th', 'chautha|chauthe|chaturth|sukh'],
    [5, 'fifth|5th', 'panchva|panchvan|panchve|panchven|pancham|paanchve|santan'],
    [6, 'sixth|6th', 'chhatha|chhathe|chhatha|shashth|chhathven'],
    [7, 'seventh|7th', 'satva|saatva|saatvan|satve|saatve|saatven|saptam|vivah'],
    [8, 'eighth|8th|eight', 'aathva|athva|aathve|athve|aathven|ashtam'],
    [9, 'ninth|9th', 'nauva|navva|nauve|nauven|naven|navam|bhagya'],
    [10, 'tenth|10th', 'dasva|dasvan|dasve|dasven|dasam|dasham|karm'],
    [11, 'eleventh|11th', 'gyarahva|gyarahve|gyarahven|ekadash|labh'],
    [12, 'twelfth|12th', 'barahva|barahve|barahven|dvadash|vyay'],
  ] as const
).map(([house, english, hindi]) => [
  house,
  lexeme(
    `${english
      .split('|')
      .map((word) => `${word} house|${word} lord|${word} bhav|${word} bhava|lord of ${word}|lord of the ${word}|lord of my ${word}`)
      .join('|')}`,
    hindi
      .split('|')
      .flatMap((word) => (/v[ae]n?$/u.test(word) ? [word, word.replace(/[ae]n?$/u, 'i'), word.replace(/[ae]n?$/u, 'in')] : [word]))
      .map((word) => `${word} bhav|${word} ghar|${word} bhaav|${word} house|${word} sthan|${word} bhavesh`)
      .join('|'),
  ),
]);

const numbered =
  / (?:house|bhav|bhava|ghar) (1[0-2]|[1-9]) | (1[0-2]|[1-9])(?:st|nd|rd|th|va|ve|van|ven|wa|we|vi)?(?: wale)? (?:house|houses|bhav|bhava|bhaav|ghar|lord|swami|sthan) /u;

/** "Which planets are in the 9th?": an ordinal alone, beside a word for planets. */
const ordinalAlone = / (?:planet|planets|graha|grah|lord) (?:[^ ]+ )*?(?:in|of|mein|me) (?:the |my )?(1[0-2]|[1-9])(?:st|nd|rd|th)(?= )/u;

const bareOrdinal = / (1[0-2]|[1-9])(?:st|nd|rd|th|va|ve|vi|van|ven)(?= )/u;
const ordinalWords = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth', 'seventh', 'eighth', 'ninth', 'tenth', 'eleventh', 'twelfth'];

/** The place of a divisional chart: there an ordinal needs no word for house. */
export function findPlace({ plain }: SearchText): number | null {
  const number = bareOrdinal.exec(plain)?.[1];
  const word = ordinalWords.findIndex((each) => plain.includes(` ${each} `));
  return number ? Number(number) : word >= 0 ? word + 1 : null;
}

/** The house that a question names, 1 to 12. */
export function findHouse(text: SearchText): number | null {
  const number = numbered.exec(text.plain);
  if (number) return Number(number[1] ?? number[2]);
  const alone = ordinalAlone.exec(text.plain);
  if (alone) return Number(alone[1]);
  return ordinals.find(([, each]) => hasLexeme(text, each))?.[0] ?? null;
}

const divisions: [Division, ReturnType<typeof lexeme>][] = [
  ['D9', lexeme('navamsa|navamsha|navamsh|navmansh|d9|d 9', 'navamsh|navansh|navmansh|navamsha|navamansh|nvansh')],
  ['D10', lexeme('dashamsha|dasamsa|dashamsa|dashamsh|dasamsha|d10|d 10', 'dashamsh|dashansh|dashamsha|dasamsa|dashmansh')],
];

export const findDivision = (text: SearchText): Division | null => divisions.find(([, each]) => hasLexeme(text, each))?.[0] ?? null;

// Names as people type them; the plain words "raj" and "dhan" need the word yoga beside them.
const yogaNames: [YogaId, string][] = [
  ['gajakesari', 'gajakesari|gajkesari|gaj kesari|gajakesri|gaja kesari'],
  ['ruchaka', 'ruchaka|ruchak'],
  ['bhadra', 'bhadra yoga|bhadra yog'],
  ['hamsa', 'hamsa|hans yog|hansa|hams yog'],
  ['malavya', 'malavya|malvya|malavy'],
  ['shasha', 'shasha yoga|shash yog|sasa yoga|shasha yog'],
  ['sunapha', 'sunapha|sunafa'],
  ['anapha', 'anapha|anafa'],
  ['durudhara', 'durudhara|durdhara'],
  ['kemadruma', 'kemadruma|kemdrum|kemadrum'],
  ['adhi', 'adhi yoga|adhi yog|chandradhi'],
  ['chandra_mangala', 'chandra mangal|chandra mangala|chandramangal'],
  ['shakata', 'shakata yoga|shakata yog|shakat yog|shakat yoga'],
  ['amala', 'amala yoga|amala yog'],
  ['vasumati', 'vasumati'],
  ['vesi', 'vesi yoga|veshi'],
  ['vasi', 'vasi yoga|vashi yoga'],
  ['ubhayachari', 'ubhayachari|ubhaychari'],
  ['budha_aditya', 'budhaditya|budhadity*|budhaadity*|budh aditya|budha aditya|budhaditya yog'],
  ['neecha_bhanga', 'neecha bhanga|neech bhang|neechbhang|neechabhanga|nich bhang'],
  ['raja', 'rajayog|raj yog|raja yoga|rajyog|raj yoga|rajayoga|raja yog'],
  ['dharma_karma', 'dharma karmadhipati|dharma karma|dharmakarmadhipati'],
  ['yogakaraka', 'yogakaraka|yogkarak|yoga karaka|yogakarak'],
  ['harsha', 'harsha yoga|harsh yog'],
  ['sarala', 'sarala yoga|saral yog'],
  ['vimala', 'vimala yoga|vimal yog'],
  ['maha_parivartana', 'parivartana yoga|parivartan yog|maha parivartan'],
  ['lakshmi', 'lakshmi yoga|laxmi yog|lakshmi yog|laxmi yoga'],
  ['saraswati', 'saraswati yoga|saraswati yog'],
  ['kahala', 'kahala|kahal yog'],
  ['parvata', 'parvata|parvat yog'],
  ['chamara', 'chamara|chamar yog'],
  ['kalanidhi', 'kalanidhi|kalaanidhi'],
  ['mahabhagya', 'mahabhagya|maha bhagya'],
  ['dhana', 'dhan yog|dhana yoga|dhan yoga|dhana yog'],
  ['guru_mangala', 'guru mangal|guru mangala'],
  ['papa_kartari', 'papa kartari|paap kartari'],
  ['shubha_kartari', 'shubha kartari|shubh kartari'],
  ['grahana', 'grahan dosh|grahan yog|grahana|grahan dosha'],
  ['guru_chandala', 'guru chandal|guru chandala|chandal yog|chaandal yog|chandal yoga|chandal dosh'],
  ['angaraka', 'angarak|angaraka'],
  ['vish', 'vish yog|vish dosh|punarphoo|visha yoga'],
  ['pravrajya', 'pravrajya|sanyas yog|sanyasa'],
  ['chatuh_sagara', 'chatuh sagara|chatusagar'],
];
const yogaLexemes = yogaNames.map(([id, names]) => [id, lexeme(names, names)] as const);

/** The yoga that a question names. */
export const findYogaName = (text: SearchText): YogaId | null => yogaLexemes.find(([, each]) => hasLexeme(text, each))?.[0] ?? null;
