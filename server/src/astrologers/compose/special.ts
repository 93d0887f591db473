import type { PlanetName } from '@oracle-astra/shared/contract';
import { weigh } from '../plan/weigh';
import { runningPeriods } from '../plan/windows';
import { slowSigns } from '../../astrology';
import { findMatters, getMatter, type Matter } from '../question/matters';
import { readText } from '../question/question-text';
import { englishOrdinal as th } from '../vocabulary/english';
import { hindiOrdinal } from '../vocabulary/hindi';
import { englishFields, englishHouses, englishPartner } from '../words/english-words';
import { hindiFields, hindiHouses, hindiPartner } from '../words/hindi-words';
import type { Context } from './context';
import { chooseGrounds, elaborate, focusOf, judge } from './judgement';

const o = (house: number) => hindiOrdinal(house, 'oblique');

interface Option {
  label: string;
  matter: Matter;
}

const known: [RegExp, string, string, Parameters<typeof getMatter>[0]][] = [
  [/ (?:arrange\w*|parivar ki pasand) /u, 'an arranged marriage', 'परिवार की पसंद का विवाह', 'family'],
  [/ (?:love|prem|lav) /u, 'a love marriage', 'प्रेम विवाह', 'love'],
  [/ (?:govt|government|sarkari) /u, 'a government job', 'सरकारी नौकरी', 'governmentJob'],
  [/ (?:business|startup|vyapar|karobar|dhandha|bijnes|bijanes|own) /u, 'business', 'व्यापार', 'business'],
  [/ (?:abroad|foreign|videsh|canada|usa|bahar) /u, 'going abroad', 'विदेश', 'abroad'],
  [/ (?:india|home|here|desh|bharat|yahin|ghar) /u, 'staying at home in India', 'अपना देश', 'family'],
  [/ (?:mba|phd|masters|study|studies|padhai|padhae|higher) /u, 'study', 'पढ़ाई', 'higherStudy'],
  [/ (?:rent|renting|kiraya|kiraye) /u, 'renting', 'किराया', 'travel'],
  [/ (?:buy|buying|kharid\w*) /u, 'buying', 'खरीदना', 'house'],
  [/ (?:private|job|naukri|naukari|naukree|naukaree|nokri|working|service) /u, 'a job', 'नौकरी', 'newJob'],
  [/ (?:stay|wait|rukna|ruk\w*|continue|rahna) /u, 'staying and waiting', 'रुकना', 'family'],
  [/ (?:switch|change|leave|quit|badal\w*|chhod\w*|go|resign) /u, 'the change', 'बदलाव', 'jobChange'],
];

const fill = /^(?:should|shall|will|is|it|be|i|do|does|a|an|the|my|to|for|me|or|what|which|better|go|good|ek|kya|mujhe|main|mein|mere|liye|karu|karun|karoon|sahi|rahega|rahegi|theek|hai|hoga|hogi)$/u;

function toOption(half: string, { isEnglish }: Context, language: Context['read']['language']): Option {
  const text = readText(half, language);
  const match = known.find(([pattern]) => pattern.test(text.plain.replace(/aa/gu, 'a')));
  if (match) return { label: match[isEnglish ? 1 : 2], matter: getMatter(match[3]) };
  const [matter] = findMatters(text);
  const words = half.replace(/[?।.!]/gu, '').trim().split(/\s+/u).filter((word) => !fill.test(word.toLowerCase()));
  return { label: `"${words.slice(-4).join(' ') || half.trim()}"`, matter: matter ?? getMatter('luck') };
}

const labelsOf = ([one, other]: readonly [Option, Option]) => `${one.label}, ${other.label}`;

/** Two options side by side; never a yes. */
export function composeEither(context: Context): string {
  const { say, strengths, read, question, now } = context;
  const [left = '', right = ''] = question.text.split(/\s+(?:or|OR|Or|versus|vs|ya|Ya|या|अथवा)\s+/u).map((half, index) => (index === 0 ? half.replace(/^.*[,:]\s+/u, '') : half.replace(/[,:].*$|\s+(?:for|which|what|mein|में)\s.*$/u, '')));
  const options = [toOption(left, context, read.language), toOption(right, context, read.language)] as const;
  const scored = options.map((option) => {
    const focus = focusOf(option.matter, read, question.birth.gender);
    return { ...option, score: weigh(strengths, focus, now, question.birth.gender).score };
  });
  const [best, other] = [...scored].sort((a, b) => b.score - a.score);
  if (!best || !other) return '';
  const isOpen = best.matter.id === other.matter.id;
  const isClose = best.score - other.score < 5;
  const opening = isOpen
    ? say([['Between ', 'As for '], `${labelsOf(options)} the chart sees no difference`, ['; choose what you can keep up', ', so take the one you would not regret', '; let the practical side decide'], '.'], [`${labelsOf(options)} में कुंडली फ़र्क नहीं दिखाती`, ['; जो निभा सकें, वही चुनिए', ', सुविधा देखकर चुनिए'], '।'])
    : isClose
    ? say([['Both are close, with ', 'There is little between them, but '], `${best.label} a little ahead of ${other.label}`, ['.', ' in your chart.']], [['दोनों लगभग बराबर हैं, ', 'फ़र्क कम है, '], `${best.label} थोड़ा आगे, ${other.label} पीछे`, ['।', ' दिखता है।']])
    : say([[`${best.label} suits your chart better than ${other.label}`, `Rather ${best.label} than ${other.label}`, `Your chart leans to ${best.label}, not ${other.label}`], ['.', ', on balance.', ', as things stand.']], [[`${best.label} आपके लिए बेहतर है, ${other.label} से`, `${other.label} से ज़्यादा ${best.label} के योग हैं`], ['।', ', कुल मिलाकर।']]);
  return [opening, ...elaborate(context, judge(context, best.matter))].join('\n\n');
}

/** What a partner, or work, is like. */
export function composeLike(context: Context): string {
  const { say, book, strengths, read } = context;
  const judgement = judge(context);
  if (read.matter.id === 'careerField') {
    const lord = strengths.view.lord(10);
    const planet: PlanetName = strengths.view.in(10)[0] ?? lord;
    const opening = say([[`Work in ${englishFields[planet]}`, `A field like ${englishFields[planet]}`], [' suits you best', ' fits your chart best', ' is what your 10th house points to'], '.'], [[`${hindiFields[planet]}`], [' आपके लिए सबसे अच्छा है', ' आपकी कुंडली से मेल खाता है', ' के योग सबसे अच्छे हैं'], '।']);
    return [opening, ...elaborate(context, judgement)].join('\n\n');
  }
  const house = read.kin && !['husband', 'wife', 'partner'].includes(read.kin.id) ? read.kin.house : 7;
  const lord = strengths.view.lord(house);
  const [inside] = strengths.view.in(house);
  const sign = ((strengths.view.chart.ascendant.sign + house - 2) % 12) + 1;
  const who = read.kin ? { en: `your ${book.kin(read.kin.id)}`, hi: `आपके ${book.kin(read.kin.id)}` } : { en: 'your partner', hi: 'जीवनसाथी' };
  const opening = say([[`Expect ${who.en} to be ${englishPartner[sign - 1]}`, `Your chart shows ${who.en} as ${englishPartner[sign - 1]}`], [', by the ', ', from the '], `${th(house)} house in ${book.sign(sign)}.`], [`${who.hi} का `, [`स्वभाव कुंडली में ऐसा दिखता है: ${hindiPartner[sign - 1]}`, `${hindiPartner[sign - 1]} दिखता है`], `, क्योंकि ${o(house)} भाव में ${book.sign(sign)} राशि है।`]);
  const place = say([`${book.planet(lord)}, its lord, is in your ${th(strengths.view.house(lord))} house (${englishHouses[strengths.view.house(lord) - 1]})`, inside ? `, and ${book.planet(inside)} is in the ${th(house)} house` : '', '.'], [`${o(house)} भाव के स्वामी ${book.planet(lord)} ${o(strengths.view.house(lord))} भाव (${hindiHouses[strengths.view.house(lord) - 1]}) में हैं।`, inside ? ` ${o(house)} भाव में ${book.planet(inside)} हैं।` : '']);
  const honest = say([['A chart shows a manner and not a face', 'Looks, name and city are not in a chart', 'Your own chart shows only your side of it'], '.'], [['कुंडली स्वभाव दिखाती है, चेहरा नहीं', 'नाम और शहर कुंडली में नहीं होते', 'आपकी कुंडली से बस आपकी ओर की बात दिखती है'], '।']);
  return [opening, place, honest].join('\n\n');
}

/** A time that is over, from the dashas of then. */
export function composePast(context: Context): string {
  const { say, book, strengths, read } = context;
  const at = read.horizon ? (read.horizon.from + read.horizon.to) / 2 : context.now;
  const { maha, antar } = runningPeriods(strengths, at);
  const [m, a] = [book.planet(maha.lord), book.planet(antar.lord)];
  const house = strengths.view.house(antar.lord);
  const label = read.horizon ?? { english: 'then', hindi: 'तब' };
  const saturn = ((slowSigns(at).Saturn - strengths.view.chart.ascendant.sign + 12) % 12) + 1;
  if (Date.parse(strengths.view.chart.utc) > at) return say([`That was before your birth, so your chart says nothing about it.`], ['वह आपके जन्म से पहले का समय है, कुंडली उस पर कुछ नहीं कहती।']);
  const isFestival = read.horizon?.unit === 'festival';
  const opening = isFestival
    ? say([`${label.english} was on ${book.day(read.horizon?.to ?? at)} and is over; it fell in the ${antar.lord} antardasha.`], [`${label.hindi} ${book.day(read.horizon?.to ?? at)} को बीत चुकी है; तब ${a} की अंतर्दशा थी।`])
    : say([[`${label.english[0]?.toUpperCase()}${label.english.slice(1)} you were in the ${maha.lord} mahadasha and ${antar.lord} antardasha`], [', so the stress was on ', ', and life turned around '], `${englishHouses[house - 1]}.`], [`${label.hindi} ${m} की महादशा में ${a} की अंतर्दशा थी`, [', इसलिए बात ', ', और ज़्यादातर बात '], `${hindiHouses[house - 1]} भाव की रही।`]);
  const place = say([`${book.planet(antar.lord)} is in your ${th(house)} house (${englishHouses[house - 1]}), and its antardasha ran from ${book.day(antar.start)} to ${book.day(antar.end)}.`], [`${a} आपके ${o(house)} भाव में हैं, और अंतर्दशा ${book.day(antar.start)} से ${book.day(antar.end)} तक थी।`]);
  const slow = say([`In that year Saturn moved through the ${th(saturn)} from your lagna`, [', which slows what it passes', ', and asks for patience there'], '.'], [`उस साल शनि लग्न से ${o(saturn)} स्थान में थे`, [', वहाँ की बातें धीमी रहीं', ', इसलिए सब्र की ज़रूरत थी'], '।']);
  return [opening, place, slow].join('\n\n');
}

/** What no chart can tell, said in a sentence, with what it can. */
export function composeUnknowable(context: Context): string {
  const { say } = context;
  const opening = say([["That can't be seen in your chart", "Your chart can't show that", 'No chart can tell that'], [': it shows you, not the thoughts of others', '; a name, a number or another heart is not in it', ', and a guess would not help you'], '.'], [['यह आपकी कुंडली से नहीं दिखता', 'कुंडली यह नहीं बता सकती'], ['; किसी और का मन, नाम या नंबर उसमें नहीं होता', ', अंदाज़ा लगाना ठीक नहीं'], '।']);
  const bridge = say([['What it does show is your own side', 'Here is what it can show', 'This much it can say'], ['.', ', and that may help more.']], [['आपकी ओर की बात ज़रूर दिखती है', 'जो दिखता है, वह यह है'], '।']);
  const judgement = judge(context);
  const { grounds: [ground] } = chooseGrounds(judgement, 1);
  return [opening, [bridge, ground ? context.tell(context.book.ground(ground, judgement.matter.id, null)) : ''].join(' ')].join('\n\n');
}
