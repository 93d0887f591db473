import type { Context } from '../compose/context';
import { tithiNames } from '../words/panchang-words';
import type { Plain } from './plain';

const newMoon = 30;
const fullMoon = 15;
/** Nakshatras at the joint of two signs, after which people speak of gand mool. */
const joints = [1, 9, 10, 18, 19, 27];

const born = / (?:born|birth|janm\w*|janam\w*|paida|pai?daish|hua tha|hui thi|hua hai|hui hai|hu|hun|hoon|dosh\w*|effect|asar|bad|unlucky|ashubh|mera|meri|mere|my|me) /u;
const isOf = (words: string, word: RegExp): boolean => word.test(words) && born.test(words) && !/ (?:puja|vrat|fast|shraddh|upay|muhurt\w*|kab (?:hai|hoga)|when is|next) /u.test(words);

const tithiName = (tithi: number): readonly [string, string] => {
  const name = tithiNames[tithi === newMoon ? 15 : (tithi - 1) % 15] ?? ['', ''];
  return tithi <= fullMoon ? [`Shukla ${name[0]}`, `शुक्ल पक्ष की ${name[1]}`] : [`Krishna ${name[0]}`, `कृष्ण पक्ष की ${name[1]}`];
};

/** A birth on the day of the new or the full Moon: whether it was one, and that nothing bad follows. */
function composeTithi({ say, question: { chart } }: Context, isNew: boolean): string {
  const { tithi } = chart.panchang;
  const holds = tithi === (isNew ? newMoon : fullMoon);
  const [name, naam] = tithiName(tithi);
  const [what, kya] = isNew ? ['amavasya', 'अमावस्या'] : ['purnima', 'पूर्णिमा'];
  return [
    holds
      ? say([[`Yes, you were born on ${what}, and that is nothing bad`, `You were born on ${what}, and nobody has to fear it`, `It was ${what} when you were born; it brings no misfortune`, `Yes, ${what} it was, and it marks nobody as unlucky`], '.'], [[`हाँ, जन्म ${kya} का है, और इसमें कुछ बुरा नहीं`, `जन्म ${kya} का ही है, पर डरने की बात नहीं`, `हाँ, ${kya} थी; इससे कोई अशुभ नहीं होता`, `जन्म की तिथि ${kya} है, और यह दोष नहीं`], '।'])
      : say([[`By the computed panchang you were not born on ${what} but on ${name}`, `Your birth was not on ${what}: the tithi was ${name}`, `No, the tithi of your birth is ${name} and not ${what}`, `The panchang of your birth says ${name}, so it was no ${what}`], '.'], [[`गणना से जन्म ${kya} का नहीं, ${naam} तिथि का है`, `जन्म की तिथि ${naam} निकलती है, ${kya} नहीं`, `पंचांग में जन्म ${naam} का है, ${kya} का नहीं`, `${kya} नहीं, जन्म तिथि ${naam} है`], '।']),
    isNew
      ? say([['On amavasya Sun and Moon are together, and tradition reads it as a mind that turns inward and feels much', 'Tradition says of such a birth only that the mind is quiet, private and needs its rest', 'The old texts see in it a Moon with little light: feelings run deep and are seldom shown'], ['; many able people are born on it.', ', and it takes nothing from work, marriage or money.']], [['अमावस्या में सूर्य-चंद्रमा साथ होते हैं; परंपरा इसे भीतर की ओर मुड़ा, भावुक मन मानती है', 'परंपरा इसमें बस इतना कहती है कि मन शांत और निजी रहता है', 'शास्त्र इसे कम रोशनी वाला चंद्रमा कहते हैं: भावनाएँ गहरी होती हैं, दिखती कम हैं'], ['; काम, विवाह या पैसे में इससे कमी नहीं आती।', ', इस दिन जन्मे बहुत लोग सफल होते हैं।']])
      : say([['A full Moon is counted as a strong Moon', 'Tradition is glad of a full Moon at birth'], [': feelings are shown openly.', '; the mind is quick to share.']], [['पूर्णिमा का चंद्रमा बली माना जाता है', 'परंपरा में पूर्ण चंद्रमा शुभ है'], ['; भावनाएँ खुलकर दिखती हैं।', ', मन बाँटने वाला होता है।']]),
    say([['No rite is needed for it', 'Nobody has to be paid to undo it'], ['; what helps is regular sleep and a person to talk to.', ', and what your elders heard about it was custom.']], [['इसके लिए कोई पूजा ज़रूरी नहीं', 'इसे उतारने के लिए किसी को पैसे मत दीजिए'], ['; नींद पूरी रखिए और मन की बात किसी से कहिए।', ', बड़ों की बात मान्यता थी।']]),
  ].join('\n\n');
}

function composeEclipse({ say, strengths, book, question: { chart } }: Context): string {
  const { tithi } = chart.panchang;
  const mayBe = [newMoon, newMoon - 1, 1, fullMoon, fullMoon - 1, fullMoon + 1].includes(tithi);
  const [name, naam] = tithiName(tithi);
  const moon = strengths.view.house('Moon');
  const withNode = (['Rahu', 'Ketu'] as const).find((node) => strengths.view.house(node) === moon);
  return [
    mayBe
      ? say([[`The tithi of your birth is ${name}, so an eclipse is possible, and it is no curse`, `With ${name} at your birth an eclipse may have been near; nothing bad follows from it`], ['.', ' in a life.']], [[`जन्म की तिथि ${naam} है, ग्रहण हो सकता है, पर यह श्राप नहीं`, `${naam} के आसपास ग्रहण पड़ता है; इससे कुछ बुरा नहीं होता`], ['।', ', डरिए मत।']])
      : say([[`No, there was no eclipse at your birth: the tithi was ${name}`, `Your birth was on ${name}, and eclipses fall only on amavasya and purnima`], [', so there is nothing of it in your chart.', ', so set this worry aside.']], [[`नहीं, जन्म के समय ग्रहण नहीं था: तिथि ${naam} थी`, `जन्म ${naam} का है, ग्रहण सिर्फ़ अमावस्या और पूर्णिमा पर होते हैं`], ['।', ', इसलिए यह चिंता छोड़िए।']]),
    withNode
      ? say([[`The Moon is with ${book.planet(withNode)} in your chart`, `In your chart ${book.planet(withNode)} is in the house of the Moon`], ', which people call grahan dosha: doubts come easily, and they pass.'], [[`आपकी कुंडली में चंद्रमा के साथ ${book.planet(withNode)} हैं`, `चंद्रमा और ${book.planet(withNode)} एक भाव में हैं`], '; लोग इसे ग्रहण दोष कहते हैं, मन में शंका आती है और निकल जाती है।'])
      : say([['The Moon is with neither Rahu nor Ketu in your chart', 'Neither Rahu nor Ketu is with your Moon'], ', so there is no grahan dosha of the Moon either.'], [['आपके चंद्रमा के साथ न राहु हैं न केतु', 'चंद्रमा राहु-केतु से अलग हैं'], ', इसलिए चंद्र ग्रहण दोष भी नहीं।']),
  ].join('\n\n');
}

function composeMool({ say, strengths, book }: Context): string {
  const { nakshatra, pada } = strengths.view.planet('Moon');
  const star = book.star(nakshatra);
  return [
    joints.includes(nakshatra)
      ? say([[`Yes, your nakshatra is ${star}, one of the six of gand mool`, `Your nakshatra is ${star}, and it is counted among the gand mool six`], [', and a quarter of all people are born in one.', '; that is common and no misfortune.']], [[`हाँ, आपका नक्षत्र ${star} है, जो छह गंडमूल नक्षत्रों में है`, `आपका नक्षत्र ${star} गंडमूल में गिना जाता है`], [', यह आम बात है।', '; इसमें डरने का कुछ नहीं।']])
      : say([[`No, your nakshatra is ${star}, pada ${pada}`, `Your nakshatra is ${star}, pada ${pada}`], [', which is no gand mool nakshatra.', ', and so it is not one of the six of gand mool.']], [[`नहीं, आपका नक्षत्र ${star} है, चरण ${pada}`, `आपका नक्षत्र ${star} है`], [', यह गंडमूल में नहीं आता।', '; गंडमूल के छह नक्षत्रों में यह नहीं।']]),
    say([['Gand mool are the nakshatras where two signs meet: Ashwini, Ashlesha, Magha, Jyeshtha, Mula and Revati by name', 'The word stands for the six at the joints of the signs'], ['; a shanti puja is custom and nothing has to be paid for it.', ', and whoever missed the puja of the 27th day has missed nothing.']], [['गंडमूल वे छह नक्षत्र हैं जो राशियों की संधि पर पड़ते हैं', 'यह संधि पर पड़ने वाले छह नक्षत्रों का नाम है'], ['; शांति पूजा रिवाज है, ज़रूरी नहीं।', ', पूजा न हुई हो तो भी कोई हानि नहीं।']]),
  ].join('\n\n');
}

const row = (holds: Plain['holds'], compose: Plain['compose']): Plain => ({ isFree: true, usesChart: true, holds, compose });

/** What people fear of the day that they were born on; the panchang of the birth says what it was. */
export const birthOmens: readonly Plain[] = [
  row(({ words }) => isOf(words, / (?:amavas\w*|amawas\w*|new moon) /u) && !/ panchak /u.test(words), (context) => composeTithi(context, true)),
  row(({ words }) => isOf(words, / (?:purnima|poornima|full moon) /u), (context) => composeTithi(context, false)),
  row(({ words }) => isOf(words, / (?:eclipse|grahan) /u) && / (?:born|birth|janm\w*|janam\w*|paida)/u.test(words), composeEclipse),
  row(({ words }) => isOf(words, / (?:gand ?mool|gand ?mul|gandmul\w*|moola?|mula?|mool nakshatra?) /u) && / (?:nakshatra?|born|janm\w*|janam\w*|gand ?mu?o?l\w*|paida)/u.test(words) && !/ (?:what is|kya hota|kise kahte|meaning|matlab) /u.test(words), composeMool),
];
