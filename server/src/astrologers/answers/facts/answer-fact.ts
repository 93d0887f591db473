import type { Composed } from '../../compose/composed';
import { join } from '../../compose/join';
import { findAsk } from '../../asks/find-ask';
import { relativeTable, type RelativeId } from '../../tools/tables';
import type { Asked, TopicAnswer } from '../topic-answer';
import { createTelling, type Tell, type Telling } from './telling';
import { tellAspects, tellCompany, tellExchange } from './tell/relation';
import { tellBalance, tellDasha, tellDashaList, tellDashaNext, tellDashaOf, tellNotComputed } from './tell/dasha';
import { tellBindus, tellHouse, tellHouseOf, tellHouses, tellHouseSign, tellLord, tellLordPlace } from './tell/house';
import { tellDivision } from './tell/division';
import { tellEffect } from './tell/effect';
import { tellCombust, tellRetrograde } from './tell/motion';
import { tellAll, tellDegree, tellDignity, tellPlace, tellStar } from './tell/place';
import { tellDhaiya, tellSadeSati } from './tell/saturn';
import { tellAyanamsa, tellBirthday, tellDiffering, tellMool, tellPanchak, tellPart, tellTraits } from './tell/sign';
import { tellSky, tellSkyChange, tellSkyCombust, tellSkyMotion } from './tell/sky';
import { tellKaraka, tellNature, tellStrongest, tellVargottama, tellWeakest } from './tell/strength';
import { tellYoga } from './tell/yoga';
import { tellDosha } from './tell/dosha';

/** What the asks of the topic name: facts of a chart, and those of the sky, which are nobody's. */
export const ofChart: Readonly<Record<string, Tell>> = {
  all: tellAll,
  place: tellPlace,
  star: tellStar,
  degree: tellDegree,
  dignity: tellDignity,
  retrograde: tellRetrograde,
  combust: tellCombust,
  lord: tellLord,
  lordPlace: tellLordPlace,
  houseOf: tellHouseOf,
  house: tellHouse,
  houseSign: tellHouseSign,
  houses: tellHouses,
  bindus: tellBindus,
  lagna: tellPart('lagna'),
  rashi: tellPart('rashi'),
  birthStar: tellPart('star'),
  sunSign: tellPart('sun'),
  differing: tellDiffering,
  traits: tellTraits,
  mool: tellMool,
  panchak: tellPanchak,
  birthday: tellBirthday,
  division: tellDivision,
  aspects: tellAspects,
  company: tellCompany,
  exchange: tellExchange,
  strongest: tellStrongest,
  weakest: tellWeakest,
  karaka: tellKaraka,
  nature: tellNature,
  vargottama: tellVargottama,
  dasha: tellDasha,
  dashaOf: tellDashaOf,
  dashaNext: tellDashaNext,
  dashaList: tellDashaList,
  balance: tellBalance,
  notComputed: tellNotComputed,
  sadeSati: tellSadeSati,
  dhaiya: tellDhaiya,
  yoga: tellYoga,
  dosha: tellDosha,
  effect: tellEffect,
};
export const ofSky: Readonly<Record<string, Tell>> = {
  sky: tellSky,
  skyChange: tellSkyChange,
  skyMotion: tellSkyMotion,
  skyCombust: tellSkyCombust,
  ayanamsa: tellAyanamsa,
};

const least = 0.3;
const leastOfPerson = 0.5;
const nobody = ['self', 'none'];
const byWhose: Readonly<Partial<Record<string, RelativeId>>> = {
  spouse: 'partner',
  partner: 'partner',
  ex: 'partner',
  child: 'child',
  mother: 'mother',
  father: 'father',
  sibling: 'brother',
  friend: 'friend',
  boss: 'boss',
};

/** Whose chart is asked for, where it is not that of the one who asks. */
export function readOther({ question, read, line: { whose } }: Asked): RelativeId | null {
  if (question.chartOf !== undefined || nobody.includes(whose.value) || whose.share < leastOfPerson) return null;
  return read.kin?.id ?? byWhose[whose.value] ?? null;
}

/** Where the text names too little for what its ask tells, what it does name. */
function tellNamed(telling: Telling): readonly string[] {
  const { terms, say } = telling;
  const tell =
    terms.planets.length > 0 || terms.lordsOf.length > 0
      ? tellPlace
      : terms.houses.length > 0
        ? tellHouse
        : terms.parts.length > 0
          ? tellPart('lagna')
          : null;
  return tell?.(telling) ?? [say('whichPlanet')];
}

/** What is needed to read the chart of somebody else. */
export function tellNeeded({ say, context }: Telling, kin: RelativeId): readonly string[] {
  return [say('needsBirth', { kin: relativeTable[kin][context.isEnglish ? 'en' : 'hi'] }), say('needsBirthWhy')];
}

/** Whose chart it is; where it costs something, that is said of every answer. */
function noteOf({ asked, say, context }: Telling): string {
  const { chartOf } = asked.question;
  return chartOf === undefined ? '' : say('theirs', { kin: relativeTable[chartOf][context.isEnglish ? 'en' : 'hi'] });
}

export const compose = (telling: Telling, parts: readonly string[], isFree: boolean): Composed => ({
  text: join(...parts, isFree ? noteOf(telling) : ''),
  context: telling.context,
  sensitiveTopic: null,
  judgement: null,
  isFree,
  usesChart: true,
  isFact: true,
});

/** A question that has one true answer, in the chart or in the sky; null for a day of the calendar, and where the text names too little. */
export const answerFact: TopicAnswer = (asked) => {
  if (asked.line.topic.share < least) return null;
  const ask = findAsk('x_fact', asked.read.text.raw);
  const tells = ask?.tells;
  if (ask === null || tells === undefined) return null;
  const telling = createTelling(asked);
  const sky = ofSky[tells];
  if (sky !== undefined) {
    const told = sky(telling);
    return told === null ? null : compose(telling, told, ask.free === true);
  }
  const tell = ofChart[tells];
  if (tell === undefined) return null;
  const { beyond, houses } = telling.terms;
  if (beyond !== null && houses.length === 0) return compose(telling, [telling.say('noSuchHouse', { number: beyond })], true);
  const other = readOther(asked);
  if (other !== null) return compose(telling, tellNeeded(telling, other), true);
  return compose(telling, tell(telling) ?? tellNamed(telling), ask.free === true);
};
