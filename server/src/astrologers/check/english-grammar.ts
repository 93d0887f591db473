import {
  ascendant,
  aspectFirst,
  aspectLast,
  dignity,
  division,
  empty,
  houseSign,
  lords,
  manglik,
  moonIs,
  period,
  places,
  retrograde,
  running,
  sadeSati,
  together,
} from './builders';
import type { Rule } from './claim';

const placeChain =
  '(?:(?: |,|\\b(?:in|your|the|its|own|sign|nakshatra|house|chart|also|right|now|of|and|is|pada)\\b|\\d)*(?:{H}|{S}|{N}))+';

/** The text after the last clause boundary. */
const clause = '(?:^|[,;:.(]|\\bbut\\b|\\band\\b)(?:(?!\\bbut\\b|\\band\\b)[^,;:.(])*';
const hedge = /\b(?:whether|if|when|who|anyone|open|unknown|unclear|known|depends?|needs?)\b/iu;
const otherTime = /\b(?:will|next|was|from|until|after|phase)\b/iu;
const denies = /\b(?:not|no(?! doubt)|nor|neither|none|never|cannot)\b|n['’]t\b/iu;

/** Phrases that are removed first, so that a planet is adjacent to its place. */
export const englishAsides: readonly [pattern: string, instead: string][] = [
  [' \\((?:[a-z ,]+|D9|D10)\\)', ''],
  [', (?:the )?lord of (?:your |the )?{HH}(?: house)?,', ''],
  [' rules? (?:your |the )?{HH}(?: house)? and(?= is)', ''],
  [', (?:the karaka here|its lord),', ''],
  ['[Yy]our {H} lord (?={P})', ''],
  [' in your chart,', ','],
  [' (?:in|within) the {P} mahadasha', ''],
];

/** Rules for the unchanged sentence. */
export const englishRules: readonly Rule[] = [
  { pattern: '{P},? (?:is )?(?:the )?lord of (?:your |the )?{HH}', read: lords },
  { pattern: '(?:your |the ){H} lord {P}', read: lords },
  { pattern: '[Ll]ord of (?:your |the )?{H}(?: house)? is (?:the )?{P}', read: lords },
  { pattern: '{P} rules? (?:your |the )?{HH}', read: lords },
  { pattern: '(?:sign of the )?{H}(?: \\([a-z ,]+\\))?(?: house)? (?:is|falls in) {S}', read: houseSign },
  { pattern: '{H} (?:house )?in {S}', read: houseSign },
  { pattern: '(?<!<S:\\d+>,? (?:and|or) ){S} (?:rising|ascendant|lagna)|[Aa]scendant\\)? is {S}', read: ascendant },
  { pattern: '[Mm]oon sign(?: \\(rashi\\))? is {S}', read: moonIs },
  { pattern: '[Yy]our nakshatra is {N}|the nakshatra is {N}', read: moonIs },
  { pattern: '{H}(?: \\([a-z ,]+\\))?(?: house)? is empty|[Nn]o planets? (?:is|are|stands?) in (?:your |the )?{H}', read: empty },
  { pattern: '{PP} aspects? (?:your |the )?{H}(?: from (?:the |your )?{H})?', read: aspectFirst },
  { pattern: '{H} is aspected by (?:the )?{P} from (?:the |your )?{H}', read: aspectFirst },
  { pattern: '{P}, in the {H}, aspects (?:your |the )?{H}', read: aspectLast },
  { pattern: '(?:[Yy]ou are in|[Nn]ow you are in) the {P} mahadasha(?:, {P} antardasha)?', read: running },
  { pattern: '{P} mahadasha,? (?:and )?{P} antardasha[^<.]{0,20}till {D}', read: period('antar') },
  { pattern: '{P} mahadasha,? (?:(?:runs|ran) )?from {D} to {D}', read: period('maha') },
  { pattern: '(?<!mahadasha, ){P} antardasha,? (?:(?:runs|ran) )?from {D} to {D}', read: period('antar') },
  { pattern: "\\(pratyantardasha\\) is {P}'s, from {D} to {D}", read: period('pratyantar') },
  {
    pattern:
      '{P} and (?:the )?{P} (?:are|stand|sit) together|{P} is conjunct (?:with )?(?:the )?{P}|conjunction of (?:the )?{P} and (?:the )?{P}',
    read: together,
  },
  {
    pattern: `${clause}Manglik(?:(?!\\bbut\\b|\\band\\b)[^,;:.])*`,
    read: (_, [said]) => (hedge.test(said) ? [] : manglik(!denies.test(said))()),
  },
  { pattern: 'first phase of Sade Sati', read: sadeSati(1) },
  { pattern: '(?:middle|second) phase of Sade Sati', read: sadeSati(2) },
  { pattern: '(?:last|third) phase of Sade Sati', read: sadeSati(3) },
  {
    pattern: `${clause}(?:(?:in|under|through) (?:your |the |a )?Sade Sati|Sade Sati (?:is(?! the\\b)|runs(?! from)|goes on|has begun)(?: not)?(?: running)?(?! over))`,
    read: (_, [said]) => (hedge.test(said) || otherTime.test(said) ? [] : sadeSati(denies.test(said) ? null : 'some')()),
  },
];

/** Rules for the sentence without its asides. */
export const englishPlaceRules: readonly Rule[] = [
  { pattern: `{PP} (?:is|are|was|were) (?=in|also in)${placeChain}`, read: places('birth') },
  { pattern: `(?:with|have) (?:the )?{PP} in ${placeChain}`, read: places('birth') },
  { pattern: `[Yy]our {P} (?=in)${placeChain}`, read: places('birth') },
  { pattern: '{H}(?: house)? holds {PP}', read: places('birth') },
  { pattern: `{P} is transiting ${placeChain}`, read: places('now') },
  { pattern: '{P} (?:is |are )?[^<.;]{0,30}(?:<[HS]:\\d+>[^<.;]{0,20}){0,2}(?<!not )exalted', read: dignity('exalted') },
  { pattern: '{P} (?:is |are )?[^<.;]{0,30}(?:<[HS]:\\d+>[^<.;]{0,20}){0,2}(?<!not )debilitated', read: dignity('debilitated') },
  { pattern: '{P} (?:is |are )?[^<.;]{0,30}(?:<[HS]:\\d+>[^<.;]{0,20}){0,2}(?<!not )in its own sign', read: dignity('own') },
  { pattern: '{P} is transiting[^.]*retrograde', read: retrograde('now') },
  { pattern: '{P} (?:is in|was)(?:[^<.;]{0,20}<[HS]:\\d+>){0,2}[^<.;]{0,12}retrograde', read: retrograde('birth') },
  { pattern: '[Aa]ntardasha of (?:the )?{P} (?:runs|goes on|lasts) till {D}', read: period('antar') },
  { pattern: "{P}'s antardasha (?:runs|goes on|lasts) till {D}", read: period('antar') },
  { pattern: 'its antardasha ran from {D} to {D}', read: () => [] },
];

/** The only rules for a sentence about a divisional chart. */
export const englishDivisionRules: readonly Rule[] = [
  { pattern: 'navamsha(?: \\(D9\\))? (?:the )?{P} is in {S}|navamsha(?: \\(D9\\))? ascendant is {S}', read: division('D9') },
  { pattern: 'dashamsha(?: \\(D10\\))? (?:the )?{P} is in {S}|dashamsha(?: \\(D10\\))? ascendant is {S}', read: division('D10') },
];
