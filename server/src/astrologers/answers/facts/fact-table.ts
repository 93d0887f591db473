import type { DescribeFact } from './fact-input';
import { describeAspects, describeCompany, describeExchange } from './describe/relation';
import {
  describeBalance,
  describeDasha,
  describeDashaList,
  describeDashaNext,
  describePlanetDasha,
  describeUnsupported,
} from './describe/dasha';
import {
  describeBindus,
  describeHouse,
  describeHouseOfMatter,
  describeHouses,
  describeHouseSign,
  describeLord,
  describeLordPlace,
} from './describe/house';
import { describeDivision } from './describe/division';
import { describeEffect } from './describe/effect';
import { describeCombust, describeRetrograde } from './describe/motion';
import { describeAll, describeDegree, describeDignity, describePlace, describeStar } from './describe/place';
import { describeDhaiya, describeSadeSati } from './describe/saturn';
import {
  describeAyanamsa,
  describeBirthday,
  describeDiffering,
  describeMool,
  describePanchak,
  describePart,
  describeTraits,
} from './describe/sign';
import { describeSky, describeSkyChange, describeSkyCombust, describeSkyMotion } from './describe/sky';
import { describeKaraka, describeNature, describeStrongest, describeVargottama, describeWeakest } from './describe/strength';
import { describeYoga } from './describe/yoga';
import { describeDosha } from './describe/dosha';

/** The descriptions of facts by the `tells` of an ask: of a chart, and of the sky. */
export const chartFacts: Readonly<Record<string, DescribeFact>> = {
  all: describeAll,
  place: describePlace,
  star: describeStar,
  degree: describeDegree,
  dignity: describeDignity,
  retrograde: describeRetrograde,
  combust: describeCombust,
  lord: describeLord,
  lordPlace: describeLordPlace,
  houseOf: describeHouseOfMatter,
  house: describeHouse,
  houseSign: describeHouseSign,
  houses: describeHouses,
  bindus: describeBindus,
  lagna: describePart('lagna'),
  rashi: describePart('rashi'),
  birthStar: describePart('star'),
  sunSign: describePart('sun'),
  differing: describeDiffering,
  traits: describeTraits,
  mool: describeMool,
  panchak: describePanchak,
  birthday: describeBirthday,
  division: describeDivision,
  aspects: describeAspects,
  company: describeCompany,
  exchange: describeExchange,
  strongest: describeStrongest,
  weakest: describeWeakest,
  karaka: describeKaraka,
  nature: describeNature,
  vargottama: describeVargottama,
  dasha: describeDasha,
  dashaOf: describePlanetDasha,
  dashaNext: describeDashaNext,
  dashaList: describeDashaList,
  balance: describeBalance,
  notComputed: describeUnsupported,
  sadeSati: describeSadeSati,
  dhaiya: describeDhaiya,
  yoga: describeYoga,
  dosha: describeDosha,
  effect: describeEffect,
};
export const skyFacts: Readonly<Record<string, DescribeFact>> = {
  sky: describeSky,
  skyChange: describeSkyChange,
  skyMotion: describeSkyMotion,
  skyCombust: describeSkyCombust,
  ayanamsa: describeAyanamsa,
};
