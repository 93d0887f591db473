import type { PlanetName } from '@oracle-astra/shared/contract';
import { runningPeriods } from '../plan/windows';
import { slowSigns } from '../../astrology';
import { englishOrdinal as th } from '../vocabulary/english';
import { istDay } from '../vocabulary/days';
import { hindiMonths, hindiOrdinal } from '../vocabulary/hindi';
import { englishFields, englishHouses, englishPartner } from '../words/english-words';
import { hindiFields, hindiHouses, hindiPartner } from '../words/hindi-words';
import { isFeminine } from '../words/hindi-leads';
import { findOtherPerson } from '../question/other-people';
import { hasKind } from '../question/kinds';
import { shortVowels } from '../question/question-text';
import { asksShown, asksSpell } from '../question/read-question';
import type { Context } from './context';
import { composeSpell } from './spell';
import { causeThen } from './why-then';
import { chooseGrounds, elaborate, judge } from './judgement';

const o = (house: number) => hindiOrdinal(house, 'oblique');

/** What a partner, or work, is like. */
export function composeLike(context: Context): string {
  const { say, book, strengths, read } = context;
  const judgement = judge(context);
  if (read.matter.id === 'careerField') {
    const lord = strengths.view.lord(10);
    const planet: PlanetName = strengths.view.in(10)[0] ?? lord;
    const opening = say([[`Work in ${englishFields[planet]}`, `A field like ${englishFields[planet]}`], [' suits you best', ' fits your chart best', ' is what your 10th house points to'], '.'], [[`${hindiFields[planet]}`], [' आपके लिए सबसे अच्छा है', ' आपकी कुंडली से मेल खाता है', ' आपको सबसे ज़्यादा रास आता है'], '।']);
    return [opening, ...elaborate(context, judgement)].join('\n\n');
  }
  const other = read.kin === null ? findOtherPerson(read.text) : null;
  const house = other ? other.house : read.kin && !['husband', 'wife', 'partner'].includes(read.kin.id) ? read.kin.house : 7;
  const lord = strengths.view.lord(house);
  const [inside] = strengths.view.in(house);
  const sign = ((strengths.view.chart.ascendant.sign + house - 2) % 12) + 1;
  const who = other ? { en: other.english, hi: other.hindi } : read.kin ? { en: `your ${book.kin(read.kin.id)}`, hi: `${isFeminine(read.kin.id) ? 'आपकी' : 'आपके'} ${book.kin(read.kin.id)}` } : { en: 'your partner', hi: 'जीवनसाथी' };
  const opening = say([[`Expect ${who.en} to be ${englishPartner[sign - 1]}`, `Your chart shows ${who.en} as ${englishPartner[sign - 1]}`], [', by the ', ', from the '], `${th(house)} house in ${book.sign(sign)}.`], [`${who.hi} का `, [`स्वभाव कुंडली में ऐसा दिखता है: ${hindiPartner[sign - 1]}`, `${hindiPartner[sign - 1]} दिखता है`], `, क्योंकि ${o(house)} भाव में ${book.sign(sign)} राशि है।`]);
  const place = say([`${book.planet(lord)}, its lord, is in your ${th(strengths.view.house(lord))} house (${englishHouses[strengths.view.house(lord) - 1]})`, inside ? `, and ${book.planet(inside)} is in the ${th(house)} house` : '', '.'], [`${o(house)} भाव के स्वामी ${book.planet(lord)} ${o(strengths.view.house(lord))} भाव (${hindiHouses[strengths.view.house(lord) - 1]}) में हैं।`, inside ? ` ${o(house)} भाव में ${book.planet(inside)} हैं।` : '']);
  const honest = say([['A chart shows a manner and not a face', 'Looks, name and city are not in a chart', 'Your own chart shows only your side of it'], '.'], [['कुंडली स्वभाव दिखाती है, चेहरा नहीं', 'नाम और शहर कुंडली में नहीं होते', 'आपकी कुंडली से बस आपकी ओर की बात दिखती है'], '।']);
  return [opening, place, honest].join('\n\n');
}

const monthNames = ['January', 'February', 'March', 'April', 'May', 'June', 'July', 'August', 'September', 'October', 'November', 'December'];
const monthLabel = (at: number) => {
  const [year = '', month = '1'] = istDay(new Date(at)).split('-');
  return { english: `in ${monthNames[Number(month) - 1]} ${year}`, hindi: `${hindiMonths[Number(month) - 1]} ${year} में` };
};

/** A time that is over, from the dashas of then. */
export function composePast(context: Context): string {
  const { say, book, strengths, read } = context;
  const at = read.horizon ? (read.horizon.from + read.horizon.to) / 2 : context.now;
  const { maha, antar } = runningPeriods(strengths, at);
  const [m, a] = [book.planet(maha.lord), book.planet(antar.lord)];
  const house = strengths.view.house(antar.lord);
  // A single day of the past is spoken of by its month: the dashas say no more.
  const label = read.horizon?.unit === 'day' && read.horizon.to < context.now ? monthLabel(read.horizon.from) : (read.horizon ?? { english: 'then', hindi: 'तब' });
  const saturn = ((slowSigns(at).Saturn - strengths.view.chart.ascendant.sign + 12) % 12) + 1;
  if (Date.parse(strengths.view.chart.utc) > at) return say([`That was before your birth, so your chart says nothing about it.`], ['वह आपके जन्म से पहले का समय है, कुंडली उस पर कुछ नहीं कहती।']);
  const isFestival = read.horizon?.unit === 'festival';
  const opening = isFestival
    ? say([`${label.english} was on ${book.day(read.horizon?.to ?? at)} and is over; it fell in the ${antar.lord} antardasha.`], [`${label.hindi} ${book.day(read.horizon?.to ?? at)} को बीत चुकी है; तब ${a} की अंतर्दशा थी।`])
    : say([[`${label.english[0]?.toUpperCase()}${label.english.slice(1)} you were in the ${maha.lord} mahadasha and ${antar.lord} antardasha`], [', so the stress was on ', ', and life turned around '], `${house === 1 ? 'yourself' : englishHouses[house - 1]}.`], [`${label.hindi} ${m} की महादशा में ${a} की अंतर्दशा थी`, [', इसलिए बात ', ', और ज़्यादातर बात '], `${hindiHouses[house - 1]} भाव की रही।`]);
  const shown = asksShown.test(shortVowels(read.text)) ? sayShown(context, antar.lord) : '';
  const judged = shown !== '' ? shown : hasKind(read.text, 'why') || / (?:what (?:made|caused|went wrong|happened)|kis (?:wajah|karan)|kaise (?:hua|ho ga\w*)) /u.test(read.text.plain) ? causeThen(context, antar.lord) : verdictOf(context, antar.lord);
  const place = say([`${book.planet(antar.lord)} is in your ${th(house)} house (${englishHouses[house - 1]}), and its antardasha ran from ${book.day(antar.start)} to ${book.day(antar.end)}.`], [`${a} आपके ${o(house)} भाव में हैं, और अंतर्दशा ${book.day(antar.start)} से ${book.day(antar.end)} तक थी।`]);
  const slow = say([`In that year Saturn moved through the ${th(saturn)} from your lagna`, [', which slows what it passes', ', and asks for patience there'], '.'], [`उस साल शनि लग्न से ${o(saturn)} स्थान में थे`, [', वहाँ की बातें धीमी रहीं', ', इसलिए सब्र की ज़रूरत थी'], '।']);
  const others = otherAntars(context, at);
  return [judged === '' ? opening : `${judged} ${opening}`, [place, others].filter((each) => each !== '').join(' '), slow].join('\n\n');
}

/** Whether what happened then shows in the chart: by how the lord of those months stands. */
function sayShown({ say, book, strengths, read }: Context, lord: PlanetName): string {
  const n = book.planet(lord);
  const [of, ofHi] = read.kin ? [` for your ${book.kin(read.kin.id)}`, `${book.kin(read.kin.id)} का `] : ['', ''];
  return strengths.of(lord) < 40
    ? say([['Yes, it shows', 'Yes, the trouble shows'], `: ${n}, who ruled those months, has little strength`, of === '' ? '.' : `; what it was${of} their own chart would say better.`], [[`हाँ, ${ofHi}वह कठिन समय दिखता है`, `हाँ, दिखता है`], `: उन महीनों के स्वामी ${n} का बल कम है`, ofHi === '' ? '।' : '; पूरी बात उनकी अपनी कुंडली बताएगी।'])
    : say([['Only faintly', 'Hardly'], `: ${n}, who ruled those months, is well placed in your chart`, of === '' ? '.' : `; what it was${of} belongs to their own chart.`], [['बहुत हल्का दिखता है', 'साफ़ नहीं दिखता'], `: उन महीनों के स्वामी ${n} आपकी कुंडली में मज़बूत हैं`, ofHi === '' ? '।' : '; वह बात उनकी अपनी कुंडली में होगी।']);
}

/** Whether a past time was a good or a bad one, where that is what is asked. */
function verdictOf({ say, strengths, read }: Context, lord: PlanetName): string {
  const plain = shortVowels(read.text);
  const isBad = / (?:bad|hard|difficult|tough|worst|kharab|bura|buri|mushkil) /u.test(plain);
  if (!isBad && !/ (?:good|best|lucky|achha|acha|accha|achchha|shubh) /u.test(plain)) return '';
  const isStrong = strengths.of(lord) >= 40;
  if (isBad) return isStrong ? say([['Not a bad time by your chart', 'Less hard than it felt'], '.'], [['कुंडली से उतना बुरा समय नहीं था', 'समय उतना खराब नहीं था'], '।']) : say([['Yes, a hard stretch by your chart', 'Yes, it was a slow and heavy time'], '.'], [['हाँ, कुंडली से वह समय भारी था', 'हाँ, वह समय आसान नहीं था'], '।']);
  return isStrong ? say([['Yes, a good time on the whole', 'Yes, better than most'], '.'], [['हाँ, समय कुल मिलाकर अच्छा था', 'हाँ, वह अच्छा दौर था'], '।']) : say([['Not the easiest time', 'Only in part'], '.'], [['समय बहुत अच्छा नहीं था', 'थोड़ा ही अच्छा'], '।']);
}

/** The other antardashas of a past time that lasted longer than one of them. */
function otherAntars({ say, book, read: { horizon }, question: { chart } }: Context, middle: number): string {
  if (!horizon || horizon.to - horizon.from < 370 * 86_400_000) return '';
  const inside = chart.dashas
    .flatMap(({ antardashas }) => antardashas)
    .filter(({ start, end }) => Date.parse(start) < horizon.to && Date.parse(end) > horizon.from && !(Date.parse(start) <= middle && middle < Date.parse(end)));
  const names = book.list([...new Set(inside.map(({ lord }) => book.planet(lord)))]);
  if (names === '') return '';
  return say([['Around it lay ', 'Before and after it came '], `the ${inside.length > 1 ? 'periods' : 'period'} of ${names}.`], [['उसके आगे-पीछे ', 'उसके साथ '], `${names} का समय भी रहा।`]);
}

/** What no chart can tell, said in a sentence, with what it can. */
export function composeUnknowable(context: Context): string {
  const { say } = context;
  if (asksSpell(context.read.text)) return composeSpell(context);
  const opening = say([["That can't be seen in your chart", "Your chart can't show that", 'No chart can tell that'], [': it shows you, not the thoughts of others', '; a name, a number or another heart is not in it', ', and a guess would not help you'], '.'], [['यह आपकी कुंडली से नहीं दिखता', 'कुंडली यह नहीं बता सकती'], ['; किसी और का मन, नाम या नंबर उसमें नहीं होता', ', अंदाज़ा लगाना ठीक नहीं'], '।']);
  const bridge = say([['What it does show is your own side', 'Here is what it can show', 'This much it can say'], ['.', ', and that may help more.']], [['आपकी ओर की बात ज़रूर दिखती है', 'जो दिखता है, वह यह है'], '।']);
  const judgement = judge(context);
  const { grounds: [ground] } = chooseGrounds(judgement, 1);
  return [opening, [bridge, ground ? context.tell(context.book.ground(ground, judgement.matter.id, null)) : ''].join(' ')].join('\n\n');
}
