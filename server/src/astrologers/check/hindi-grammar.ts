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

const gap = '[^<।.;]{0,30}';
/** A planet that goes into a sign or house is not there at birth. */
const enters = '[^।.;]{0,80} में (?:जाते|जाएंगे|आते|आएंगे|पहुंच|प्रवेश|चले)';

/** Phrases that are removed first. The rules of Hindi in Latin letters are the same, in the spelling of the answers. */
export const hindiAsides: readonly [pattern: string, instead: string][] = [
  [' \\([^)]*\\)', ''],
  ['{HH} के स्वामी (?={P} (?:आपके )?{H})', ''],
  [' {HH} के स्वामी होकर', ''],
  ['{P} की महादशा में (?={P} की अंतर्दशा)', ''],
];

export const hindiRules: readonly Rule[] = [
  { pattern: '{HH} के स्वामी {P}', read: lords },
  { pattern: '{P} {HH} के स्वामी', read: lords },
  { pattern: 'लग्न के स्वामी {P}', read: ({ planets: [planet] }) => (planet ? [{ kind: 'lord', house: 1, planet }] : []) },
  { pattern: '{H}(?: \\([^)]*\\))? में {S} राशि', read: houseSign },
  // A stone or a rule for a lagna is not about the person's lagna.
  { pattern: 'लग्न {S}|(?<!<S:\\d+>,? (?:और|या) ){S} लग्न(?! का माना)', read: ascendant },
  { pattern: '(?:आपकी|चंद्र) राशि {S}', read: moonIs },
  { pattern: 'नक्षत्र {N}', read: moonIs },
  { pattern: '{H}(?: \\([^)]*\\))? खाली|{H} में कोई ग्रह नहीं', read: empty },
  { pattern: '{H} पर {PP} की दृष्टि', read: aspectFirst },
  { pattern: '{P} {H} से {H} को देखते', read: aspectLast },
  { pattern: '{P} की (?:दृष्टि|नज़र) (?:आपके )?{H} पर', read: aspectLast },
  { pattern: '{P} और {P} (?:की युति|एक साथ|साथ-साथ)|{P} {P} के साथ', read: together },
  { pattern: '(?:अभी |इस समय ){P} की महादशा में {P} की अंतर्दशा', read: running },
  { pattern: '{P} की महादशा {D} से {D} तक', read: period('maha') },
  { pattern: 'महादशा {P} की है, {D} से {D} तक', read: period('maha') },
  { pattern: 'प्रत्यंतर {P} का है, {D} से {D} तक', read: period('pratyantar') },
  { pattern: 'मांगलिक(?: दोष)? नहीं', read: manglik(false) },
  { pattern: 'मांगलिक(?: दोष)? (?:है|मानी)', read: manglik(true) },
  { pattern: '(?:साढेसाती|sade sati) का पहला चरण', read: sadeSati(1) },
  { pattern: '(?:साढेसाती|sade sati) का दूसरा चरण', read: sadeSati(2) },
  { pattern: '(?:साढेसाती|sade sati) का तीसरा चरण', read: sadeSati(3) },
  { pattern: '(?:साढेसाती|sade sati) नहीं', read: sadeSati(null) },
  { pattern: '(?:साढेसाती|sade sati)(?: अभी)? चल रही है', read: sadeSati('some') },
];

export const hindiPlaceRules: readonly Rule[] = [
  {
    pattern: `(?<!(?:गोचर (?:में|के)|अभी|इस समय) ){PP}(?! (?:अभी|इस समय|और))(?!${enters}) (?:${gap}(?:{S} राशि|{H}) में,? ?)+`,
    read: places('birth'),
  },
  { pattern: '(?<!गोचर में ){P} {N} नक्षत्र', read: places('birth') },
  { pattern: `{H} में {PP} (?:हैं|बैठे)`, read: places('birth') },
  { pattern: `(?:(?:गोचर (?:में|के)|अभी|इस समय) {P}(?: अभी)?|{P} (?:अभी|इस समय)) (?:${gap}(?:{S} राशि|{H}) में,? ?)+`, read: places('now') },
  { pattern: `{P}(?: ${gap}(?:{S} राशि|{H}) में)*(?: और)? उच्च के`, read: dignity('exalted') },
  { pattern: `{P}(?: ${gap}(?:{S} राशि|{H}) में)*(?: और)? नीच के`, read: dignity('debilitated') },
  { pattern: `{P}(?: ${gap}(?:{S} राशि|{H}) में)*(?: और)? अपनी राशि के`, read: dignity('own') },
  { pattern: `(?<!गोचर में ){P} ${gap}{S} राशि में, {H} में और वक्री`, read: retrograde('birth') },
  { pattern: '{P} की अंतर्दशा {D} तक', read: period('antar') },
  { pattern: '{P} की अंतर्दशा {D} से {D} तक', read: period('antar') },
];

export const hindiDivisionRules: readonly Rule[] = [
  { pattern: 'नवांश में {P} {S} राशि|नवांश का लग्न {S}', read: division('D9') },
  { pattern: 'दशांश में {P} {S} राशि|दशांश का लग्न {S}', read: division('D10') },
];
