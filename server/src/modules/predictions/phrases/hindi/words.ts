import { hindiList, hindiMonths, hindiNakshatras, hindiOrdinal, hindiPlanets, hindiSigns } from '../../../../astrologers/vocabulary/hindi';
import { formatHouse as formatHouseName, getHouseMatters } from '../../../horoscope/phrases/hindi/format';
import type { CountedFrom, Passage, PeriodName, PredictionWords } from '../types';
import { advice } from './advice';
import { moonDays, steps, sunThemes } from './themes';

const getSign = (sign: number) => hindiSigns[sign - 1] ?? '';
const getNakshatra = (nakshatra: number) => hindiNakshatras[nakshatra - 1] ?? '';
/** The horoscope's words, without the body: no prediction mentions health. */
const getMatters = (house: number) => (house === 1 ? 'स्वभाव और नई शुरुआत' : getHouseMatters(house));
/** Before a postposition. */
const formatHouse = (house: number) => `${formatHouseName(house)} (${getMatters(house)})`;
const ordinal = (house: number) => hindiOrdinal(house, 'oblique');
const inHouse = (house: number, from: CountedFrom) =>
  from === 'Moon' ? `आपकी चंद्र राशि से ${ordinal(house)} स्थान (${getMatters(house)}) पर` : `आपके ${formatHouse(house)} में`;
const inShortHouse = (house: number, from: CountedFrom) =>
  from === 'Moon' ? `आपकी चंद्र राशि से ${ordinal(house)} स्थान पर` : `आपके ${ordinal(house)} भाव में`;
const now: Record<PeriodName, string> = { daily: 'आज', weekly: 'इस हफ़्ते', monthly: 'इस महीने', yearly: 'इस साल' };
const subject = ({ graha, retrograde }: Passage) => `${retrograde ? 'वक्री ' : ''}${hindiPlanets[graha]}`;
const place = ({ sign, house, from }: Passage) => `${getSign(sign)} राशि में, ${inHouse(house, from)}`;

function formatDate(day: string, year = false): string {
  const [years = '', month = '1', date = '1'] = day.split('-');
  return `${Number(date)} ${hindiMonths[Number(month) - 1] ?? ''}${year ? ` ${years}` : ''}`;
}

export const hindi: PredictionWords = {
  headings: {
    Career: 'कामकाज',
    Money: 'पैसा',
    Love: 'प्रेम और रिश्ते',
    marriage: 'वैवाहिक जीवन',
    Family: 'घर-परिवार',
    Travel: 'यात्रा',
    dasha: 'आपकी दशा',
    sky: 'धीमे ग्रहों का गोचर',
    days: 'दिन-दर-दिन',
    dates: 'खास तारीखें',
    step: 'एक काम',
  },
  openings: {
    favourable: [
      (period) => `${now[period]} ज़्यादातर बातें आपके पक्ष में रहेंगी।`,
      (period) => `${now[period]} आपकी कुंडली में रुकावट कम और मदद ज़्यादा है।`,
      (period) => `जिस काम की तैयारी पूरी है, उसे ${now[period]} शुरू कीजिए।`,
    ],
    mixed: [
      (period) => `${now[period]} एक जगह फ़ायदा होगा और दूसरी जगह धीरज से काम लीजिए।`,
      (period) => `${now[period]} कुछ काम आगे बढ़ेंगे और कुछ में मेहनत ज़्यादा लगेगी।`,
      (period) => `${now[period]} पुराने काम निपटाना नए शुरू करने से आसान रहेगा।`,
    ],
    unfavourable: [
      (period) => `${now[period]} धीरे चलिए, योजनाएँ छोटी रखिए और वादे कम कीजिए।`,
      (period) => `${now[period]} काम में देर हो सकती है, और इसमें आपका दोष नहीं।`,
      (period) => `${now[period]} नया शुरू करने से अच्छा है पुराना सुधारना।`,
    ],
  },
  formatChart: ({ ascendant, rashi, nakshatra }) =>
    `आधार: आपका ${getSign(ascendant)} लग्न और ${getSign(rashi)} राशि, ${getNakshatra(nakshatra)} नक्षत्र के चंद्रमा।`,
  formatMoonAlone: (rashis) =>
    `आधार: ${rashis.map(getSign).join(' या ')} राशि का चंद्रमा। आपका जन्म समय पता नहीं है, इसलिए लग्न, भाव और दशा इसमें नहीं हैं।`,
  formatIfMoon: (rashi) => `अगर चंद्रमा ${getSign(rashi)} राशि में था`,
  formatMoon: ({ sign, nakshatra, house, fromMoon, from }) =>
    `आज दोपहर में चंद्रमा ${getSign(sign)} राशि और ${getNakshatra(nakshatra)} नक्षत्र में, ${inHouse(house, from)} हैं${from === 'Moon' ? '' : `, जन्म राशि से ${ordinal(fromMoon)} स्थान पर`}।`,
  formatDasha: ({ maha, antar, end, houses, rules }) =>
    `आपकी ${hindiPlanets[maha]} की महादशा में ${hindiPlanets[antar]} की अंतर्दशा ${end} तक है। आपकी कुंडली में ${hindiPlanets[antar]} ${rules ? `${hindiList(houses.map(formatHouse))} के स्वामी हैं` : `${hindiList(houses.map(formatHouse))} में हैं`}, इसलिए पहला असर यहीं दिखेगा।`,
  formatPassage: (passage, support) =>
    `गोचर में ${subject(passage)} ${place(passage)} हैं${{ strong: ' और वहाँ आपके लिए बलवान हैं', even: '', weak: ' और वहाँ फल धीरे देंगे' }[support]}।`,
  sadeSati: {
    1: 'साढ़ेसाती का पहला चरण है, नींद और खर्च का ध्यान रखिए। समय लंबा है, पर गुज़र जाता है।',
    2: 'साढ़ेसाती का दूसरा चरण है, ज़िम्मेदारियाँ कम लीजिए और उन्हें निभाइए। समय लंबा है, पर गुज़र जाता है।',
    3: 'साढ़ेसाती का आखिरी चरण है, पैसे और परिवार में धीरज रखिए। बोझ अब घट रहा है।',
  },
  reasons: {
    favourable: [
      (passage) => `${subject(passage)} ${place(passage)} शुभ हैं।`,
      (passage) => `${place(passage)} ${subject(passage)} आपके साथ हैं।`,
      (passage) => `मदद ${subject(passage)} से मिलेगी, जो ${place(passage)} हैं।`,
    ],
    mixed: [
      (passage) => `${subject(passage)} ${place(passage)} हैं, इसलिए कुछ मदद मिलेगी और कुछ देर होगी।`,
      (passage) => `${subject(passage)} ${place(passage)} हैं, फल समय लेकर देंगे।`,
      (passage) => `वजह ${subject(passage)} हैं, जो ${place(passage)} हैं।`,
    ],
    unfavourable: [
      (passage) => `${subject(passage)} ${place(passage)} हैं, इसलिए रफ़्तार धीमी है।`,
      (passage) => `${place(passage)} ${subject(passage)} के रहते मेहनत कुछ ज़्यादा लगेगी।`,
      (passage) => `देरी की वजह ${subject(passage)} हैं, जो ${place(passage)} हैं।`,
    ],
  },
  formatStay: (from, to) => (from === to ? `वहाँ केवल ${formatDate(from)} को होंगे।` : `वहाँ ${formatDate(from)} से ${formatDate(to)} तक रहेंगे।`),
  advice,
  sunThemes,
  moonDays,
  steps,
  formatMoonDays: (span, { sign, house, from }, text) => `${span}, चंद्रमा ${getSign(sign)} में, ${inShortHouse(house, from)}: ${text}`,
  formatBest: (area, text) => `अच्छा समय: ${area}। ${text}`,
  formatCareful: (area, text) => `ध्यान रखिए: ${area}। ${text}`,
  formatGoodDays: (days) => `अच्छे दिन: ${days}।`,
  formatCarefulDays: (days) => `धीरे चलने के दिन: ${days}।`,
  formatIngress: ({ graha, sign, house, from }) => `${hindiPlanets[graha]} ${getSign(sign)} में, ${inShortHouse(house, from)} आएँगे`,
  formatStation: ({ graha, sign, house, from }, direct) =>
    `${hindiPlanets[graha]} ${getSign(sign)} में, ${inShortHouse(house, from)} ${direct ? 'मार्गी' : 'वक्री'} होंगे`,
  formatLunation: (kind, { sign, house, from }) =>
    `${kind === 'full-moon' ? 'पूर्णिमा' : 'अमावस्या'}, चंद्रमा ${getSign(sign)} में, ${inShortHouse(house, from)}`,
  formatDashaChange: (level, lord) => `${hindiPlanets[lord]} की ${level === 'mahadasha' ? 'महादशा' : 'अंतर्दशा'} शुरू होगी`,
  join: hindiList,
  formatDate,
  formatRange: (from, to, year) => (from === to ? formatDate(from, year) : `${formatDate(from)} से ${formatDate(to, year)}`),
  grounds: { ascendant: 'लग्न', moon: 'जन्म राशि', dasha: 'दशा', saturn: 'अभी शनि', jupiter: 'अभी गुरु', rahu: 'अभी राहु' },
  formatGroundSign: ({ sign, house, from }) =>
    from === 'Moon' ? `${getSign(sign)}, चंद्र राशि से ${ordinal(house)} स्थान` : `${getSign(sign)}, ${hindiOrdinal(house, 'direct')} भाव`,
  getSign,
  getPlanet: (graha) => hindiPlanets[graha],
};
