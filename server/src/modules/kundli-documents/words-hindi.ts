import type { KundliWords } from './words-english';
import { hindiNakshatras, hindiPlanets, hindiSigns } from '../../astrologers/vocabulary/hindi';

const months = ['जनवरी', 'फ़रवरी', 'मार्च', 'अप्रैल', 'मई', 'जून', 'जुलाई', 'अगस्त', 'सितंबर', 'अक्टूबर', 'नवंबर', 'दिसंबर'];
const phases = ['अभी नहीं', 'पहला चरण', 'दूसरा चरण', 'तीसरा चरण'];
const houses = ['पहले', 'दूसरे', 'तीसरे', 'चौथे', 'पाँचवें', 'छठे', 'सातवें', 'आठवें', 'नौवें', 'दसवें', 'ग्यारहवें', 'बारहवें'];
const houseOf = (house: number) => houses[house - 1] ?? '';

export const hindiWords: KundliWords = {
  title: (name) => `${name} की कुंडली`,
  myKundli: 'मेरी कुंडली',
  kundliOf: (name) => `${name} की कुंडली`,
  birthChart: 'जन्म कुंडली',
  navamsha: 'नवांश (D9)',
  planetNames: hindiPlanets,
  marks: { Sun: 'सू', Moon: 'चं', Mars: 'मं', Mercury: 'बु', Jupiter: 'गु', Venus: 'शु', Saturn: 'श', Rahu: 'रा', Ketu: 'के' },
  signNames: [...hindiSigns],
  signMarks: ['मेष', 'वृष', 'मिथु', 'कर्क', 'सिंह', 'कन्या', 'तुला', 'वृश्चि', 'धनु', 'मकर', 'कुंभ', 'मीन'],
  nakshatraNames: [...hindiNakshatras],
  ascendant: 'लग्न',
  ascendantMark: 'ल',
  retrogradeMark: 'व',
  rising: (sign) => `${sign} लग्न`,
  moonOpen: (signs) => `चंद्रमा ${signs.join(' या ')} में, समय पर निर्भर`,
  moonIn: (sign, nakshatra) => `चंद्रमा ${sign} में${nakshatra === null ? '' : `, ${nakshatra} नक्षत्र`}`,
  planetColumns: { planet: 'ग्रह', sign: 'राशि', degree: 'अंश', house: 'भाव', nakshatra: 'नक्षत्र', dignity: 'स्थिति' },
  combust: 'अस्त',
  dignities: { exalted: 'उच्च', own: 'स्वराशि', friendly: 'मित्र राशि', neutral: 'सम', enemy: 'शत्रु राशि', debilitated: 'नीच' },
  unsure: 'समय पर निर्भर',
  timeUnknown: 'समय पता नहीं',
  withoutTime: 'जन्म समय पता नहीं है। भाव, लग्न, दशा, योग और मांगलिक के लिए समय चाहिए, इसलिए वे यहाँ नहीं हैं।',
  dashas: 'विंशोत्तरी दशा',
  mahadasha: 'महादशा',
  antardashas: (lord) => `${lord} की अंतर्दशाएँ`,
  pratyantardashas: (maha, antar) => `${maha}, ${antar} की प्रत्यंतर दशाएँ`,
  from: 'से',
  to: 'तक',
  runningNow: 'अभी',
  yogas: 'योग',
  noYogas: 'जिन योगों को हम देखते हैं, उनमें से कोई इस कुंडली में नहीं है। कई अच्छी कुंडलियों में योग कम होते हैं।',
  strengths: { strong: 'प्रबल', present: 'मध्यम', weak: 'कमज़ोर' },
  doshas: 'दोष',
  manglik: (is) =>
    is ? 'मांगलिक: हाँ, लग्न से। आधी कुंडलियों में ऐसा होता है; यह केवल मिलान में देखा जाता है।' : 'मांगलिक: नहीं। लग्न से मंगल गिने जाने वाले भाव में नहीं हैं।',
  marsFrom: (lagna, moon, venus) => `मंगल लग्न से ${houseOf(lagna)}, चंद्रमा से ${houseOf(moon)} और शुक्र से ${houseOf(venus)} भाव में हैं।`,
  reliefs: {
    ownOrExalted: 'परिहार: मंगल अपनी या उच्च राशि में हैं।',
    signOfHouse: 'परिहार: इस भाव में यह राशि मंगल को नरम करती है।',
    jupiter: 'परिहार: गुरु मंगल के साथ हैं या उन पर दृष्टि रखते हैं।',
    moon: 'परिहार: चंद्रमा मंगल के साथ हैं।',
    lagna: 'परिहार: कर्क और सिंह लग्न के लिए मंगल सहायक हैं।',
  },
  sadeSati: (phase) => `साढ़ेसाती: ${phases[phase] ?? ''}। जन्म से सौ साल में:`,
  noSadeSati: 'साढ़ेसाती: जन्म से सौ साल में नहीं।',
  span: (start, end) => `${start} से ${end}`,
  kaalSarp: (is, relieved) =>
    is
      ? `कालसर्प: सातों ग्रह राहु-केतु के एक ओर हैं। पुराने ग्रंथों में यह नहीं मिलता।${relieved ? ' केंद्र में गुरु या शुक्र से परिहार है।' : ''}`
      : 'कालसर्प: नहीं। ग्रह राहु-केतु के दोनों ओर हैं।',
  pitra: 'बुज़ुर्गों का विषय (पितृ): बुज़ुर्गों के प्रति कर्तव्य का विषय। यह कोई अनिष्ट नहीं करता और इसके लिए पैसे देकर पूजा ज़रूरी नहीं।',
  panchang: 'जन्म का पंचांग',
  weekday: 'वार',
  tithi: 'तिथि',
  nakshatra: 'नक्षत्र',
  yoga: 'योग',
  karana: 'करण',
  sunrise: 'वहाँ सूर्योदय',
  sunset: 'वहाँ सूर्यास्त',
  clock: 'स्थान की घड़ी',
  ayanamsa: 'अयनांश',
  lahiri: (degrees) => `लाहिरी, ${degrees}°`,
  ashtakavarga: 'अष्टकवर्ग, भाव के अनुसार बिंदु',
  houseNumber: (house) => String(house),
  bands: { weak: 'कमज़ोर', even: 'सम', strong: 'प्रबल' },
  border: (point, kind, seconds) =>
    `${point} ${{ sign: 'राशि', nakshatra: 'नक्षत्र' }[kind] ?? 'चरण'} की सीमा से ${seconds} विकला दूर है। घड़ी ज़रा भी गलत हो, तो यह दूसरी ओर होगा।`,
  method:
    'जन्म के क्षण की ग्रह-स्थिति से: निरयण (लाहिरी), मध्य राहु-केतु, पूरी राशि के भाव, 365.25 दिन की विंशोत्तरी। योगों का बल हमारा अपना माप है। मत अलग-अलग हैं; Oracle और Astra एआई सेवाएँ हैं।',
  date: (iso) => `${Number(iso.slice(8, 10))} ${months[Number(iso.slice(5, 7)) - 1] ?? ''} ${iso.slice(0, 4)}`,
  invite: 'अपनी कुंडली, मुफ़्त:',
  gunaMilan: 'गुण मिलान, एआई से',
  pair: (first, second) => `${first} और ${second}`,
  ofThirtySix: (points) => `36 में से ${points}`,
  range: (least, most) => `${least} से ${most}`,
  matchInvite: 'दो कुंडलियाँ मिलाइए, मुफ़्त:',
};
