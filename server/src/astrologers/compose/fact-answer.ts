/* eslint-disable max-lines -- one short function a fact */
import type { PlanetName } from '@oracle-astra/shared/contract';
import { aspectedHouses, aspectsOn, dignityIn, divisionSign, findYogas, isCombust, nakshatraLord, nextStation, occupants, signLord } from '../../astrology';
import { opensAsYesNo } from '../question/sentence-form';
import { findPlanets } from '../question/chart-terms';
import { personalFacts, type FactRequest } from '../question/fact-request';
import { hindiOrdinal } from '../vocabulary/hindi';
import { englishOrdinal as th } from '../vocabulary/english';
import { englishHouses } from '../words/english-words';
import { hindiHouses } from '../words/hindi-words';
import type { Parts } from '../words/speaker';
import type { Context } from './context';
import { effectOf, personalFactAnswer } from './personal-facts';
import { dashaAnswer, sadeSatiAnswer, transitAnswer } from './time-facts';
import { panchangAnswer } from './panchang-fact';
import { divisionHouse, otherFactAnswer, skyRetrograde } from './other-facts';
import { doshaAnswer, yogaAnswer } from './yoga-facts';

const planets: readonly PlanetName[] = ['Sun', 'Moon', 'Mars', 'Mercury', 'Jupiter', 'Venus', 'Saturn', 'Rahu', 'Ketu'];
const o = (house: number) => hindiOrdinal(house, 'oblique');
const be = (list: readonly unknown[]) => (list.length > 1 ? 'are' : 'is');

const [strong, weak] = [50, 33];

const dignityEn = { exalted: 'exalted', own: 'in its own sign', friendly: "in a friend's sign", neutral: 'in a neutral sign', enemy: "in an enemy's sign", debilitated: 'debilitated' } as const;
const dignityHi = { exalted: 'उच्च के', own: 'अपनी राशि के', friendly: 'मित्र राशि के', neutral: 'सम राशि के', enemy: 'शत्रु राशि के', debilitated: 'नीच के' } as const;

/** Sign, house, nakshatra, pada and dignity of a planet. */
function planetAnswer(context: Context, planet: PlanetName): string[] {
  const { say, book, strengths } = context;
  const { sign, house, nakshatra, pada, retrograde } = strengths.view.planet(planet);
  const n = book.planet(planet);
  const isNode = planet === 'Rahu' || planet === 'Ketu';
  const ruled = strengths.view.ruled(planet);
  const dignity = dignityIn(planet, sign);
  const strength = strengths.of(planet);
  const tail = retrograde && !isNode ? ', retrograde' : '';
  const tailHi = retrograde && !isNode ? ' और वक्री हैं' : ' हैं';
  const ruling = book.list(ruled.map((each) => (context.isEnglish ? th(each) : o(each))));
  const { plain } = context.read.text;
  const asksStar = / (?:nakshatr\w*|nakshtra|star|pada|charan) /u.test(plain);
  const asksEffect = !asksStar && / (?:effect\w*|affect\w*|mean|means|meaning|doing|do|role|asar|prabhav|fal|matlab|arth|about) /u.test(plain);
  const lines = [
    say([[`Your ${planet} is in ${book.sign(sign)}`, `${n} is in ${book.sign(sign)} in your chart`], `, in the ${th(house)} house (${englishHouses[house - 1]})${tail}`, '.'], [[`आपकी कुंडली में ${n}`, n], ` ${book.sign(sign)} राशि में, ${o(house)} भाव (${hindiHouses[house - 1]}) में${tailHi}`, '।']),
    say([['It is', `${n} is`, `Your ${planet} is`, `At birth ${n} was`, `By nakshatra it is`], [` in the nakshatra ${book.star(nakshatra)}, pada ${pada}`, ` in ${book.star(nakshatra)} nakshatra, pada ${pada}`], isNode ? '' : [`, ${dignityEn[dignity]}`], '.'], [[n, `जन्म के ${n}`, `आपके ${n}`, `कुंडली के ${n}`], ` ${book.star(nakshatra)} नक्षत्र के ${hindiOrdinal(pada, 'oblique')} चरण में`, isNode ? ' हैं।' : [` और ${dignityHi[dignity]} हैं।`]]),
    ruled.length > 0
      ? say([`${n} rules your ${ruling}`, [', so it acts on those parts of life', ' and carries those matters with it', ', and what those houses mean comes along'], '.'], [`${n} ${ruling} भाव के स्वामी हैं`, [', इसलिए उन विषयों पर असर रहता है', ' और वहाँ की बातें साथ लाते हैं'.replace('लाते हैं', 'आती हैं')], '।'])
      : '',
    isNode ? '' : say([strength >= 50 ? ['Its strength is good', 'It is among the stronger planets here'] : strength >= 33 ? ['Its strength is middling', 'It is neither strong nor weak'] : ['It is on the weak side', 'It needs some support'], [', by sign, house and company', ' when sign, house and aspects are added up', ''], '.'], [strength >= 50 ? ['इनका बल अच्छा है', 'ये मज़बूत ग्रहों में हैं'] : strength >= 33 ? ['इनका बल मध्यम है', 'न ज़्यादा बली, न कमज़ोर'] : ['इनका बल कम है', 'इन्हें सहारा चाहिए'].map((each) => each.replace('चाहिए', 'देना अच्छा है')), ['', ', राशि, भाव और दृष्टि जोड़कर'], '।']),
  ];
  const { house: asked } = context.read.fact ?? {};
  const asksHouse = asked && (opensAsYesNo(context.read.text) || / (?:kya|kyaa) /u.test(plain));
  if (asksHouse) return [say([asked === house ? 'Yes, ' : 'No, ', `${n} is in your ${th(house)} house (${englishHouses[house - 1]}).`], [asked === house ? 'हाँ, ' : 'नहीं, ', `${n} ${o(house)} भाव (${hindiHouses[house - 1]}) में हैं।`]), ...lines.slice(1)];
  if (asksStar) return [lines[1] ?? '', lines[0] ?? '', ...lines.slice(2)];
  return asksEffect ? [effectOf(context, planet), ...lines] : lines;
}

function houseAnswer({ say, book, strengths, question: { chart }, isEnglish, read }: Context, house: number): string[] {
  const asksEmpty = / (?:empty|vacant|khali|khaalee|khaali) /u.test(read.text.plain);
  const inside = occupants(chart, house).map(({ name }) => book.planet(name));
  const sign = strengths.view.lord(house);
  const signName = book.sign(((chart.ascendant.sign + house - 2) % 12) + 1);
  const lordHouse = strengths.view.house(sign);
  const seen = aspectsOn(chart, house).filter(({ name }) => name !== 'Rahu' && name !== 'Ketu').map(({ name }) => book.planet(name));
  return [
    inside.length > 0
      ? say([`${book.list(inside)} ${be(inside)} in your ${th(house)} house`, ` (${englishHouses[house - 1]})`, '.'], [[`आपके ${o(house)} भाव (${hindiHouses[house - 1]}) में`, `${o(house)} भाव में`], ` ${book.list(inside)} हैं`, '।'])
      : say([asksEmpty ? 'Yes, your' : 'Your', ` ${th(house)} house (${englishHouses[house - 1]}) is empty`, [', which is common', '; its lord speaks for it', ''], '.'], [asksEmpty ? 'हाँ, ' : '', `${hindiOrdinal(house, 'direct')} भाव (${hindiHouses[house - 1]}) खाली है`, [', यह आम बात है', '; उसके स्वामी से फल देखा जाता है', ''], '।']),
    say([`The sign of the ${th(house)} house is ${signName}, and its lord ${book.planet(sign)} is in the ${th(lordHouse)} house.`], [`${o(house)} भाव में ${signName} राशि है और उसके स्वामी ${book.planet(sign)} ${o(lordHouse)} भाव में हैं।`]),
    seen.length > 0 ? say([`${book.list(seen)} ${seen.length > 1 ? 'aspect' : 'aspects'} your ${th(house)} house.`], [`${o(house)} भाव पर ${book.list(seen)} की दृष्टि है।`]) : isEnglish ? 'No planet aspects it.' : '',
  ];
}

function lordAnswer({ say, book, strengths, read }: Context, house: number): string[] {
  const lord = strengths.view.lord(house);
  const strength = strengths.of(lord);
  const asksStrength = / (?:strong|weak|powerful|mazboot|majboot|kamzor|kamjor|balwan) /u.test(read.text.plain);
  const verdict = strength >= strong ? say(['It is strong', ' by sign, house and company.'], ['बल अच्छा है', ', राशि, भाव और दृष्टि जोड़कर।']) : strength >= weak ? say(['Its strength is middling', ', neither strong nor weak.'], ['बल मध्यम है', ', न ज़्यादा, न कम।']) : say(['It is on the weak side', ' and needs support.'], ['बल कम है', ', सहारे की ज़रूरत है।']);
  const { house: inHouse, sign } = strengths.view.planet(lord);
  const n = book.planet(lord);
  const asksPlace = / (?:where|in which|which sign|which house|placed|sitting|kahan|kahaan|kaha|kis bhav|kis rashi|kis ghar|baitha\w*) /u.test(read.text.plain);
  const place = say([`${n} is in your ${th(inHouse)} house (${englishHouses[inHouse - 1]}), in ${book.sign(sign)}.`], [`${n} ${o(inHouse)} भाव (${hindiHouses[inHouse - 1]}) में, ${book.sign(sign)} राशि में हैं।`]);
  const named = say([[`The lord of your ${th(house)} house is ${n}`, `${n} is the lord of your ${th(house)} house`], '.'], [`${o(house)} भाव के स्वामी ${n} हैं।`]);
  return [
    asksStrength ? `${named} ${verdict}` : asksPlace ? `${place} ${named}` : named,
    asksPlace ? '' : place,
  ];
}

function signAnswer(context: Context, name: 'moonSign' | 'sunSign' | 'nakshatra' | 'lagna'): string[] {
  const { say, book, strengths, question: { chart } } = context;
  const [moon, sun, lagna] = [strengths.view.planet('Moon'), strengths.view.planet('Sun'), chart.ascendant];
  const lines: Record<typeof name, [Parts, Parts]> = {
    moonSign: [[`Your Moon sign (rashi) is ${book.sign(moon.sign)}`, [', in the nakshatra ', '; the nakshatra is '], `${book.star(moon.nakshatra)}.`], [`आपकी राशि ${book.sign(moon.sign)} है`, [' और नक्षत्र ', ', नक्षत्र '], `${book.star(moon.nakshatra)}।`]],
    sunSign: [[`Your Sun is in ${book.sign(sun.sign)}`, [' in the sidereal zodiac', ', as Vedic astrology counts it'], `, and your Moon sign is ${book.sign(moon.sign)}.`], [`आपकी सूर्य राशि ${book.sign(sun.sign)} है`, ` और चंद्र राशि ${book.sign(moon.sign)}।`]],
    nakshatra: [[`Your nakshatra is ${book.star(moon.nakshatra)}, pada ${moon.pada}`, [', with the Moon in ', '; the Moon is in '], `${book.sign(moon.sign)}.`], [`आपका नक्षत्र ${book.star(moon.nakshatra)} है, चरण ${moon.pada}`, [', चंद्रमा ', '; चंद्रमा '], `${book.sign(moon.sign)} राशि में हैं।`]],
    lagna: [[`Your lagna (ascendant) is ${book.sign(lagna.sign)}`, ', ', `and its lord is ${book.planet(strengths.view.lord(1))}.`], [`आपका लग्न ${book.sign(lagna.sign)} है`, ' और ', `लग्न के स्वामी ${book.planet(strengths.view.lord(1))} हैं।`]],
  };
  const { plain } = context.read.text;
  if (name === 'lagna' && / (?:degrees?|ansh|ansha) /u.test(plain)) return [say([`Your lagna is at ${(lagna.longitude % 30).toFixed(1)}° of ${book.sign(lagna.sign)}.`], [`आपका लग्न ${book.sign(lagna.sign)} के ${(lagna.longitude % 30).toFixed(1)}° पर है।`]), lordAnswer(context, 1)[1] ?? ''];
  const ruler = name === 'moonSign' ? signLord(moon.sign) : name === 'nakshatra' ? nakshatraLord(moon.nakshatra) : null;
  if (ruler && / (?:lord|ruler|ruling|ruled|swami|swaamee|svaamee|malik) /u.test(plain)) return [say([`${book.planet(ruler)} is the lord of your ${name === 'moonSign' ? `Moon sign, ${book.sign(moon.sign)}` : `nakshatra, ${book.star(moon.nakshatra)}`}.`], [`आपकी ${name === 'moonSign' ? `राशि ${book.sign(moon.sign)}` : `कुंडली में नक्षत्र ${book.star(moon.nakshatra)}`} है और उसके स्वामी ${book.planet(ruler)} हैं।`]), say(...lines[name])];
  const second = name === 'lagna' ? lordAnswer(context, 1)[1] : name === 'sunSign' ? '' : planetAnswer(context, 'Moon')[0];
  return [say(...lines[name]), second ?? ''];
}

function dignityAnswer(context: Context, { planet, dignity }: FactRequest): string[] {
  const { say, book, strengths } = context;
  if (planet) {
    const found = dignityIn(planet, strengths.view.planet(planet).sign);
    const asked = dignity ?? found;
    const holds = found === asked;
    const n = book.planet(planet);
    const sign = book.sign(strengths.view.planet(planet).sign);
    return [
      say([dignity ? (holds ? 'Yes, ' : 'No, ') : '', `${n} is in ${sign}`, holds ? `, ${dignityEn[found]} there` : `, not ${dignityEn[asked]}, but ${dignityEn[found]}`, '.'], [dignity ? (holds ? 'हाँ, ' : 'नहीं, ') : '', `${n} ${sign} राशि में ${dignityHi[found]} हैं।`]),
      planetAnswer(context, planet)[0] ?? '',
    ];
  }
  const wanted = dignity ? [dignity] : (['exalted', 'own', 'debilitated'] as const);
  const seven = planets.slice(0, 7);
  const found = wanted.map((each) => [each, seven.filter((name) => dignityIn(name, strengths.view.planet(name).sign) === each)] as const).filter(([, list]) => list.length > 0);
  if (found.length === 0) return [say(['No planet is ', dignity ? dignityEn[dignity] : 'exalted or debilitated', ' in your chart.'], ['आपकी कुंडली में कोई ग्रह ', dignity ? dignityHi[dignity] : 'उच्च या नीच के', ' नहीं।'])];
  return found.map(([each, list]) => say([dignity ? 'Yes, ' : '', `${book.list(list.map(book.planet))} ${be(list)} ${list.length > 1 && each === 'own' ? 'in their own signs' : dignityEn[each]} in your chart.`], [dignity ? 'हाँ, ' : '', `${book.list(list.map(book.planet))} ${dignityHi[each]} हैं।`]));
}

const asksDoing = / (?:what (?:does|do|will|would|is the effect|does it)|effects?|practical\w*|mean|means|meaning|impact|asar|fal|phal|prabhav|matlab|kya (?:hota|hoti|karta|karte|karega)) /u;

/** What a planet that moves backwards, or straight on, does where it stands. */
function doingOf({ say, book, strengths }: Context, planet: PlanetName, isRetro: boolean): string {
  const house = strengths.view.house(planet);
  const n = book.planet(planet);
  return isRetro
    ? say([[`In practice ${n} works inwardly and twice over`, `What it does: ${n} goes over things a second time`, `In daily life that makes ${n} slow to show and thorough`], `, in the ${th(house)} house (${englishHouses[house - 1]})`, [': what is begun there is often redone before it holds.', '; second attempts there do better than first ones.']], [[`असर यह है कि ${n} का फल भीतर और देर से मिलता है`, `व्यवहार में ${n} हर बात दोबारा कराते हैं`], `, ${hindiOrdinal(house, 'oblique')} भाव (${hindiHouses[house - 1]}) में`, ['; वहाँ दूसरी कोशिश पहली से बेहतर रहती है।', ', जो शुरू हो, वह अक्सर फिर से करके टिकता है।']])
    : say([[`In practice ${n} gives straight on`, `What it does: ${n} shows its results openly`], `, in the ${th(house)} house (${englishHouses[house - 1]})`, [', without the second round of a retrograde one.', ' and at its own time.']], [[`असर सीधा है: ${n} का फल खुलकर मिलता है`, `${n} सीधे चलते हैं, फल भी सीधा`], `, ${hindiOrdinal(house, 'oblique')} भाव (${hindiHouses[house - 1]}) में`, ['।', ', अपने समय पर।']]);
}

function retrogradeAnswer(context: Context, planet: PlanetName | null): string[] {
  const { say, book, question: { chart }, now } = context;
  const born = chart.planets.filter(({ name, retrograde }) => retrograde && name !== 'Rahu' && name !== 'Ketu').map(({ name }) => name);
  if (planet) {
    const n = book.planet(planet);
    const isRetro = chart.planets.some(({ name, retrograde }) => name === planet && retrograde);
    const turn = nextStation(planet, now);
    if (/ (?:today|now|currently|abhi|aaj|aajkal|these days|at present) /u.test(context.read.text.plain) && !/ (?:born|birth|janm\w*) /u.test(context.read.text.plain)) return skyRetrograde(context, planet);
    const isSky = / (?:when|direct|margi|kab|next|become) /u.test(context.read.text.plain);
    const lines = [
      say([isRetro ? 'Yes, ' : 'No, ', n, isRetro ? ' was retrograde when you were born.' : ' was direct when you were born.'], [isRetro ? `हाँ, जन्म के समय ${n} वक्री थे।` : `नहीं, जन्म के समय ${n} वक्री नहीं थे।`]),
      turn ? say([`In the sky ${n} turns ${turn.direct ? 'direct' : 'retrograde'} on ${book.day(turn.at)}.`], [`गोचर में ${n} ${book.day(turn.at)} को ${turn.direct ? 'मार्गी' : 'वक्री'} होंगे।`]) : '',
    ];
    if (!isSky && asksDoing.test(context.read.text.plain)) return [`${lines[0] ?? ''} ${doingOf(context, planet, isRetro)}`, lines[1] ?? ''];
    return isSky && turn ? [lines[1] ?? '', skyRetrograde(context, planet)[0] ?? ''] : lines;
  }
  return [
    born.length > 0 ? say([`${book.list(born.map(book.planet))} ${born.length > 1 ? 'were' : 'was'} retrograde at your birth`, [', besides Rahu and Ketu', ', not counting Rahu and Ketu'], '.'], [`आपकी कुंडली में ${book.list(born.map(book.planet))} वक्री हैं`, [', राहु-केतु के अलावा', ''], '।']) : say(['No planet was retrograde at your birth', [', apart from Rahu and Ketu', ' except the nodes Rahu and Ketu'], '.'], ['आपकी कुंडली में कोई ग्रह वक्री नहीं', [', राहु-केतु को छोड़कर', ''], '।']),
  ];
}

/** Whether one named planet aspects another: the one named first in the question looks. */
function pairAspect({ say, book, strengths, read }: Context): string[] | null {
  const [a, b] = findPlanets(read.text);
  if (!a || !b) return null;
  const place = (name: PlanetName) => Math.max(read.text.plain.indexOf(` ${name.toLowerCase()} `), 0);
  const [looks, seen] = place(a) <= place(b) ? [a, b] : [b, a];
  const [from, to] = [strengths.view.house(looks), strengths.view.house(seen)];
  const holds = aspectedHouses(looks, from).includes(to);
  return [
    say([holds ? 'Yes, ' : 'No, ', `${book.planet(looks)} ${holds ? 'aspects' : 'does not aspect'} ${book.planet(seen)}.`], [holds ? 'हाँ, ' : 'नहीं, ', `${book.planet(seen)} पर ${book.planet(looks)} की दृष्टि ${holds ? 'है' : 'नहीं है'}।`]),
    say([`${book.planet(looks)} is in your ${th(from)} house and ${book.planet(seen)} is in your ${th(to)} house.`], [`${book.planet(looks)} ${o(from)} भाव में हैं और ${book.planet(seen)} ${o(to)} भाव में हैं।`]),
  ];
}

function aspectAnswer(context: Context, { planet, house }: FactRequest): string[] {
  const { say, book, strengths, question: { chart }, isEnglish } = context;
  const both = house === null ? pairAspect(context) : null;
  if (both) return both;
  if (planet && house === null) {
    const houses = aspectedHouses(planet, strengths.view.house(planet));
    const list = book.list(houses.map((each) => (isEnglish ? th(each) : o(each))));
    return [say([`${book.planet(planet)}, in the ${th(strengths.view.house(planet))} house, aspects your ${list}.`], [`${book.planet(planet)} ${o(strengths.view.house(planet))} भाव से ${list} भाव को देखते हैं।`])];
  }
  const of = house ?? 1;
  const seen = aspectsOn(chart, of).map(({ name }) => book.planet(name));
  return [seen.length > 0 ? say([`${book.list(seen)} ${seen.length > 1 ? 'aspect' : 'aspects'} your ${th(of)} house.`], [`${o(of)} भाव पर ${book.list(seen)} की दृष्टि है।`]) : say([`No planet aspects your ${th(of)} house.`], [`${o(of)} भाव पर किसी ग्रह की दृष्टि नहीं है।`])];
}

function divisionAnswer(context: Context, { planet, division }: FactRequest): string[] {
  const { say, book, question: { chart }, strengths } = context;
  const of = division ?? 'D9';
  const lagna = divisionSign(of, chart.ascendant.longitude);
  const name = book.division(of);
  const signOf = (each: PlanetName) => divisionSign(of, strengths.view.planet(each).longitude);
  const one = (each: PlanetName) => say([`In the ${name} ${book.planet(each)} is in ${book.sign(signOf(each))}.`], [`${name} में ${book.planet(each)} ${book.sign(signOf(each))} राशि में हैं।`]);
  const ascendant = say([`The ${name} ascendant is ${book.sign(lagna)}`, [', and a few minutes of birth time can change it', ', if your birth time is exact'], '.'], [`${name} का लग्न ${book.sign(lagna)} है`, [', जन्म समय सही हो तो', '; कुछ मिनट के फ़र्क से यह बदल सकता है'], '।']);
  const { house } = context.read.fact ?? {};
  if (house && !planet) return [divisionHouse(context, of, house), ascendant];
  return planet ? [one(planet), ascendant] : [ascendant, one('Moon'), one(of === 'D10' ? 'Sun' : 'Venus')];
}

function rankAnswer({ say, book, strengths }: Context, isWeakest: boolean): string[] {
  const ranked = strengths.ranked();
  const [planet = 'Sun', next = 'Moon'] = isWeakest ? [...ranked].reverse() : ranked;
  return [
    say([`${book.planet(planet)} is the ${isWeakest ? 'weakest' : 'strongest'} planet in your chart`, [', and after it ', ', followed by '], `${book.planet(next)}.`], [`आपकी कुंडली में सबसे ${isWeakest ? 'कमज़ोर' : 'मज़बूत'} ग्रह ${book.planet(planet)} हैं`, [', फिर ', ', उसके बाद '], `${book.planet(next)}।`]),
    say([`${book.planet(planet)} is in the ${th(strengths.view.house(planet))} house, in ${book.sign(strengths.view.planet(planet).sign)}.`], [`${book.planet(planet)} ${o(strengths.view.house(planet))} भाव में, ${book.sign(strengths.view.planet(planet).sign)} राशि में हैं।`]),
  ];
}

function combustAnswer({ say, book, question: { chart } }: Context, planet: PlanetName | null): string[] {
  if (planet && planets.slice(1, 7).includes(planet)) {
    const n = book.planet(planet);
    return [isCombust(chart, planet) ? say([`Yes, ${n} is combust, close to the Sun.`], [`हाँ, ${n} अस्त हैं, सूर्य के पास।`]) : say([`No, ${n} is not combust; it keeps its distance from the Sun.`], [`नहीं, ${n} अस्त नहीं हैं, सूर्य से दूरी है।`])];
  }
  const found = planets.slice(1, 7).filter((each) => isCombust(chart, each));
  return [found.length > 0 ? say([`${book.list(found.map(book.planet))} ${be(found)} combust, close to the Sun.`], [`${book.list(found.map(book.planet))} अस्त हैं, सूर्य के पास।`]) : say(['No planet is combust in your chart.'], ['आपकी कुंडली में कोई ग्रह अस्त नहीं है।'])];
}

function conjunctAnswer(context: Context, planet: PlanetName): string[] {
  const { say, book, strengths } = context;
  const house = strengths.view.house(planet);
  const others = strengths.view.in(house).filter((each) => each !== planet);
  return [others.length > 0 ? say([`${book.list([planet, ...others].map(book.planet))} are in your ${th(house)} house.`], [`${book.list([planet, ...others].map(book.planet))} ${o(house)} भाव में हैं।`]) : say([`${book.planet(planet)} is alone in your ${th(house)} house.`], [`${book.planet(planet)} ${o(house)} भाव में हैं, किसी के साथ नहीं।`])];
}

function summaryAnswer(context: Context): string[] {
  const { question, strengths } = context;
  const yogas = findYogas(strengths, question.birth.gender).filter(({ polarity, isWeak }) => polarity === 1 && !isWeak);
  return [signAnswer(context, 'lagna')[0] ?? '', signAnswer(context, 'moonSign')[0] ?? '', rankAnswer(context, false)[0] ?? '', yogas.length > 0 ? (yogaAnswer(context, null)[0] ?? '') : '', dashaAnswer(context, { level: 'antar', planet: null })[0] ?? ''];
}

/** Where the lord of a house is. */
function lordPlace({ say, book, strengths }: Context, house: number): string {
  const lord = strengths.view.lord(house);
  const at = strengths.view.house(lord);
  const sign = book.sign(strengths.view.planet(lord).sign);
  return say([[`${book.planet(lord)} is in your ${th(at)} house (${englishHouses[at - 1]})`, `You find ${book.planet(lord)} in your ${th(at)} house (${englishHouses[at - 1]})`], `, in ${sign}.`], [[`${book.planet(lord)} ${o(at)} भाव (${hindiHouses[at - 1]}) में`, `कुंडली में ${book.planet(lord)} ${o(at)} भाव (${hindiHouses[at - 1]}) में`], `, ${sign} राशि में हैं।`]);
}

/** "What is my lagna, and where is its lord?" */
const asksLagnaToo = / (?:lagna?|lagn|ascendant) (?:kya|kyaa|kaun\w*|konsa|and|aur) | what is my (?:lagna|ascendant) /u;

/** The sentences that answer a fact; the first is the answer itself. */
export function factAnswer(context: Context, request: FactRequest): string[] {
  const { name, planet, house, yoga } = request;
  const named = name === 'planet' ? findPlanets(context.read.text) : [];
  if (named.length > 1) return [named.slice(0, 4).map((each) => planetAnswer(context, each)[0] ?? '').join(' ')];
  if (name === 'planet' || (name === 'summary' && planet)) return planetAnswer(context, planet ?? 'Sun');
  if (name === 'house') return houseAnswer(context, house ?? 1);
  if (name === 'lord' && (house ?? 1) === 1 && asksLagnaToo.test(context.read.text.plain)) return [signAnswer(context, 'lagna')[0] ?? '', lordPlace(context, 1)];
  if (name === 'lord') return lordAnswer(context, house ?? 1);
  if (name === 'panchang') return panchangAnswer(context);
  if (name === 'moonSign' || name === 'sunSign' || name === 'nakshatra' || name === 'lagna') return signAnswer(context, name);
  if (name === 'dasha' || name === 'nextDasha' || name === 'dashaOf') return dashaAnswer(context, { ...request, isNext: name === 'nextDasha' });
  if (name === 'transit' || name === 'ingress') return transitAnswer(context, planet ?? 'Saturn', name === 'ingress');
  if (name === 'retrograde') return retrogradeAnswer(context, planet ?? (house === null ? null : context.strengths.view.lord(house)));
  if (name === 'dignity') return dignityAnswer(context, request);
  if (name === 'combust') return combustAnswer(context, planet);
  if (name === 'vargottama' || name === 'karaka' || name === 'balance' || name === 'vipreet') return otherFactAnswer(context, name);
  if (name === 'strongest' || name === 'weakest') return rankAnswer(context, name === 'weakest');
  if (name === 'aspects') return aspectAnswer(context, request);
  if (name === 'conjunct') return conjunctAnswer(context, planet ?? 'Sun');
  if (name === 'division') return divisionAnswer(context, request);
  if (name === 'sadeSati' || name === 'dhaiya') return sadeSatiAnswer(context, name === 'dhaiya');
  if (name === 'yoga' || name === 'yogas') return yogaAnswer(context, yoga);
  if (name === 'summary') return summaryAnswer(context);
  const personal = personalFacts.find((each) => each === name);
  if (personal) return personalFactAnswer(context, personal);
  if (name === 'doshas') return (['manglik', 'kaalSarp', 'pitra'] as const).map((each) => doshaAnswer(context, each)[0] ?? '');
  return doshaAnswer(context, name);
}
