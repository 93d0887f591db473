import { readTerms } from './terms';

it.each([
  ['which planet rules my marriage house', { houses: [7], hasLord: true }],
  ['saptamesh kahan baitha hai', { houses: [7], mentionedLords: [7] }],
  ['मेरे पंचमेश किस भाव में हैं', { houses: [5], mentionedLords: [5] }],
  ['mere 10ve ghar me kaun hai', { houses: [10] }],
  ['मेरे सातवें भाव का स्वामी', { houses: [7], hasLord: true }],
  ['house number 4 me kya hai', { houses: [4] }],
  ['mera 13th house', { houses: [], invalidHouse: '13' }],
  ['mangal 7th me hai ya 8th me', { houses: [7, 8], planets: ['Mars'] }],
  ['karm bhav ka malik', { houses: [10] }],
  ['who sits in the house of money', { houses: [2] }],
  ['meri rashi, janm 12 august 2003 subah 5:40', { houses: [], parts: ['rashi'] }],
  ['I was born second in the family, my lagna', { houses: [], parts: ['lagna'] }],
])('"%s" names its houses', (text, expected) => {
  expect(readTerms(text)).toMatchObject(expected);
});

it.each([
  ['shukra aur brihaspati kahan', ['Jupiter', 'Venus'].sort()],
  ['शनि और राहु', ['Rahu', 'Saturn']],
  ["saturn's place", ['Saturn']],
  ['mars in my chart', ['Mars']],
  ['sukra kidhar', ['Venus']],
])('"%s" names its planets', (text, expected) => {
  expect([...readTerms(text).planets].sort()).toEqual(expected);
});

it.each([
  ['gajkesari yog hai kya', { yoga: 'gajakesari' }],
  ['गजकेसरी योग बनता है', { yoga: 'gajakesari' }],
  ['budhaditya yoga', { yoga: 'budha_aditya' }],
  ['vipreet raj yog', { yogaGroup: 'vipreet' }],
  ['am i mangalik', { dosha: 'manglik' }],
  ['kalsarp dosh', { dosha: 'kaalSarp' }],
  ['कालसर्प दोष', { dosha: 'kaalSarp' }],
  ['pitru dosham', { dosha: 'pitra' }],
  ['guru chandal dosh', { yoga: 'guru_chandala' }],
  ['mera D9 lagna', { division: 'D9', parts: ['lagna'] }],
  ['नवांश में शुक्र', { division: 'D9', planets: ['Venus'] }],
  ['d10 chart me sun', { division: 'D10' }],
  ['rahu me shani ki antardasha', { level: 'antar' }],
  ['atmkarak grah', { karaka: 0 }],
  ['dara karaka', { karaka: 6 }],
  ['saadhe saati', { saturn: 'sadeSati' }],
  ['ढैया कब', { saturn: 'dhaiya' }],
  ['kya guru uchch ka hai', { dignities: ['exalted'] }],
  ['anuradha nakshatra', { stars: [17], parts: ['star'] }],
  ['makar ya kumbh', { signs: [10, 11] }],
])('"%s" names a term', (text, expected) => {
  expect(readTerms(text)).toMatchObject(expected);
});
