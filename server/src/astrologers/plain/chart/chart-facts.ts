import type { PlanetName } from '@oracle-astra/shared/contract';
import { functionalNature, readDoshas } from '../../../astrology';
import type { Context } from '../../compose/context';
import { factAnswer } from '../../compose/fact-answer';
import { findPlanets } from '../../question/chart-terms';
import { simpleFact } from '../../question/fact-request';
import { englishOrdinal as th } from '../../vocabulary/english';
import { hindiOrdinal } from '../../vocabulary/hindi';
import type { Plain } from '../plain';

const mostWords = 14;
const seven: readonly PlanetName[] = ['Sun', 'Moon', 'Mars', 'Mercury', 'Jupiter', 'Venus', 'Saturn'];
const asksMore = / (?:when|kab|dasha|mahadasha|antardasha|transit\w*|gochar\w*|remed\w*|upay|why|kyu\w*|should|effects?|asar|prabhav|marriage|shaadi|shadi|job|naukri) /u;

const exchanges = / (?:parivartan\w*|exchange\w*|(?:rashi|ghar|bhav) (?:adla badli|badla badli)|mutual reception|(?:aapas|apas) (?:me|mein|men) .*(?:rashi|ghar|bhav) .*badl\w*|(?:rashi|ghar) (?:aapas|apas) (?:me|mein) badl\w*|in each others? signs?) /u;

/** Planets that are in each other's signs. */
const exchangeFact: Plain = {
  isFree: true,
  usesChart: true,
  holds: ({ words, read }) => exchanges.test(words) && / (?:yog|yoga|planets?|grah\w*|house|houses|chart|kundl\w*|kundal\w*|patri\w*|lords?) /u.test(words) && !asksMore.test(words) && !/ (?:offer|gold|phone|car|money|currency|kab|what is|kya hota) /u.test(words) && read.text.length <= mostWords,
  compose: ({ say, book, strengths }) => {
    const pairs = seven.flatMap((one, index) => seven.slice(index + 1).filter((other) => strengths.view.exchange(one, other)).map((other) => [one, other] as const));
    const tell = ([one, other]: readonly [PlanetName, PlanetName], isEnglish: boolean) => (isEnglish ? `${book.planet(one)} and ${book.planet(other)}` : `${book.planet(one)} और ${book.planet(other)}`);
    return pairs.length > 0
      ? say([`Yes, ${pairs.map((pair) => tell(pair, true)).join('; ')} exchange signs in your chart (parivartana).`], [`हाँ, आपकी कुंडली में ${pairs.map((pair) => tell(pair, false)).join('; ')} का परिवर्तन योग है, दोनों एक-दूसरे की राशि में।`])
      : say(['No, no two planets exchange signs in your chart', [', so there is no parivartana yoga.', ': a parivartana yoga is not there.']], ['नहीं, आपकी कुंडली में कोई दो ग्रह एक-दूसरे की राशि में नहीं', ['; परिवर्तन योग नहीं बनता।', ', इसलिए परिवर्तन योग नहीं है।']]);
  },
};

const helpers = / (?:benefics?|yog ?karak\w*|yoga ?kara?ka?|shubh grah\w*|friendly planets?|good planets?|helpful planets?|mitra grah\w*|karak grah\w*|favou?rable planets?|subh grah\w*|lucky planets?|labhkari grah\w*) /u;
const strainers = / (?:malefics?|marak\w*|marka|bad\w* ?hak\w*|badhak\w*|ashubh grah\w*|enemy planets?|bad planets?|harmful planets?|shatru grah\w*|akarak\w*|papi grah\w*|paap grah\w*|unfavou?rable planets?) /u;

function composeNature({ say, book, strengths, question: { chart } }: Context, words: string): string {
  const { good, bad, yogakaraka } = functionalNature(chart.ascendant.sign);
  const lagna = book.sign(chart.ascendant.sign);
  const names = (list: readonly PlanetName[]) => book.list(list.map(book.planet));
  const helps = say([`For ${lagna} lagna ${names(good)} ${good.length > 1 ? 'are' : 'is'} counted as ${good.length > 1 ? 'benefics' : 'the benefic'}`, yogakaraka ? `, and ${book.planet(yogakaraka)} is the yogakaraka.` : ', and there is no single yogakaraka.'], [`${lagna} लग्न के लिए शुभ ग्रह: ${names(good)}`, yogakaraka ? `; योगकारक ${book.planet(yogakaraka)}।` : '; अकेला योगकारक कोई नहीं।']);
  const strains = say([`For ${lagna} lagna ${names(bad)} ${bad.length > 1 ? 'are' : 'is'} counted as straining.`], [`${lagna} लग्न के लिए अशुभ माने गए ग्रह: ${names(bad)}।`]);
  if (/ (?:marak\w*|marka) /u.test(words)) {
    const [second, seventh] = [strengths.view.lord(2), strengths.view.lord(7)];
    return [say([`By rule the lords of the 2nd and the 7th are called maraka: ${book.planet(second)} and ${book.planet(seventh)} in your chart.`], [`नियम से दूसरे और सातवें भाव के स्वामी मारक कहलाते हैं: आपके यहाँ ${book.planet(second)} और ${book.planet(seventh)}।`]), say([['It is a technical word, and no length of life is read from it.', 'The word sounds worse than it is: no chart shows the length of a life.']], [['यह बस एक पारिभाषिक शब्द है; इससे आयु नहीं पढ़ी जाती।', 'नाम से मत डरिए, कोई कुंडली आयु नहीं बताती।']])].join('\n\n');
  }
  if (/ bad\w* ?hak\w* /u.test(words)) {
    const house = [11, 9, 7][(chart.ascendant.sign - 1) % 3] ?? 11;
    return say([`For ${lagna} lagna the ${th(house)} is the badhaka house, so ${book.planet(strengths.view.lord(house))} is the badhaka lord; it delays, and does no more.`], [`${lagna} लग्न के लिए बाधक भाव ${hindiOrdinal(house, 'direct')} है, इसलिए बाधकेश ${book.planet(strengths.view.lord(house))} हैं; इसका काम बस देर करना है।`]);
  }
  return strainers.test(words) && !helpers.test(words) ? [strains, helps].join('\n\n') : [helps, strains].join('\n\n');
}

/** Which planets help and which strain for the lagna. */
const natureFact: Plain = {
  isFree: true,
  usesChart: true,
  holds: ({ words, read }) => (helpers.test(words) || strainers.test(words)) && / (?:which|what|who|list|kaun\w*|kon\w*|kis\w*|my|mere|mera|meri|for|lagna|lagan|ascendant|batao) /u.test(words) && !asksMore.test(words) && findPlanets(read.text).length === 0 && read.kin === null && read.text.length <= mostWords && !/ (?:kya hot\w*|kise kehte|what is a|what are|means?|matlab|yog hai|yoga in|strongest|weakest|most) /u.test(words),
  compose: (context, { words }) => composeNature(context, words),
};

const parts: readonly (readonly [RegExp, string])[] = [
  [/ (?:lagna?|lagan|ascendant|rising) /u, 'lagna'],
  [/ (?:rashi|rasi|raashi|moon sign|chandra rashi) /u, 'moon'],
  [/ (?:nakshatr\w*|nakshtra|birth star) /u, 'star'],
  [/ (?:sun sign|surya rashi) /u, 'sun'],
];
const partsOf = (words: string): string[] => parts.filter(([pattern]) => pattern.test(words)).map(([, name]) => name);

/** "My rashi and lagna both": each that is named. */
const severalSigns: Plain = {
  isFree: true,
  usesChart: true,
  holds: ({ words, read }) => partsOf(words).length > 1 && !asksMore.test(words) && read.text.length <= mostWords && findPlanets(read.text).length === 0 && read.kin === null && !/ (?:lord|swami|malik|means?|matlab|difference|antar|fark|or|ya|app|same|pandit|birth time|house|ghar|bhav|in|me|mein) /u.test(words.replace(/ in my (?:chart|kundli) | meri kundli m\w+ /gu, ' ')),
  compose: ({ say, book, strengths, question: { chart } }, { words }) => {
    const moon = strengths.view.planet('Moon');
    const lines: Record<string, () => string> = {
      lagna: () => say([`Your lagna (ascendant) is ${book.sign(chart.ascendant.sign)}.`], [`आपका लग्न ${book.sign(chart.ascendant.sign)} है।`]),
      moon: () => say([`Your Moon sign (rashi) is ${book.sign(moon.sign)}.`], [`आपकी राशि ${book.sign(moon.sign)} है।`]),
      star: () => say([`Your nakshatra is ${book.star(moon.nakshatra)}, pada ${moon.pada}.`], [`आपका नक्षत्र ${book.star(moon.nakshatra)} है, चरण ${moon.pada}।`]),
      sun: () => say([`Your Sun sign is ${book.sign(strengths.view.planet('Sun').sign)}.`], [`आपकी सूर्य राशि ${book.sign(strengths.view.planet('Sun').sign)} है।`]),
    };
    return partsOf(words).map((each) => lines[each]?.() ?? '').join(' ');
  },
};

/** "Which doshas are in my chart?": those that are there in one sentence. */
const allDoshas: Plain = {
  isFree: true,
  usesChart: true,
  holds: ({ words, read }) => / (?:doshas?|dosh|doshs|doshon) /u.test(words) && / (?:which|what|any|all|list|kaun\w*|kon\w*|koi|kya kya|sabhi|sare|saare|check) /u.test(words) && !asksMore.test(words) && read.text.length <= mostWords && read.kin === null && !/ (?:mangl\w*|mangal|manglik|sarp|pitra?|pitru|nadi|bhakoot|gana|vastu|gun milan|match\w*|kundli milan|lagega|lagegi) /u.test(words),
  compose: (context) => {
    const { say, book, question: { chart } } = context;
    const { manglik, kaal_sarp: sarp, pitra } = readDoshas(chart);
    const rows = [[manglik.is_manglik, 'Mangal dosha', 'मंगल दोष'], [sarp !== null, 'Kaal Sarp', 'कालसर्प'], [pitra, 'a Pitra theme', 'पितृ दोष']] as const;
    const [have, lack] = [rows.filter(([holds]) => holds), rows.filter(([holds]) => !holds)];
    const [en, hi] = [(list: typeof have) => book.list(list.map(([, name]) => name)), (list: typeof have) => book.list(list.map(([, , name]) => name))];
    const opening = have.length === 0
      ? say(['None of the three that people fear', [': no Mangal dosha, no Kaal Sarp and no Pitra theme.', ', neither Mangal dosha nor Kaal Sarp nor a Pitra theme.']], [['कोई बड़ा दोष नहीं: ', 'तीनों में से कोई नहीं: '], 'न मंगल दोष, न कालसर्प, न पितृ दोष।'])
      : say([`Of the three that people fear you have ${en(have)}`, lack.length > 0 ? `, and not ${en(lack)}.` : '.'], [`आपकी कुंडली में ${hi(have)} है`, lack.length > 0 ? `; ${hi(lack)} नहीं।` : '।']);
    const rest = (['manglik', 'kaalSarp', 'pitra'] as const).map((each) => factAnswer(context, simpleFact(each))[0] ?? '');
    return [opening, rest.join(' ')].join('\n\n');
  },
};

export const chartFacts: readonly Plain[] = [exchangeFact, natureFact, severalSigns, allDoshas];
