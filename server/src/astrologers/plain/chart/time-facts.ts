import type { PlanetName } from '@oracle-astra/shared/contract';
import { sadeSatis, signSpans } from '../../../astrology';
import { runningPeriods } from '../../plan/windows';
import { factAnswer } from '../../compose/fact-answer';
import { findPlanets } from '../../question/chart-terms';
import { simpleFact } from '../../question/fact-request';
import { englishOrdinal as th } from '../../vocabulary/english';
import { hindiOrdinal } from '../../vocabulary/hindi';
import type { Plain } from '../plain';
import { findPlaces } from './places';

const o = (house: number) => hindiOrdinal(house, 'oblique');
const mostWords = 16;
const fewWords = 7;

const sub = / (?:pratyanta?r\w*|prathyanta?r\w*|pratyantra|sub sub period|third level|3rd level) /u;
const fine = / (?:sookshma?|suksh?ma?|sukshm|prana dasha|pran dasha) /u;
const asksMore = / (?:remed\w*|upay|why|kyu\w*|should|effects?|results?|asar|prabhav|good|bad|achha|accha|kharab|bura|kaisa|kaisi|what is|kya hot\w*|means?|matlab) /u;

/** "Which pratyantar is running?": the third level first. */
const thirdLevel: Plain = {
  isFree: true,
  usesChart: true,
  mayLean: true,
  holds: ({ words, read }) => (sub.test(words) || fine.test(words)) && !asksMore.test(words) && findPlanets(read.text).length === 0 && read.horizon === null && read.text.length <= mostWords,
  compose: ({ say, book, strengths, now }, { words }) => {
    const { maha, antar, pratyantar } = runningPeriods(strengths, now);
    const running = say([['The sub-period (pratyantardasha) is', 'The sub-period (pratyantardasha) now is'], ` ${pratyantar.lord}'s, from ${book.day(pratyantar.start)} to ${book.day(pratyantar.end)}.`], [['प्रत्यंतर', 'अभी प्रत्यंतर'], ` ${book.planet(pratyantar.lord)} का है, ${book.day(pratyantar.start)} से ${book.day(pratyantar.end)} तक।`]);
    const above = say([`You are in the ${maha.lord} mahadasha, ${antar.lord} antardasha, till ${book.day(antar.end)}.`], [`अभी ${book.planet(maha.lord)} की महादशा में ${book.planet(antar.lord)} की अंतर्दशा चल रही है, ${book.day(antar.end)} तक।`]);
    const finer = fine.test(words) ? say(['Levels below the pratyantardasha are not counted here: a minute of birth time moves them by days.'], ['प्रत्यंतर से नीचे के स्तर यहाँ नहीं गिने जाते: जन्म समय का एक मिनट उन्हें कई दिन खिसका देता है।']) : '';
    return [[finer, running].filter((each) => each !== '').join(' '), above].join('\n\n');
  },
};

/** All mahadashas in their order. */
const dashaList: Plain = {
  isFree: true,
  usesChart: true,
  holds: ({ words, read }) => / (?:dasha|dashas|mahadasha|mahadashas|mahadashaen|dashaon|dashayen) /u.test(words) && / (?:list|all|sab|sabhi|saari|sari|sare|order|kram|sequence|table|timeline|poori|puri) /u.test(words) && !asksMore.test(words) && findPlanets(read.text).length === 0 && read.text.length <= mostWords && !/ (?:antar\w*|bhukti) /u.test(words),
  compose: ({ say, book, question: { chart } }) => chart.dashas.map(({ lord, start, end }) => say([`${lord} mahadasha, from ${book.day(start)} to ${book.day(end)}.`], [`${book.planet(lord)} की महादशा ${book.day(start)} से ${book.day(end)} तक।`])).join('\n'),
};

const phases: readonly (readonly [RegExp, 1 | 2 | 3, string, string])[] = [
  [/ (?:2nd|second|middle|peak|dusr[aei]|doosr[aei]|beech|madhya|2) (?:wala |wali |wale )?(?:phase|charan|dhaiya|stage|part|dhayya|hissa) | (?:peak|charam) /u, 2, 'second', 'दूसरा'],
  [/ (?:3rd|third|last|final|setting|tisr[aei]|teesr[aei]|antim|akhiri|aakhri|aakhiri|3) (?:wala |wali |wale )?(?:phase|charan|dhaiya|stage|part|dhayya|hissa) /u, 3, 'third', 'तीसरा'],
  [/ (?:1st|first|rising|pehl[aei]|pahl[aei]|shuruati|1) (?:wala |wali |wale )?(?:phase|charan|dhaiya|stage|part|dhayya|hissa) /u, 1, 'first', 'पहला'],
];
const phaseOf = (words: string) => phases.find(([pattern]) => pattern.test(words));

/** "When does the second phase of Sade Sati begin?" */
const sadeSatiPhases: Plain = {
  isFree: true,
  usesChart: true,
  mayLean: true,
  holds: ({ words, read }) => / (?:sa+d[eh]+ ?sa+ti|sadhe ?sati|sadesati|sade sati) /u.test(words) && phaseOf(words) !== undefined && !/ (?:remed\w*|upay|effects?|asar|bring\w*|kya hoga|what happens|how (?:will|is)|kaisa|kaisi) /u.test(words) && read.kin === null,
  compose: ({ say, book, now, question: { chart } }, { words }) => {
    const [, phase, en, hi] = phaseOf(words) ?? [null, 1, 'first', 'पहला'];
    const found = sadeSatis(chart).find(({ end, spans }) => end > now && spans.some((span) => span.phase === phase));
    const spans = found?.spans.filter((span) => span.phase === phase) ?? [];
    const [from, to] = [spans[0]?.start, spans.at(-1)?.end];
    if (found === undefined || from === undefined || to === undefined) return say(['No further Sade Sati is counted for you in the next decades.'], ['आने वाले दशकों में आगे कोई साढ़ेसाती नहीं गिनी जाती।']);
    const [isNow, isOver] = [from <= now && now < to, to <= now];
    const whole = say([`The whole Sade Sati runs from ${book.day(found.start)} to ${book.day(found.end)}.`], [`पूरी साढ़ेसाती ${book.day(found.start)} से ${book.day(found.end)} तक है।`]);
    const line = say([`The ${en} phase of your Sade Sati `, `${isOver ? 'ran' : 'runs'} from ${book.day(from)} to ${book.day(to)}`, isNow ? ', so it is on now.' : isOver ? ', so it is behind you.' : ', so it is still ahead.'], [`साढ़ेसाती में ${hi} चरण ${book.day(from)} से ${book.day(to)} तक ${isOver ? 'था' : 'है'}`, isNow ? ', यानी अभी चल रहा है।' : isOver ? ', यानी बीत चुका है।' : ', यानी अभी आगे है।']);
    return [line, whole].join('\n\n');
  },
};

const sadeSati = / (?:sa+d[eh]+ ?sa+ti|sadhe ?sati|sadesati|sade sati) /u;
/** "Is it not Sade Sati that is running, all goes wrong": whether it runs. */
const sadeSatiNow: Plain = {
  isFree: true,
  usesChart: true,
  mayLean: true,
  holds: ({ words, read }) => sadeSati.test(words) && / (?:kahi|kahin|kahi(?:n)? .* to|to (?:nahi|nhi|nahin)|chal (?:rah\w*|rh\w*)|lagi|lag gay\w*|running|going on|am i (?:in|under|having)|do i have|is it|because|wajah|asar hai|shayad|maybe|started|shuru) /u.test(words) && / (?:kahi|kahin|to (?:nahi|nhi|nahin)|kya|is it|am i|do i|isn t|isnt|wajah|shayad|maybe|hai na) /u.test(words) && !/ (?:remed\w*|upay|kab|when|phase|charan|end|khatam|khatm|utr\w*|kaisa|kaisi|good|bad|achh?[ai]|kare|karu\w*|karna|what to do|do now|bete|beti|son|daughter|husband|wife|pati|patni|meaning|matlab|what is|kya hoti|kya hota) /u.test(words) && read.kin === null && read.text.length <= mostWords,
  compose: (context) => {
    const [opening = '', ...rest] = factAnswer(context, simpleFact('sadeSati')).filter((each) => each !== '');
    return [opening, rest.join(' ')].filter((each) => each !== '').join('\n\n');
  },
};

/** "When is my mahadasha over?", or only "when does it end?" after it. */
const mahadashaEnd: Plain = {
  isFree: true,
  usesChart: true,
  mayLean: true,
  holds: ({ words, before, read }) => {
    const own = / (?:mahadasha\w*|maha dasha) /u;
    return (own.test(words) || (own.test(before) && read.text.length <= fewWords)) && / (?:kab (?:\w+ )?(?:khat\w*|tak|pur[ai]|badl\w*|utr\w*|ja\w*)|kabtak|till when|until when|how long|when (?:does|will|is) (?:it|this|my|the)(?: \w+){0,3} (?:end|ends|over|finish\w*|change\w*|complete)) /u.test(words) && !/ (?:antar\w*|bhukti|pratyant\w*|agl[aei]|next|effect|asar|remed\w*|upay|job|naukri|shaadi|shadi) /u.test(words) && findPlanets(read.text).length === 0 && read.kin === null;
  },
  compose: ({ say, book, strengths, now }) => {
    const { maha, antar } = runningPeriods(strengths, now);
    return [
      say([`Your ${maha.lord} mahadasha lasts till ${book.day(maha.end)}`, [`; it began on ${book.day(maha.start)}.`, `, and began on ${book.day(maha.start)}.`]], [`${book.planet(maha.lord)} की महादशा ${book.day(maha.end)} तक है`, [`; ${book.day(maha.start)} से चल रही है।`, `, ${book.day(maha.start)} से शुरू हुई थी।`]]),
      say([`Within it the ${antar.lord} antardasha runs till ${book.day(antar.end)}.`], [`इसमें अभी ${book.planet(antar.lord)} की अंतर्दशा है, ${book.day(antar.end)} तक।`]),
    ].join('\n\n');
  },
};

const slow = ['Jupiter', 'Saturn', 'Rahu', 'Ketu'] as const;
type Slow = (typeof slow)[number];
const isSlow = (planet: PlanetName | undefined): planet is Slow => slow.some((each) => each === planet);
const aheadMs = 31 * 365.25 * 86_400_000;
/** A planet that turns back leaves a sign and comes again within a year. */
const stepBackMs = 370 * 86_400_000;

/** "When will Saturn come to my 2nd house?": the stay that runs, or the next one. */
const comesToHouse: Plain = {
  isFree: false,
  usesChart: true,
  mayLean: true,
  holds: ({ words, read }) => {
    const { houses, lords } = findPlaces(words);
    const found = findPlanets(read.text);
    return houses.length === 1 && lords.length === 0 && found.length === 1 && isSlow(found[0]) && / (?:when|kab|till when|date|dates|how long|kitne din|tak) /u.test(words) && / (?:transit\w*|gochar\w*|aa\w*|a+ye?g[aei]|aayenge|aega|jaye?g[aei]|jayenge|pravesh|ent\w+|come|comes|coming|move\w*|reach\w*|over|cross\w*|stay\w*|rahe\w*|hoga|hongi|honge|pahunch\w*|leave|leaves|nikl\w*|chhod\w*) /u.test(words) && !/ (?:dasha|mahadasha|antardasha|marriage|shaadi|shadi|job|naukri|effects?|asar) /u.test(words) && read.kin === null;
  },
  compose: ({ say, book, now, question: { chart } }, { words, read }) => {
    const planet = findPlanets(read.text)[0] ?? 'Saturn';
    const house = findPlaces(words).houses[0] ?? 1;
    const sign = ((chart.ascendant.sign + house - 2) % 12) + 1;
    const inTable = planet === 'Ketu' ? ((sign + 5) % 12) + 1 : sign;
    const table = planet === 'Ketu' || !isSlow(planet) ? 'Rahu' : planet;
    const spans = signSpans(table, now - aheadMs, now + aheadMs).filter((each) => each.sign === inTable);
    const [current, next] = [spans.find((each) => each.start <= now && now < each.end), spans.find((each) => each.start > now)];
    const last = next && spans.filter((each) => each.start >= next.start && each.start - next.end < stepBackMs).at(-1);
    const n = book.planet(planet);
    const ahead = next && last ? say([`${n} enters ${book.sign(sign)}, your ${th(house)} house, on ${book.day(next.start)}`, ` and stays till ${book.day(last.end)}`, last === next ? '.' : ', with a step back in between.'], [`${n} ${book.day(next.start)} को ${book.sign(sign)} राशि में, आपके ${o(house)} भाव में आएँगे`, ` और ${book.day(last.end)} तक रहेंगे`, last === next ? '।' : ', बीच में एक बार पीछे जाकर।']) : '';
    if (!current) return ahead !== '' ? ahead : say([`${n} does not come to your ${th(house)} house in the next decades.`], [`आने वाले दशकों में ${n} का गोचर ${o(house)} भाव से नहीं है।`]);
    return [say([`It is there now: ${n} is transiting ${book.sign(sign)}, your ${th(house)} house, till ${book.day(current.end)}.`], [`अभी वहीं हैं: गोचर में ${n} ${book.sign(sign)} राशि में, आपके ${o(house)} भाव में हैं, ${book.day(current.end)} तक।`]), ahead].filter((each) => each !== '').join('\n\n');
  },
};

const birth = / (?:born|birth|janm\w*|janam\w*|paida\w*) /u;
const limbs = / (?:karan|karana|nitya yoga?|panchang|yoga?|tithi|vaar|vara|weekday|paksh\w*) /u;

/** The limbs of the day of birth; those that are named come first. */
const birthLimbs: Plain = {
  isFree: true,
  usesChart: true,
  mayLean: true,
  holds: ({ words, read }) => birth.test(words) && limbs.test(words) && / (?:karan|karana|yog|yoga|nakshatr\w*|panchang|paksh\w*) /u.test(words) && / (?:what|which|kya|kaun\w*|kon\w*|kis|tell|batao|batai\w*|tha|thi|was|hua|ya|or|dono|aur|and) /u.test(words) && !/ (?:kyu\w*|kyon\w*|why|job|naukri|kundli me|chart|kundl\w*|kundal\w*|raj|dhan|gajakesari|iss?k\w* karan|is karan|ke karan|problem|dukh|bad|kharab|shubh|manhoos) /u.test(words) && read.kin === null && read.text.length <= mostWords,
  compose: (context, { words }) => {
    const [day = '', rest = ''] = factAnswer(context, simpleFact('birthday'));
    const [star = ''] = / (?:nakshatr\w*|panchang) /u.test(words) ? factAnswer(context, simpleFact('nakshatra')) : [];
    const asksDay = / (?:tithi|vaar|vara|weekday|day|din|paksh\w*|panchang) /u.test(words);
    return (asksDay ? [`${day} ${star}`.trim(), rest] : [`${rest} ${star}`.trim(), day]).filter((each) => each !== '').join('\n\n');
  },
};

export const chartTimes: readonly Plain[] = [thirdLevel, dashaList, sadeSatiPhases, sadeSatiNow, mahadashaEnd, comesToHouse, birthLimbs];
