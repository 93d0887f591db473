import type { Claim, Rule } from './claim';
import { aspectClaims, lordClaims, periodClaims, placementClaims, houseSignClaims, antardashaClaims } from './claim-builders';

const P = '<P:\\w+>';
const H = '<H:\\d+>';
const S = '<S:\\d+>';
const D = '<D:[\\d-]+>';
const N = '<N:\\d+>';
const list = (item: string) => `${item}(?:(?:, | और )${item})*`;
const rule = (pattern: string, read: Rule['read']): Rule => ({ pattern: new RegExp(pattern, 'gu'), read });

const now = /(?<![\p{L}\p{M}])(?:आज|आजकल|अभी|इस समय|इन दिनों|गोचर)(?![\p{L}\p{M}])/u;
const place = `(?:${H} में|${S} राशि और ${N} में|${S}(?: राशि)? में|${N} में|जो आपका ${H})`;
const dasha = '(महादशा|अंतर्दशा|अन्तर्दशा)';
const phases: Record<string, 1 | 2 | 3> = { पहला: 1, 'बीच का': 2, दूसरा: 2, आखिरी: 3, तीसरा: 3 };

export const hindiAsides: [RegExp, string][] = [
  [new RegExp(`${list(H)} का स्वामी (${P})(?! है[।;,]?$)`, 'gu'), '$1'],
  [new RegExp(`(${P}), जो ${list(H)} का स्वामी है,`, 'gu'), '$1'],
  [new RegExp(`(${P}) (?:आपके )?${list(H)} का स्वामी है,? और`, 'gu'), '$1'],
  [/ [^<,।]{1,20} का कारक है, और वह/gu, ''],
];

export const hindiRules: Rule[] = [
  rule(`लग्न ${S}|${S} लग्न`, ({ signs: [sign] }) => (sign ? [{ kind: 'ascendant', sign }] : [])),
  rule(`लग्न का स्वामी ${P}`, ({ planets: [planet] }) => (planet ? [{ kind: 'lord', house: 1, planet }] : [])),
  rule(`${list(H)} का स्वामी ${P}`, lordClaims),
  rule(`${P}(?:, जो)? (?:आपके )?${list(H)} का स्वामी`, lordClaims),
  rule(`${H}[^<।;]{0,60}${S} राशि[^<।;]{0,25}स्वामी ${P}`, (tags) => [...lordClaims(tags), ...houseSignClaims(tags)]),
  rule(`${H}(?:, जो| में, जो| को)[^<।]{0,60}${S} राशि`, houseSignClaims),
  rule(`${H} में कोई ग्रह नहीं|${H} खाली`, ({ houses: [house] }) => (house ? [{ kind: 'empty', house }] : [])),
  rule(`${P} ${H} से (?:आपके )?${H} को देखता`, (tags) => aspectClaims(tags, 'last')),
  rule(`${H} पर ${P} की दृष्टि`, (tags) => aspectClaims(tags, 'first')),
  rule(`${P}(?: ${S} राशि में)? उच्च`, ({ planets: [planet] }) => (planet ? [{ kind: 'dignity', planet, dignity: 'exalted' }] : [])),
  rule(`${P}(?: ${S} राशि में)? नीच`, ({ planets: [planet] }) => (planet ? [{ kind: 'dignity', planet, dignity: 'debilitated' }] : [])),
  rule(`${P} (?:की )?अपनी राशि`, ({ planets: [planet] }) => (planet ? [{ kind: 'dignity', planet, dignity: 'own' }] : [])),
  rule(`${S} ${P} की अपनी राशि`, ({ planets: [planet], signs: [sign] }) =>
    planet && sign ? [{ kind: 'sign', planet, sign, when: 'birth' }] : [],
  ),
  rule(`अभी ${P} की महादशा|दशा इस समय ${P} की`, ({ planets: [lord] }) => (lord ? [{ kind: 'running', level: 'maha', lord }] : [])),
  rule(`अभी ${P} की महादशा में ${P} की अंतर्दशा|(?:यही है|चल ही रहा है): ${P} की अंतर्दशा`, ({ planets }) => {
    const lord = planets.at(-1);
    return lord ? [{ kind: 'running', level: 'antar', lord }] : [];
  }),
  rule(`${P} की महादशा में ${P} की अंतर्दशा[^<।;]{0,25}(?:${D} से )?${D} तक`, ({ planets: [maha, antar], days }) =>
    antardashaClaims(maha, antar, days),
  ),
  rule('मांगलिक (?:मानी|नहीं|है)', (_, [text]): Claim[] => [{ kind: 'manglik', manglik: !text.endsWith('नहीं') }]),
  rule('साढे साती का (पहला|दूसरा|तीसरा|बीच का|आखिरी) चरण|साढे साती नहीं', (_, [, phase]): Claim[] => [
    { kind: 'sadeSati', phase: phase ? (phases[phase] ?? null) : null },
  ]),
];

export const hindiPlaceRules: Rule[] = [
  rule(`${list(P)}(?:[^<।;]{0,60}${place})+`, (tags, match) => placementClaims(tags, getWhen(match))),
  rule(`${H} में ${list(P)} (?:भी )?(?:बैठ|है|हैं)`, (tags, match) => placementClaims(tags, getWhen(match))),
  rule(`${S} राशि में ${P} (?:उच्च|नीच)`, (tags) => placementClaims(tags, 'birth')),
  rule(`${P}(?:[^<।;]{0,40}<[HSN]:\\d+>){0,3}[^<।;]{0,12}वक्री`, ({ planets: [planet] }, match) =>
    planet ? [{ kind: 'retrograde', planet, when: getWhen(match) }] : [],
  ),
  rule(`${D} से ${D} तक, ${P} की ${dasha}`, (tags, [, level = '']) => periodClaims(level, tags)),
  rule(`${D} से ${P} की ${dasha} शुरू[^<।]{0,20}${D} तक`, (tags, [, level = '']) => periodClaims(level, tags)),
  rule(`${P} की ${dasha}(?![^<।]{0,3}शुरू)(?:[^<।;]{0,25}(?:${D} से ${D} तक|${D} तक))?`, (tags, [, level = '']) => periodClaims(level, tags)),
];

/** आपका चंद्रमा means the birth chart, even in a sentence about today. */
function getWhen(match: RegExpExecArray): 'birth' | 'now' {
  if (/(?:आपका|आपके जन्म के|जन्म के समय|जन्म के) $/u.test(match.input.slice(0, match.index))) return 'birth';
  return now.test(match.input) ? 'now' : 'birth';
}
