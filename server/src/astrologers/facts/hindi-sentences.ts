import type { PlanetName } from '@oracle-astra/shared/contract';
import type { Topic } from '../reader/classify/topic-keywords';
import { formatDay } from '../vocabulary/days';
import { hindiList, hindiNakshatras, hindiOrdinal, hindiPlanets as p, hindiSigns } from '../vocabulary/hindi';
import type { Sentences } from './fact';

/** What the house of a number stands for, in the genitive before भाव or घर. */
const labels = [
  'स्वयं का', 'धन और वाणी का', 'साहस का', 'घर का', 'प्रेम और विद्या का', 'रोज़ के काम का', 'साझेदारी का', 'बदलाव का', 'भाग्य का', 'काम का', 'लाभ का', 'विश्राम और दूर देश का',
] as const;
const label = (house: number) => labels[house - 1] ?? '';
const labelOblique = (house: number) => label(house).replace(/का$/u, 'के');

const significance: Record<Topic, string> = {
  love: 'प्रेम', marriage: 'साझेदारी', career: 'काम', money: 'बढ़ोतरी', health: 'शक्ति', study: 'विद्या', family: 'घर और ममता',
  travel: 'दूरी', timing: 'समय', self: 'मन', day: 'मन',
};

const sign = (number: number) => hindiSigns[number - 1] ?? '';
const star = (number: number) => hindiNakshatras[number - 1] ?? '';
const bhav = (house: number) => `${hindiOrdinal(house, 'direct')} भाव`;
const bhavOblique = (house: number) => `${hindiOrdinal(house, 'oblique')} भाव`;
const date = (at: string) => formatDay(at, 'Hindi');
const list = (planets: PlanetName[]) => hindiList(planets.map((planet) => p[planet]));
const sits = (planets: PlanetName[]) => (planets.length > 1 ? 'बैठे हैं' : 'बैठा है');
const is = (planets: PlanetName[]) => (planets.length > 1 ? 'हैं' : 'है');
const ruled = (houses: number[]) => `${hindiList(houses.map((house) => hindiOrdinal(house, 'oblique')))} भाव`;
const phases = { 1: 'पहला', 2: 'बीच का', 3: 'आख़िरी' } as const;
const backwards = (retrograde: boolean) => (retrograde ? 'वक्री होकर ' : '');

export const hindiSentences: Sentences = {
  houseSign: ({ house, sign: s, lord }) => [
    `आपका ${bhav(house)}, जो ${label(house)} भाव है, ${sign(s)} राशि में है और उसका स्वामी ${p[lord]} है।`,
    `सबसे पहले ${bhavOblique(house)} को देखते हैं, यानी ${label(house)} भाव: वहाँ ${sign(s)} राशि है, स्वामी ${p[lord]}।`,
    `आपके ${bhavOblique(house)} में, जो ${label(house)} भाव है, ${sign(s)} राशि पड़ती है; ${bhavOblique(house)} का स्वामी ${p[lord]} है।`,
  ],
  // The house's own sentence, with its lord, goes before.
  lordPlace: ({ house, lord, inHouse, inSign }) => (house === inHouse ? [
    `${p[lord]} अपने ही घर में है, यानी ${bhavOblique(inHouse)} में, ${sign(inSign)} राशि में।`,
    `और ${p[lord]} ${sign(inSign)} राशि में, ${bhavOblique(inHouse)} में ही बैठा है।`,
  ] : [
    `${p[lord]} आपके ${bhavOblique(inHouse)} में, ${sign(inSign)} राशि में बैठा है।`,
    `और ${p[lord]} ${bhavOblique(inHouse)} में बैठा है, जो ${label(inHouse)} भाव है।`,
    `${p[lord]} ${sign(inSign)} राशि में है, यानी ${labelOblique(inHouse)} भाव में, जो आपका ${bhav(inHouse)} है।`,
  ]),
  dignity: ({ planet, sign: s, dignity }) => ({
    exalted: [`${p[planet]} ${sign(s)} राशि में उच्च का है, इसलिए वहाँ बलवान है।`, `${sign(s)} राशि में ${p[planet]} उच्च का होता है, और यहाँ भी है।`],
    own: [`${p[planet]} अपनी राशि ${sign(s)} में है, इसलिए वहाँ स्थिर है।`, `${sign(s)} ${p[planet]} की अपनी राशि है, और वह वहीं है।`],
    debilitated: [`${p[planet]} ${sign(s)} राशि में नीच का है, इसलिए वहाँ धैर्य और अभ्यास ज़्यादा लगता है।`, `${sign(s)} राशि में ${p[planet]} नीच का है: फल मिलता है, पर मेहनत के बाद।`],
  } as const)[dignity],
  occupants: ({ house, planets }) => [
    `आपके ${bhavOblique(house)} में ${list(planets)} ${sits(planets)}।`,
    `${list(planets)} आपके ${bhavOblique(house)} में ${is(planets)}।`,
  ],
  empty: ({ house }) => [
    `आपके ${bhavOblique(house)} में कोई ग्रह नहीं है, इसलिए उसका स्वामी ही उसकी बात कहता है।`,
    `आपका ${bhav(house)} ख़ाली है। यह आम बात है, तब निर्णय उसका स्वामी करता है।`,
  ],
  aspect: ({ planet, from, house }) => [
    `${p[planet]} ${bhavOblique(from)} से आपके ${bhavOblique(house)} को देखता है।`,
    `आपके ${bhavOblique(house)} पर ${p[planet]} की दृष्टि है।`,
  ],
  significator: ({ topic, planet, sign: s, house, retrograde }) => [
    `${significance[topic]} का कारक ${p[planet]} आपकी कुंडली में ${sign(s)} राशि में, ${bhavOblique(house)} में ${backwards(retrograde && planet !== 'Rahu')}बैठा है।`,
    `${p[planet]} ${significance[topic]} का कारक है, और वह आपके ${bhavOblique(house)} में, ${sign(s)} राशि में है।`,
  ],
  moon: ({ sign: s, nakshatra, house }) => [
    `आपका चंद्रमा ${sign(s)} राशि में, ${star(nakshatra)} नक्षत्र में है।`,
    `आपके जन्म के समय चंद्रमा ${sign(s)} राशि में था, ${star(nakshatra)} नक्षत्र में।`,
    `चंद्रमा आपके ${bhavOblique(house)} में, ${sign(s)} राशि और ${star(nakshatra)} नक्षत्र में है।`,
  ],
  rising: ({ sign: s, lord }) => [
    `आपका लग्न ${sign(s)} है और लग्न का स्वामी ${p[lord]} है।`,
    `आपकी कुंडली ${sign(s)} लग्न की है, लग्न का स्वामी ${p[lord]}।`,
  ],
  running: ({ maha, antar, antarEnd, mahaEnd }) => [
    `अभी ${p[maha]} की महादशा में ${p[antar]} की अंतर्दशा चल रही है, जो ${date(antarEnd)} तक है।`,
    `${p[maha]} की महादशा ${date(mahaEnd)} तक है, और उसके भीतर ${p[antar]} की अंतर्दशा ${date(antarEnd)} तक चलेगी।`,
    `आपकी दशा इस समय ${p[maha]} की है; ${p[antar]} की अंतर्दशा ${date(antarEnd)} तक है, ${p[maha]} की महादशा ${date(mahaEnd)} तक।`,
  ],
  rules: ({ planet, houses, house, sign: s }) => (houses.length === 0 ? [
    `${p[planet]} आपके ${bhavOblique(house)} में, ${sign(s)} राशि में है।`,
    `आपकी कुंडली में ${p[planet]} ${sign(s)} राशि में, ${bhavOblique(house)} में बैठा है।`,
  ] : [
    `${p[planet]} आपके ${ruled(houses)} का स्वामी है और ${bhavOblique(house)} में बैठा है।`,
    `आपकी कुंडली में ${p[planet]} ${ruled(houses)} का स्वामी है, और ${sign(s)} राशि में, ${bhavOblique(house)} में है।`,
  ]),
  next: ({ antar, start, end }) => [
    `${date(start)} से ${p[antar]} की अंतर्दशा शुरू होती है, जो ${date(end)} तक रहेगी।`,
    `इसके बाद ${p[antar]} की अंतर्दशा आती है, ${date(start)} से ${date(end)} तक।`,
  ],
  window: ({ maha, antar, start, end, current }) => (current ? [
    `इस प्रश्न के लिए सबसे अहम समय चल ही रहा है: ${p[antar]} की अंतर्दशा, जो ${date(end)} तक है।`,
    `जिस समय को देखना है, वह यही है: ${p[antar]} की अंतर्दशा, ${date(end)} तक।`,
  ] : [
    `जिस समय पर नज़र रखनी है, वह ${p[maha]} की महादशा में ${p[antar]} की अंतर्दशा है, ${date(start)} से ${date(end)} तक।`,
    `${date(start)} से ${date(end)} तक, ${p[antar]} की अंतर्दशा में, कुंडली इस बात पर सबसे साफ़ बोलती है।`,
    `${p[antar]} की अंतर्दशा को याद रखिए, ${date(start)} से ${date(end)} तक।`,
  ]),
  transit: ({ planet, sign: s, house, retrograde }) => [
    `${p[planet]} इस समय ${sign(s)} राशि में, आपके ${bhavOblique(house)} में ${backwards(retrograde && planet !== 'Rahu')}${planet === 'Moon' ? 'है' : 'चल रहा है'}।`,
    `आज ${p[planet]} आपके ${bhavOblique(house)} में है, ${sign(s)} राशि में।`,
    `आज के आकाश में ${p[planet]} ${sign(s)} राशि में है, आपके ${bhavOblique(house)} में।`,
  ],
  ingress: ({ planet, sign: s, house, toSign, toHouse }) => [
    `आज ${p[planet]} ${sign(s)} से ${sign(toSign)} राशि में जाता है, आपके ${bhavOblique(house)} से ${bhavOblique(toHouse)} में।`,
  ],
  manglik: ({ house, manglik }) => (manglik ? [
    `मंगल आपके ${bhavOblique(house)} में है, इसलिए कुंडली मांगलिक मानी जाती है। यह बहुत आम है, और इसका महत्व केवल मिलान में है, डरने की बात नहीं।`,
  ] : [
    `मंगल आपके ${bhavOblique(house)} में है, इसलिए कुंडली मांगलिक नहीं है।`,
  ]),
  sadeSati: ({ phase, saturnSign, moonSign }) => (phase ? [
    `अभी साढ़े साती का ${phases[phase]} चरण चल रहा है: शनि आज ${sign(saturnSign)} राशि में है, और आपका चंद्रमा ${sign(moonSign)} राशि में है। यह लंबा और धीमा मौसम है, कोई फ़ैसला नहीं।`,
  ] : [
    `अभी साढ़े साती नहीं चल रही: शनि आज ${sign(saturnSign)} राशि में है, आपके जन्म के चंद्रमा से दूर, जो ${sign(moonSign)} राशि में है।`,
  ]),
};
