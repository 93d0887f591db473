import { planets as grahaNames, type PlanetName } from '@oracle-astra/shared/contract';
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

/** "Which planets are in the 9th?": only an ordinal, beside a word for planets. */
const ordinalAlone = / (?:planet|planets|graha|grah|lord) (?:[^ ]+ )*?(?:in|of|mein|me) (?:the |my )?(1[0-2]|[1-9])(?:st|nd|rd|th)(?= )/u;

/** The house that a question names, 1 to 12. */
export function findHouse(text: SearchText): number | null {
  const number = numbered.exec(text.plain);
  if (number) return Number(number[1] ?? number[2]);
  const ordinalMatch = ordinalAlone.exec(text.plain);
  if (ordinalMatch) return Number(ordinalMatch[1]);
  return ordinals.find(([, each]) => hasLexeme(text, each))?.[0] ?? null;
}
