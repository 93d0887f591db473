import type { Claim, Rule } from './claim';
import { aspectClaims, lordClaims, periodClaims, placementClaims, houseSignClaims, antardashaClaims } from './claim-builders';

const P = '(?:the |The )?<P:\\w+>';
const H = '(?:your |the |The |Your )?<H:\\d+>';
const S = '<S:\\d+>';
const D = '<D:[\\d-]+>';
const list = (item: string) => `${item}(?:(?:, | and |, and )${item})*`;
const rule = (pattern: string, read: Rule['read']): Rule => ({ pattern: new RegExp(pattern, 'gu'), read });

const now = /\b(?:today|now|these days|this week|this month|currently|at present|passes|passing|transit\w*)\b/iu;
const filler = '(?:[ ,]|\\b(?:in|your|the|its|own|sign|nakshatra|today|now|through|house|chart|itself|also|right|too|currently)\\b)*';
const chain = `(?:${filler}<[HSN]:\\d+>)+`;
const verb =
  '(?:is|are|was|were|stands?|sits?|stays?|lies?|passes|moves|travels|goes|transits?|remains?)(?: now| today| currently| placed| well| also| at home| exalted| debilitated| moving| passing| transiting){0,2}';
const phases: Record<string, 1 | 2 | 3> = { first: 1, middle: 2, second: 2, last: 3, third: 3, final: 3 };

/** Parentheses about a planet, removed so that its placement follows its name directly. */
export const englishAsides: [RegExp, string][] = [
  [new RegExp(`[Ll]ord of ${H}, (${P}),`, 'gu'), '$1'],
  [new RegExp(`(${P}), (?:the )?(?:lord|ruler) of ${list(H)},`, 'gu'), '$1'],
  [/, the (?:planet|significator|karaka) of [^,<]+,/gu, ''],
  [/ speaks for [^:<]+: you have it in/gu, ' is in'],
  [new RegExp(` rules? ${list(H)}(?: and)?(?= )`, 'gu'), ''],
  [new RegExp(` in the mahadasha of ${P}`, 'gu'), ''],
  [/ in your chart,/gu, ','],
];

/** Rules for the sentence as it stands. */
export const englishRules: Rule[] = [
  rule(
    `${S} (?:rising|ascendant|lagna|Ascendant|Lagna)|(?:[Aa]scendant|[Rr]ising sign|[Ll]agna)(?: is| in|:)?(?: in)? ${S}`,
    ({ signs: [sign] }) => (sign ? [{ kind: 'ascendant', sign }] : []),
  ),
  rule(`(?:rising, and|[Aa]scendant is ${S}, and its lord is) ${P}(?: is the lord of your chart)?`, ({ planets: [planet] }) =>
    planet ? [{ kind: 'lord', house: 1, planet }] : [],
  ),
  rule(`(?:[Ll]ord|[Rr]uler) of ${H},? (?:is )?${P}`, lordClaims),
  rule(`${P},? (?:is |as )?(?:the )?(?:lord|ruler) of ${list(H)}`, lordClaims),
  rule(`${P} rules? ${list(H)}`, lordClaims),
  rule(`${H}[^<.;]{0,50}(?:is|falls in|:|lies in)(?: in)? ${S},? (?:and its lord is|ruled by|lord|with its lord) ${P}`, (tags) => [
    ...lordClaims(tags),
    ...houseSignClaims(tags),
  ]),
  rule(`${H}(?:,[^<,.]*,)?[^<.,;]{0,30}(?:is|falls in|:|lies in) ${S}`, houseSignClaims),
  rule(`${H}, [^<,.:]{0,30}: ${S}`, houseSignClaims),
  rule(`${S} (?:lies|falls) on ${H}`, houseSignClaims),
  rule(`[Nn]o planets? (?:stands?|sits?|is|are) in ${H}|${H} is empty`, ({ houses: [house] }) => (house ? [{ kind: 'empty', house }] : [])),
  rule(`${P} (?:looks at|aspects|casts its aspect on|casts its gaze on) ${H}(?: from ${H})?`, (tags) => aspectClaims(tags, 'first')),
  rule(`[Ff]rom ${H},? ${P} (?:looks at|aspects) ${H}`, (tags) => aspectClaims(tags, 'last')),
  rule(`[Ii]n ${S}, ${P} is`, (tags, match) => placementClaims(tags, getWhen(match))),
  rule(`antardasha of ${P} in the mahadasha of ${P}[^<.]{0,25}(?:${D} to )?${D}`, ({ planets: [antar, maha], days }) =>
    antardashaClaims(maha, antar, days),
  ),
  rule(`${P}[^<.]{0,12}exalted`, ({ planets: [planet] }) => (planet ? [{ kind: 'dignity', planet, dignity: 'exalted' }] : [])),
  rule(`${P}[^<.]{0,12}debilitated`, ({ planets: [planet] }) => (planet ? [{ kind: 'dignity', planet, dignity: 'debilitated' }] : [])),
  rule(`${P}[^<.]{0,20}own sign`, ({ planets: [planet] }) => (planet ? [{ kind: 'dignity', planet, dignity: 'own' }] : [])),
  rule(`[Yy]ou are in the mahadasha of ${P}|dasha now is ${P}`, ({ planets: [lord] }) =>
    lord ? [{ kind: 'running', level: 'maha', lord }] : [],
  ),
  rule(
    `[Yy]ou are in the mahadasha of ${P} and the antardasha of ${P}|dasha now is ${P}, ${P}|(?:present|this) antardasha of ${P}`,
    ({ planets }) => {
      const lord = planets.at(-1);
      return lord ? [{ kind: 'running', level: 'antar', lord }] : [];
    },
  ),
  rule(`not (?:a )?Manglik|Manglik`, (_, [text]): Claim[] => [{ kind: 'manglik', manglik: !text.startsWith('not') }]),
  rule('(first|middle|second|last|third|final) phase of Sade Sati|not in Sade Sati', (_, [, phase]): Claim[] => [
    { kind: 'sadeSati', phase: phase ? (phases[phase] ?? null) : null },
  ]),
];

/** Rules for the sentence after the asides were removed. */
export const englishPlaceRules: Rule[] = [
  rule(`${list(P)} ${verb} (?=(?:in|through|at home)\\b)${chain}|${P}(?: placed)? in${chain}`, (tags, match) =>
    placementClaims(tags, getWhen(match)),
  ),
  rule(`[Ii]n ${H} (?:stands?|sits?|is|are) ${list(P)}|${H} (?:holds|hosts|has) ${list(P)}`, (tags, match) =>
    placementClaims(tags, getWhen(match)),
  ),
  rule(`${P} moves from ${S} to ${S}, out of ${H} and into ${H}`, (tags) => placementClaims(tags, 'now')),
  rule(`${P}(?:[^<.;]{0,40}<[HSN]:\\d+>){0,3}[^<.;]{0,12}\\bretrograde`, ({ planets: [planet] }, match) =>
    planet ? [{ kind: 'retrograde', planet, when: getWhen(match) }] : [],
  ),
  rule(`[Ff]rom ${D} to ${D}, in the (antardasha|mahadasha) of ${P}`, (tags, [, level = '']) => periodClaims(level, tags)),
  rule(
    `[Oo]n ${D} the (antardasha|mahadasha) of ${P} begins(?:[^<.]{0,25}${D})?`,
    ({ planets: [lord], days: [start, end] }, [, level = '']): Claim[] =>
      lord ? [{ kind: 'period', level: level === 'mahadasha' ? 'maha' : 'antar', lord, start, end }] : [],
  ),
  rule(
    `(antardasha|mahadasha) of ${P}(?! begins)(?:,? (?:which |and |that )?(?:from ${D} to ${D}|(?:lasts |runs |ends )?(?:[^<.,;]{0,20})(?:until|till|to|on) ${D}))?`,
    (tags, [, level = '']) => periodClaims(level, tags),
  ),
];

/** `Your Moon` means the birth chart, even in a sentence about today. */
function getWhen({ input, index }: RegExpExecArray): 'birth' | 'now' {
  if (/[Yy]our $/u.test(input.slice(0, index))) return 'birth';
  return now.test(input) ? 'now' : 'birth';
}
