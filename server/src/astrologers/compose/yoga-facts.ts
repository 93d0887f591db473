import type { PlanetName } from '@oracle-astra/shared/contract';
import { findKaalSarp, findManglik, findYogas, hasPitraTheme, type ManglikRelief, type YogaId } from '../../astrology';
import type { FactName } from '../question/fact-request';
import { englishOrdinal as th } from '../vocabulary/english';
import { hindiOrdinal } from '../vocabulary/hindi';
import { karanaNames, nityaYogas, tithiNames, weekdays } from '../words/panchang-words';
import { yogaRules } from '../words/yoga-rules';
import type { Context } from './context';
import { remedyTable } from '../tools/tables';

const o = (house: number) => hindiOrdinal(house, 'oblique');

function placesOf({ book, strengths, isEnglish }: Context, planets: readonly PlanetName[]): string {
  const houses = [...new Set(planets.map(strengths.view.house))];
  return book.list(houses.slice(0, 3).map((house) => {
    const names = book.list(planets.filter((each) => strengths.view.house(each) === house).map(book.planet));
    return isEnglish ? `${names} in the ${th(house)} house` : `${names} ${o(house)} भाव में`;
  }));
}

const kingly: readonly YogaId[] = ['raja', 'dharma_karma', 'yogakaraka', 'neecha_bhanga', 'harsha', 'sarala', 'vimala', 'maha_parivartana'];

/** The yogas of rank that a chart has, or that it has none. */
function rajaYogas(context: Context, found: ReturnType<typeof findYogas>): string[] {
  const { say, book } = context;
  const unique = found.filter(({ id }, index) => found.findIndex((each) => each.id === id) === index).slice(0, 3);
  if (unique.length === 0) return [say(['No raja yoga stands out in your chart', [', and good careers do without it', ', which is common'], '.'], ['आपकी कुंडली में कोई बड़ा राजयोग नहीं दिखता', [', इसके बिना भी तरक्की होती है', ', यह आम बात है'], '।'])];
  return [
    say([`Of the raja yogas you have ${book.list(unique.map(({ id }) => book.yoga(id)[0]))}.`], [`राजयोगों में आपकी कुंडली में ${book.list(unique.map(({ id }) => book.yoga(id)[0]))} योग ${unique.length > 1 ? 'हैं' : 'है'}।`]),
    ...unique.map(({ id, planets }) => say([`${book.yoga(id)[0]} brings ${book.yoga(id)[1]}, with ${placesOf(context, planets)}.`], [`${book.yoga(id)[0]} योग का फल है ${book.yoga(id)[1]}; ${placesOf(context, planets)} हैं।`])),
  ];
}

/** Whether Mangal dosha ends at an age. */
const asksAge = / (?:28|after \d\d|\d\d (?:ke|saal|sal|years?|ki)|age|umar|umr) /u;

/** A yoga by name, or those that the chart has, at most three. */
export function yogaAnswer(context: Context, asked: YogaId | null): string[] {
  const { say, book, strengths, question } = context;
  const all = findYogas(strengths, question.birth.gender);
  if (asked) {
    const found = all.find(({ id }) => id === asked);
    const [name, gift] = book.yoga(asked);
    const [ruleEn, ruleHi] = yogaRules[asked];
    if (!found) return [say([`No, ${name} yoga is not in your chart`, [': it needs ', '; its rule is '], `${ruleEn}.`], [`नहीं, ${name} योग आपकी कुंडली में नहीं है`, ['; इसके लिए चाहिए: ', ', इसका नियम है: '], `${ruleHi}।`]), say(['Many good charts do without it.'], ['इसके बिना भी अच्छी कुंडलियाँ होती हैं।'])];
    return [
      say([`Yes, you have ${name} yoga`, found.isWeak ? ', in a weaker form' : '', [', which brings ', '; it stands for '], `${gift}.`], [`हाँ, आपकी कुंडली में ${name} योग है`, found.isWeak ? ', हल्के रूप में' : '', [', इसका फल है ', '; यह देता है '].map((each) => each.replace('यह देता है', 'इससे मिलता है')), `${gift}।`]),
      say([`Its rule is ${ruleEn}, and you have ${placesOf(context, found.planets)}.`], [`नियम: ${ruleHi}; आपके यहाँ ${placesOf(context, found.planets)} हैं।`]),
    ];
  }
  if (/ ra+ja? ?yog\w* /u.test(context.read.text.plain)) return rajaYogas(context, all.filter(({ id, isWeak }) => kingly.includes(id) && !isWeak));
  const told = all.filter(({ polarity, isWeak, strength, id }) => polarity === 1 && !isWeak && (strength >= 55 || (id !== 'raja' && id !== 'dhana' && strength >= 35))).slice(0, 3);
  const list = told.length > 0 ? told : all.filter(({ polarity }) => polarity === 1).slice(0, 2);
  if (list.length === 0) return [say(['No named yoga stands out in your chart, which is common.'], ['आपकी कुंडली में कोई बड़ा योग नहीं दिखता, यह आम बात है।'])];
  return [
    say([['Your chart has ', 'You have '], `${book.list(list.map(({ id }) => book.yoga(id)[0]))} ${list.length > 1 ? 'yogas' : 'yoga'}.`], [['आपकी कुंडली में ', 'कुंडली में '], `${book.list(list.map(({ id }) => book.yoga(id)[0]))} योग है।`]),
    ...list.map(({ id, planets }) => say([`${book.yoga(id)[0]} brings ${book.yoga(id)[1]}, with ${placesOf(context, planets)}.`], [`${book.yoga(id)[0]} योग का फल है ${book.yoga(id)[1]}; ${placesOf(context, planets)} हैं।`])),
  ];
}

const reliefs: Record<ManglikRelief, [string, string]> = {
  ownOrExalted: ['Mars is in its own or exalted sign', 'मंगल अपनी या उच्च राशि में हैं'],
  signOfHouse: ['the sign of Mars softens it', 'मंगल की राशि इसे हल्का करती है'],
  jupiter: ['Jupiter is with Mars or aspects it', 'मंगल पर गुरु का साथ या दृष्टि है'],
  moon: ['the Moon is with Mars', 'मंगल के साथ चंद्रमा हैं'],
  lagna: ['your lagna makes Mars a friend', 'आपके लग्न के लिए मंगल शुभ हैं'],
};

function manglikAnswer({ say, read, question: { chart } }: Context): string[] {
  const { isManglik, house, reliefs: found } = findManglik(chart);
  const [relief] = found;
  const [ageEn, ageHi] = asksAge.test(read.text.plain)
    ? [[['No age ends it, neither 28 nor another', 'It does not end with a birthday; 28 is a custom and no rule of the old texts'], ['.', ', and it hardly needs an end.']], [['28 या किसी और उम्र पर दोष अपने आप नहीं कटता', 'उम्र से यह खत्म नहीं होता; 28 की बात शास्त्र में नहीं, रिवाज है'], ['।', ', और डरने की बात भी नहीं।']]] as const
    : [[''], ['']] as const;
  return [
    isManglik ? say(ageEn, ageHi) : '',
    isManglik
      ? say([['Yes, your chart is Manglik', 'Yes, you are Manglik'], [`, since Mars is in your ${th(house)} house`, `: Mars is in the ${th(house)} house`], '.'], [['हाँ, आपकी कुंडली मांगलिक है', 'हाँ, कुंडली मांगलिक मानी जाती है'], [`, मंगल ${o(house)} भाव में हैं`, `, क्योंकि मंगल ${o(house)} भाव में हैं`], '।'])
      : say([['No, your chart is not Manglik', 'No, you are not Manglik'], [`: Mars is in your ${th(house)} house`, `, as Mars is in the ${th(house)} house`], '.'], ['नहीं, आपकी कुंडली मांगलिक नहीं है', [`, मंगल ${o(house)} भाव में हैं`, `; मंगल ${o(house)} भाव में हैं`], '।']),
    isManglik && relief ? say([['It counts for less', 'It is softened here', 'Its weight is less'], [', because ', ', since '], `${reliefs[relief][0]}.`], [['इसका असर कम है', 'इसका ज़ोर कम है', 'यह हल्का है'], ', क्योंकि ', `${reliefs[relief][1]}।`]) : '',
    say(isManglik ? [['It is common', 'Half of all charts have it'], ', and it matters only in matching', ['.', ', not as a thing to fear.']] : [['So nothing has to be matched for it', 'There is nothing to balance here'], '.'], isManglik ? [['यह आम बात है', 'बहुत लोगों की कुंडली में होता है'], ', बस मिलान में देखा जाता है।'] : ['मिलान में इसकी चिंता नहीं।']),
  ];
}

function kaalSarpAnswer({ say, question: { chart } }: Context): string[] {
  const found = findKaalSarp(chart);
  if (!found) return [say(['No, there is no Kaal Sarp in your chart', [': the planets are on both sides of Rahu and Ketu', ', since planets lie on both sides of the nodes'], '.'], ['नहीं, आपकी कुंडली में कालसर्प नहीं है', [', ग्रह राहु-केतु के दोनों ओर हैं', '; ग्रह दोनों ओर बँटे हैं'], '।'])];
  return [
    say([`Yes, all planets are on one side of Rahu and Ketu, the form called ${found.name}`, found.isRelieved ? ', and it is relieved in your chart' : '', '.'], ['हाँ, सारे ग्रह राहु-केतु के एक ओर हैं', found.isRelieved ? ', पर शुभ ग्रह केंद्र में होने से असर हल्का है' : '', '।']),
    say(['It comes from no old text, so take it calmly; it asks for patience and no costly rite.'], ['पुराने ग्रंथों में इसका नाम नहीं मिलता, इसलिए डरिए मत; महँगी पूजा की ज़रूरत नहीं।']),
  ];
}

function birthdayAnswer({ say, question: { chart } }: Context): string[] {
  const { tithi, yoga, karana, weekday, sunrise } = chart.panchang;
  // The day of the almanac begins at sunrise: a birth before it has the day before.
  const vara = sunrise !== null && Date.parse(chart.utc) < Date.parse(sunrise) ? (weekday + 6) % 7 : weekday;
  const name = tithiNames[(tithi - 1) % 15 === 14 && tithi === 30 ? 15 : (tithi - 1) % 15] ?? ['', ''];
  const half = tithi <= 15 ? ['Shukla', 'शुक्ल'] : ['Krishna', 'कृष्ण'];
  const [weekdayEn, weekdayHi] = weekdays[vara] ?? ['', ''];
  return [
    say([`You were born on ${half[0]} ${name[0]}, a ${weekdayEn}`, vara === weekday ? '' : ', counted from sunrise', '.'], [`आपका जन्म ${half[1]} पक्ष की ${name[1]} तिथि, ${weekdayHi} को हुआ`, vara === weekday ? '' : ' (सूर्योदय से गिनकर)', '।']),
    say([`The yoga of the panchang was ${nityaYogas[yoga - 1]?.[0]} and the karana ${karanaNames(karana)[0]}.`], [`पंचांग का योग ${nityaYogas[yoga - 1]?.[1]} और करण ${karanaNames(karana)[1]} था।`]),
  ];
}

const deities: Record<PlanetName, readonly [string, string]> = {
  Sun: ['Surya or Rama', 'सूर्य या राम'],
  Moon: ['Shiva or Parvati', 'शिव या पार्वती'],
  Mars: ['Hanuman', 'हनुमान'],
  Mercury: ['Vishnu', 'विष्णु'],
  Jupiter: ['Vishnu or your own teacher', 'विष्णु या गुरु'],
  Venus: ['Lakshmi', 'लक्ष्मी'],
  Saturn: ['Hanuman or Bhairava', 'हनुमान या भैरव'],
  Rahu: ['Durga', 'दुर्गा'],
  Ketu: ['Ganesha', 'गणेश'],
};

function luckyAnswer(context: Context): string[] {
  const { say, strengths, book, read } = context;
  const lord = strengths.view.lord(1);
  const { en, hi } = remedyTable[lord];
  if (/ (?:god|deity|devta|devata|dev|devi|bhag\w*|worship|isht\w*|puja|pooja|pujaa) /u.test(read.text.plain)) {
    const [name, naam] = deities[lord];
    return [
      say([`${name}, by ${book.planet(lord)}, lord of your 1st house`, [', and ', '; '], `${en.day} is the day for it.`], [`लग्न के स्वामी ${book.planet(lord)} से आपके लिए ${naam}`, [', दिन ', ' और दिन '], `${hi.day}।`]),
      say(['Whom you already pray to is right as well.'], ['जिन्हें आप मानते हैं, वही सबसे सही हैं।']),
    ];
  }
  return [
    say([`${book.planet(lord)}, lord of your 1st house, gives you ${en.colour} as colour and ${en.day} as day.`], [`लग्न के स्वामी ${book.planet(lord)} से आपका रंग ${hi.colour} और दिन ${hi.day} है।`]),
    say(['Take it as a small help', [' and not as luck itself', ', no more'], '.'], ['इसे छोटी मदद समझिए', [', भाग्य नहीं', ''], '।']),
  ];
}

export function doshaAnswer(context: Context, name: FactName): string[] {
  const { say, question: { chart } } = context;
  if (name === 'manglik') return manglikAnswer(context);
  if (name === 'kaalSarp') return kaalSarpAnswer(context);
  if (name === 'birthday') return birthdayAnswer(context);
  if (name === 'lucky') return luckyAnswer(context);
  return hasPitraTheme(chart)
    ? [say(['Yes, your chart has a theme of duty to the elders', [', as more than a quarter of charts do', ', which is common'], '.'], ['हाँ, कुंडली में बड़ों के प्रति कर्तव्य का विषय है', [', यह बहुत आम है', ''], '।']), say(['It causes no misfortune and needs no paid rite; time given to an elder answers it.'], ['इससे कोई अनिष्ट नहीं होता; किसी बुज़ुर्ग को समय दीजिए, यही काफ़ी है।'])]
    : [say(['No, your chart shows no Pitra theme', ['.', ', so there is nothing to do.']], ['नहीं, कुंडली में पितृ दोष का विषय नहीं है।'])];
}
