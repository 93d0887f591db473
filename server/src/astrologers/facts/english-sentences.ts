import { nakshatras, signs, type PlanetName } from '@oracle-astra/shared/contract';
import type { Topic } from '../reader/classify/topic-keywords';
import { formatDay } from '../vocabulary/days';
import { englishList, englishOrdinal, englishPlanet as n, englishPlanetFirst as N } from '../vocabulary/english';
import type { Sentences } from './fact';

const labels = [
  'self', 'income and speech', 'courage', 'home', 'love and learning', 'daily work', 'partnership', 'change', 'fortune', 'work', 'gains', 'rest and far places',
] as const;
/** What the house of a number stands for. */
export const englishHouseLabel = (house: number) => labels[house - 1] ?? '';

const significance: Record<Topic, string> = {
  love: 'love', marriage: 'partnership', career: 'work', money: 'growth', health: 'strength', study: 'learning', family: 'home and care',
  travel: 'distance', timing: 'time', self: 'the mind', day: 'the mind',
};

const sign = (number: number) => signs[number - 1] ?? '';
const star = (number: number) => nakshatras[number - 1] ?? '';
const th = englishOrdinal;
const date = (at: string) => formatDay(at, 'English');
const houses = (list: number[]) => `${englishList(list.map(th))} ${list.length > 1 ? 'houses' : 'house'}`;
const stand = (planets: PlanetName[]) => (planets.length > 1 ? 'stand' : 'stands');
const phases = { 1: 'first', 2: 'middle', 3: 'last' } as const;
const again = (retrograde: boolean) => (retrograde ? ', retrograde' : '');

const first = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
export const englishSentences: Sentences = {
  houseSign: ({ house, sign: s, lord }) => [
    `Your ${th(house)} house, the house of ${englishHouseLabel(house)}, is ${sign(s)}, and its lord is ${n(lord)}.`,
    `I look first at your ${th(house)} house, ${englishHouseLabel(house)}: ${sign(s)}, ruled by ${n(lord)}.`,
    `In your chart the ${th(house)} house, which speaks of ${englishHouseLabel(house)}, falls in ${sign(s)}. Lord of the ${th(house)} house is ${n(lord)}.`,
    `${sign(s)} lies on your ${th(house)} house, the house of ${englishHouseLabel(house)}; ${n(lord)} is the lord of the ${th(house)} house.`,
  ],
  // The house's own sentence, with its lord, goes before.
  lordPlace: ({ house, lord, inHouse, inSign }) => (house === inHouse ? [
    `${N(lord)} stands in the ${th(inHouse)} house itself, in ${sign(inSign)}.`,
    `And ${n(lord)} has stayed at home: ${n(lord)} is in the ${th(inHouse)} house too.`,
  ] : [
    `${N(lord)} stands in your ${th(inHouse)} house, in ${sign(inSign)}.`,
    `And ${n(lord)} is in your ${th(inHouse)} house, the house of ${englishHouseLabel(inHouse)}.`,
    `You have ${n(lord)} in the ${th(inHouse)} house, in ${sign(inSign)}.`,
  ]),
  dignity: ({ planet, sign: s, dignity }) => ({
    exalted: [`${N(planet)} is exalted in ${sign(s)}: it is strong there.`, `In ${sign(s)}, ${n(planet)} is exalted, its best place.`],
    own: [`${N(planet)} is in its own sign, ${sign(s)}, and steady there.`, `${N(planet)} is at home in its own sign, ${sign(s)}.`],
    debilitated: [`${N(planet)} is debilitated in ${sign(s)}, so it needs more patience and more practice.`, `In ${sign(s)}, ${n(planet)} is debilitated: what it gives, it gives after effort.`],
  } as const)[dignity],
  occupants: ({ house, planets }) => [
    `${first(englishList(planets.map(n)))} ${stand(planets)} in your ${th(house)} house.`,
    `Your ${th(house)} house holds ${englishList(planets.map(n))}.`,
    `In your ${th(house)} house ${stand(planets)} ${englishList(planets.map(n))}.`,
  ],
  empty: ({ house }) => [
    `No planet stands in your ${th(house)} house, so its lord speaks for it.`,
    `Your ${th(house)} house is empty. That is common, and it only means that its lord decides.`,
  ],
  aspect: ({ planet, from, house }) => [
    `${N(planet)} looks at your ${th(house)} house from the ${th(from)}.`,
    `From your ${th(from)} house, ${n(planet)} looks at the ${th(house)} house.`,
    `${N(planet)} casts its aspect on your ${th(house)} house.`,
  ],
  significator: ({ topic, planet, sign: s, house, retrograde }) => [
    `${N(planet)}, the planet of ${significance[topic]}, is in ${sign(s)} in your chart, in the ${th(house)} house${again(retrograde && planet !== 'Rahu')}.`,
    `${N(planet)} speaks for ${significance[topic]}: you have it in ${sign(s)}, in the ${th(house)} house.`,
  ],
  moon: ({ sign: s, nakshatra, house }) => [
    `Your Moon is in ${sign(s)}, in the nakshatra ${star(nakshatra)}.`,
    `You were born with the Moon in ${sign(s)}, nakshatra ${star(nakshatra)}.`,
    `Your Moon stands in ${sign(s)}, in your ${th(house)} house, in the nakshatra ${star(nakshatra)}.`,
  ],
  rising: ({ sign: s, lord }) => [
    `You have ${sign(s)} rising, and ${n(lord)} is the lord of your chart.`,
    `Your ascendant is ${sign(s)}, and its lord is ${n(lord)}.`,
  ],
  running: ({ maha, antar, antarEnd, mahaEnd }) => [
    `You are in the mahadasha of ${n(maha)} and the antardasha of ${n(antar)}, which lasts until ${date(antarEnd)}.`,
    `The mahadasha of ${n(maha)} runs until ${date(mahaEnd)}; in it, the antardasha of ${n(antar)} runs until ${date(antarEnd)}.`,
    `Your dasha now is ${maha}, ${antar}: the antardasha of ${n(antar)} lasts until ${date(antarEnd)}, the mahadasha of ${n(maha)} until ${date(mahaEnd)}.`,
  ],
  rules: ({ planet, houses: ruled, house, sign: s }) => (ruled.length === 0 ? [
    `${N(planet)} stands in your ${th(house)} house, in ${sign(s)}.`,
    `In your chart ${n(planet)} is in ${sign(s)}, in the ${th(house)} house.`,
  ] : [
    `${N(planet)} rules your ${houses(ruled)} and stands in the ${th(house)}.`,
    `In your chart ${n(planet)} rules the ${houses(ruled)} and is placed in the ${th(house)}.`,
  ]),
  next: ({ antar, start, end }) => [
    `On ${date(start)} the antardasha of ${n(antar)} begins, and it lasts until ${date(end)}.`,
    `After it comes the antardasha of ${n(antar)}, from ${date(start)} to ${date(end)}.`,
  ],
  window: ({ maha, antar, start, end, current }) => (current ? [
    `The stretch that counts most runs already: the antardasha of ${n(antar)}, until ${date(end)}.`,
    `For this question the present antardasha of ${n(antar)}, until ${date(end)}, matters most.`,
    `You need not wait long for the right stretch: it is this antardasha of ${n(antar)}, until ${date(end)}.`,
  ] : [
    `The stretch to look at is the antardasha of ${n(antar)} in the mahadasha of ${n(maha)}, from ${date(start)} to ${date(end)}.`,
    `From ${date(start)} to ${date(end)}, in the antardasha of ${n(antar)}, the chart speaks most clearly about this.`,
    `Mark the antardasha of ${n(antar)}, from ${date(start)} to ${date(end)}.`,
  ]),
  transit: ({ planet, sign: s, house, retrograde }) => [
    `${N(planet)} is in ${sign(s)} today, your ${th(house)} house${again(retrograde && planet !== 'Rahu')}.`,
    `${planet === 'Moon' ? 'Today the Moon' : `These days ${planet}`} passes through ${sign(s)}, your ${th(house)} house.`,
    `In the sky of today ${n(planet)} is in your ${th(house)} house, in ${sign(s)}.`,
  ],
  ingress: ({ planet, sign: s, house, toSign, toHouse }) => [
    `Today ${n(planet)} moves from ${sign(s)} to ${sign(toSign)}, out of your ${th(house)} house and into the ${th(toHouse)}.`,
  ],
  manglik: ({ house, manglik }) => (manglik ? [
    `Mars stands in your ${th(house)} house, so your chart counts as Manglik. Many charts do, and it matters only in matching.`,
    `By Mars in your ${th(house)} house your chart is Manglik. That is common, and it is a matter for matching and not for fear.`,
  ] : [
    `Mars stands in your ${th(house)} house, so your chart is not Manglik.`,
    `Your chart is not Manglik: Mars is in the ${th(house)} house.`,
  ]),
  sadeSati: ({ phase, saturnSign, moonSign }) => (phase ? [
    `You are in the ${phases[phase]} phase of Sade Sati: Saturn is in ${sign(saturnSign)} now, and your Moon is in ${sign(moonSign)}. It is a long, slow season, not a verdict.`,
  ] : [
    `You are not in Sade Sati now: today Saturn is in ${sign(saturnSign)}, away from your Moon in ${sign(moonSign)}.`,
  ]),
};
