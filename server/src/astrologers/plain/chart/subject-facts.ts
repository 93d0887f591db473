import { planets as grahas, type PlanetName } from '@oracle-astra/shared/contract';
import { signLord } from '../../../astrology';
import type { Context } from '../../compose/context';
import { findPlanets } from '../../question/chart-terms';
import type { Asked, Plain } from '../plain';
import { findPlaces } from './places';
import { combustOf, companyOf, degreeOf, dignityOf, divisionOf, hostOf, placeOf, seenBy, starOf, turnOf, type Subject } from './subject';

const mostWords = 16;
const mostCompared = 28;

/** What is asked of a planet, each by its own words; the first that is found is answered. */
type Property = 'division' | 'degree' | 'star' | 'combust' | 'turn' | 'dignity' | 'company' | 'seen' | 'host' | 'place';
const properties: readonly (readonly [Property, RegExp])[] = [
  ['division', / (?:d ?9|d ?10|nava?msha?|nava?msa|nava?nsha?|navman?sha?|nvansh|dasha?msha?|dasha?nsha?|dasa?msa|dashman?sha?) /u],
  ['host', / (?:dispositor|depositor|(?:rashi|sign) (?:ka |ke )?(?:swami|malik|lord)|(?:sign|rashi) lord|lord of (?:the |its )?(?:sign|rashi)) /u],
  ['degree', / (?:degrees?|digri|ansh|anshon|amsh|longitude|kitne ansh\w*) /u],
  ['star', / (?:naksh\w*|nakshtra|pada|charan) /u],
  ['combust', / (?:combust\w*|asta?) /u],
  ['turn', / (?:retro|retrograde|vakri|wakri|margi) /u],
  ['dignity', / (?:exalted|debilitated|exaltation|debilitation|own sign|uchch?a?|neecha?|nicha?|uch|dignity|swarashi|svarashi) /u],
  ['seen', / (?:aspect\w*|drishti|drashti|looking|looks|dekh\w*|nazar) /u],
  ['company', / (?:conjunct\w*|company|yuti|(?:sits?|sitting|placed|is|are|who|what|which|kaun\w*|kon\w*|koi|kya|alone|akela|akele|planets?|grah) (?:\w+ )?(?:with|along|together|(?:ke )?sa+th)|(?:with|sa+th) (?:which|what|whom|kaun\w*|kon\w*|any|koi)) /u],
];
const compares = / (?:better|worse|stronger|weaker|behtar|achha|accha|mazboot|majboot|than|compar\w*|same|mukabl\w*|kamzor) /u;
/** Everything that asks more than how the chart stands. */
const asksMore = / (?:when|kab|dasha|mahadasha|antardasha|antar|bhukti|transit\w*|gochar\w*|remed\w*|upay|mantra|totka|pooja|puja|stone|ratna|why|kyu\w*|kyon\w*|should|effects?|results?|affects?|impact|mean|means|meaning|asar|prabhav|fal|phal|matlab|arth|good|bad|achha|accha|acha|bura|kharab|shubh|ashubh|lucky|job|naukri|shaadi|shadi|marriage|married|strong|weak|strength|mazboot|majboot|kamzor|balwan|kya (?:karta|karte|karti|hota|hoti|deta|dete|karega|hoga)|does (?:it|he|that|this)|do to|happens?|tell me about|say\w* about|will|explain|samjha\w*|period|phase|yoga?|tithi) /u;
const asksPlace = / (?:where|which|what|placement|placed|position|sits?|sitting|located|location|house|in|kaha\w*|kidhar|kis|kaun\w*|kon\w*|ka|baith\w*|sthit|sthiti|batao|bata\w*|who|lord|lords|whose|check|find|see) /u;
const others = / (?:he|she|his|her|unki|uski|uska|unka|beti|bete|beta|wife|husband|pati|patni|son|daughter|mother|father|friend|brother|sister|bhai|behen) /u;

/** "Jupiter transiting", "guru aaj": the sky and not the birth. */
const ofSky = / (?:now|today|abhi|aaj|aajkal|these days|currently|at present|sky|this (?:week|month|year)|is (?:saal|mahine|hafte)) /u;

function subjectsOf({ words, read }: Asked): Subject[] {
  const { lords } = findPlaces(words);
  if (lords.length > 0) return lords.map((lordOf) => ({ planet: 'Sun' as PlanetName, lordOf }));
  return findPlanets(read.text).map((planet) => ({ planet, lordOf: null }));
}

const propertyOf = ({ words }: Asked): Property => properties.find(([, pattern]) => pattern.test(words))?.[0] ?? 'place';

function isSubjectFact(asked: Asked): boolean {
  const { words, read } = asked;
  const { lords, houses } = findPlaces(words);
  const found = subjectsOf(asked);
  if (found.length === 0 || read.text.length > (propertyOf(asked) === 'division' ? mostCompared : mostWords) || ofSky.test(words) || others.test(words.replace(/ (?:he|she|it|they) (?:sits?|is|are|placed|stands?|live|lives)(?= )/gu, ' ')) || read.kin !== null) return false;
  const property = propertyOf(asked);
  if (property === 'division' && compares.test(words)) return !/ (?:when|kab|effects?|asar|mean\w*|matlab|marriage|shaadi|shadi) /u.test(words);
  if (asksMore.test(words)) return false;
  // The lord of the lagna has sentences of its own where its place is asked.
  if (lords.join('') === '1' && property === 'place' && read.fact?.name === 'lord') return false;
  if (property === 'turn' && read.fact?.name === 'retrograde') return false;
  if (lords.length > 0) return lords.length <= 3 && (property !== 'place' || asksPlace.test(words));
  // Where a planet itself is named, most of it has an answer already.
  if (found.length > 1) return ['degree', 'star', 'turn'].includes(property) && found.length <= 4 && !/ (?:same|difference|between|distance|ek hi|antar) /u.test(words);
  return ['degree', 'host', 'division'].includes(property) || (property === 'company' && houses.length === 0) || (property === 'dignity' && / (?:or|ya|ki) /u.test(words) && / n(?:ee|i)cha? | debilitat/u.test(words)) || (property === 'seen' && houses.length === 0 && isSeen(words));
}

/** "Who aspects my Moon?", and not what the Moon aspects. */
const isSeen = (words: string): boolean => / (?:who|which|what|any|kaun\w*|kon\w*|kis|kiski|koi|kin) .*(?:aspect\w*|drishti|looking|looks|dekh\w*|nazar) /u.test(words) && / (?:par|pe|pr|ko|at|aspects|aspecting|looks?|looking|on) /u.test(words) && !/ (?:kis|kaun\w*|kin|which|what) (?:kis )?(?:houses?|bhav\w*|ghar\w*|planets? does|grah\w* ko) /u.test(words);

function lineOf(context: Context, subject: Subject, asked: Asked): string {
  const { words } = asked;
  const lines: Record<Exclude<Property, 'division' | 'host'>, (own: Context, of: Subject) => string> = { degree: degreeOf, star: starOf, combust: combustOf, turn: turnOf, dignity: dignityOf, company: companyOf, seen: seenBy, place: placeOf };
  const property = propertyOf(asked);
  if (property === 'division') return divisionOf(context, subject, / (?:d ?10|das)/u.test(words) && !/ (?:d ?9|nav)/u.test(words) ? 'D10' : 'D9', compares.test(words));
  if (property === 'host') return hostOf(context, subject, signLord(context.strengths.view.planet(subject.planet).sign));
  return lines[property](context, subject);
}

const resolve = ({ strengths }: Context, { planet, lordOf }: Subject): Subject => ({ planet: lordOf === null ? planet : strengths.view.lord(lordOf), lordOf });

/** "5th lord placement?", "bhagyesh kahan hai", "who sits with my Moon", "7th lord in navamsha": how one planet stands. */
export const subjectFact: Plain = {
  isFree: true,
  usesChart: true,
  mayLean: true,
  holds: isSubjectFact,
  compose: (context, asked) => {
    const found = subjectsOf(asked).map((each) => resolve(context, each)).filter(({ planet }) => grahas.includes(planet));
    const lines = found.map((each) => lineOf(context, each, asked));
    const [first] = found;
    const bare = first && { ...first, lordOf: null };
    const more = bare === undefined ? '' : propertyOf(asked) === 'place' ? starOf(context, bare) : placeOf(context, bare);
    return [lines.join(' '), more].filter((each) => each !== '').join('\n\n');
  },
};
