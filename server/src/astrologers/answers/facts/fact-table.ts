import type { DescribeFact } from './fact-input';
import { describeAspects, describeCompany, describeExchange } from './tell/relation';
import { describeBalance, describeDasha, describeDashaList, describeDashaNext, describeDashaOf, describeUnsupported } from './tell/dasha';
import {
  describeBindus,
  describeHouse,
  describeHouseOf,
  describeHouses,
  describeHouseSign,
  describeLord,
  describeLordPlace,
} from './tell/house';
import { describeDivision } from './tell/division';
import { describeEffect } from './tell/effect';
import { describeCombust, describeRetrograde } from './tell/motion';
import { describeAll, describeDegree, describeDignity, describePlace, describeStar } from './tell/place';
import { describeDhaiya, describeSadeSati } from './tell/saturn';
import {
  describeAyanamsa,
  describeBirthday,
  describeDiffering,
  describeMool,
  describePanchak,
  describePart,
  describeTraits,
} from './tell/sign';
import { describeSky, describeSkyChange, describeSkyCombust, describeSkyMotion } from './tell/sky';
import { describeKaraka, describeNature, describeStrongest, describeVargottama, describeWeakest } from './tell/strength';
import { describeYoga } from './tell/yoga';
import { describeDosha } from './tell/dosha';

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
  houseOf: describeHouseOf,
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
  dashaOf: describeDashaOf,
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
