import type { PlanetName } from '@oracle-astra/shared/contract';
import { dhaiyas, nextIngress, nextStation, sadeSatis, signSpans } from '../../astrology';
import { getSky } from '../check/sky';
import { runningPeriods } from '../plan/windows';
import { englishOrdinal as th } from '../vocabulary/english';
import { hindiOrdinal } from '../vocabulary/hindi';
import { englishHouses } from '../words/english-words';
import { opensAsYesNo } from '../question/sentence-form';
import type { Context } from './context';
import { asksEnd, endOf } from './dasha-end';

const o = (house: number) => hindiOrdinal(house, 'oblique');
const levelsEn = { maha: 'mahadasha', antar: 'antardasha', pratyantar: 'pratyantardasha' } as const;

interface DashaRequest {
  level: 'maha' | 'antar' | 'pratyantar' | null;
  planet: PlanetName | null;
  /** The mahadasha in which an antardasha is asked for; the running one by default. */
  within?: PlanetName | null;
  isNext?: boolean;
}

function periodsOf({ strengths, book, say, now: today, read: { horizon } }: Context, at: number, isNow: boolean): string[] {
  const { maha, antar, pratyantar } = runningPeriods(strengths, at);
  const [m, a, p] = [book.planet(maha.lord), book.planet(antar.lord), book.planet(pratyantar.lord)];
  return [
    isNow
      ? say([['You are in ', 'Now you are in '], `the ${maha.lord} mahadasha, ${antar.lord} antardasha`, [', which lasts till ', ', till '], `${book.day(antar.end)}.`], [['अभी ', 'इस समय '], `${m} की महादशा में ${a} की अंतर्दशा चल रही है`, [', जो ', ', यह '], `${book.day(antar.end)} तक है।`])
      : say([`${horizon?.english ?? ''} it ${at < today ? 'was' : 'is'} the ${maha.lord} mahadasha, ${antar.lord} antardasha, till ${book.day(antar.end)}.`], [`${horizon?.hindi ?? ''} ${m} की महादशा में ${a} की अंतर्दशा, ${book.day(antar.end)} तक।`]),
    say([['The sub-period (pratyantardasha) is', 'The sub-period (pratyantardasha) now is', 'For now the sub-period (pratyantardasha) is'], ` ${p}'s, from ${book.day(pratyantar.start)} to ${book.day(pratyantar.end)}.`], [['प्रत्यंतर', 'अभी प्रत्यंतर', 'इसमें प्रत्यंतर'], ` ${p} का है, ${book.day(pratyantar.start)} से ${book.day(pratyantar.end)} तक।`]),
    say([[`The ${maha.lord} mahadasha`, `Your ${maha.lord} mahadasha`, `The whole ${maha.lord} mahadasha`], ` runs from ${book.day(maha.start)} to ${book.day(maha.end)}.`], [['', 'आपकी कुंडली में ', 'कुल '], `${m} की महादशा ${book.day(maha.start)} से ${book.day(maha.end)} तक है।`]),
  ];
}

function nextAnswer(context: Context, level: DashaRequest['level'], after: PlanetName | null): string[] {
  const { say, book, strengths, now, question: { chart } } = context;
  const { maha, antar } = runningPeriods(strengths, now);
  const list = level === 'antar' ? chart.dashas.flatMap(({ antardashas }) => antardashas) : chart.dashas;
  const base = after && level !== 'antar' ? chart.dashas.find(({ lord }) => lord === after) : level === 'antar' ? antar : maha;
  const next = list.find(({ start }) => start === base?.end);
  const word = level === 'antar' ? 'antar' : 'maha';
  if (!next) return periodsOf(context, now, true);
  const ends = base && asksEnd(context.read.text) ? endOf(context, base, word) : '';
  return [ends, say([['Next comes ', 'After it comes '], `the ${next.lord} ${levelsEn[word]}, from ${book.day(next.start)} to ${book.day(next.end)}.`], [['अगली ', 'इसके बाद '], `${word === 'antar' ? 'अंतर्दशा' : 'महादशा'} ${book.planet(next.lord)} की है, ${book.day(next.start)} से ${book.day(next.end)} तक।`])];
}

/** The dashas now, at a named time, of a planet, or the next one. */
export function dashaAnswer(context: Context, { level, planet, within, isNext }: DashaRequest): string[] {
  const { say, book, now, read, question: { chart }, strengths } = context;
  if (isNext) return nextAnswer(context, level, planet);
  if (planet) {
    const { maha: running } = runningPeriods(strengths, now);
    const maha = chart.dashas.find(({ lord }) => lord === within) ?? running;
    const antars = level === 'antar' ? maha.antardashas.filter(({ lord }) => lord === planet) : [];
    const ahead = within ? undefined : chart.dashas.flatMap(({ antardashas }) => antardashas).find(({ lord, end }) => lord === planet && Date.parse(end) > now);
    const isOver = antars[0] !== undefined && Date.parse(antars[0].end) < now;
    const period = (level === 'antar' && (isOver || antars.length === 0) ? ahead : undefined) ?? antars[0] ?? chart.dashas.find(({ lord }) => lord === planet);
    // What came before birth has no dates in a chart.
    if (level === 'antar' && within && antars.length === 0) return [say([`In your ${within} mahadasha the ${planet} antardasha was over before your birth.`], [`${book.planet(within)} की महादशा में ${book.planet(planet)} की अंतर्दशा आपके जन्म से पहले बीत चुकी थी।`])];
    const isAntar = level === 'antar' && (antars.length > 0 || period === ahead);
    const asksYes = / (?:or not|ya nahi) /u.test(read.text.plain) || opensAsYesNo(read.text);
    if (period) {
      const isNow = Date.parse(period.start) <= now && now < Date.parse(period.end);
      const isBehind = Date.parse(period.end) <= now;
      const isAhead = Date.parse(period.start) > now;
      const asksDate = / (?:when|kab|ends?|ended|over|start\w*|begin\w*|shuru|shuroo|khatam|date|dates) /u.test(read.text.plain);
      const verdict = asksYes ? (isNow ? ['Yes: ', 'हाँ, '] : isBehind ? ['No, it is over: ', 'नहीं, अब नहीं; '] : ['No, not now: ', 'नहीं, अभी नहीं; ']) : isBehind ? ['That is over: ', 'यह समय बीत चुका है: '] : isAhead && tellsPast.test(read.text.plain) ? ['That is still to come: ', 'यह समय अभी आगे है: '] : ['', ''];
      const isLower = verdict[0] !== '';
      const asksEffect = !asksYes && !isBehind && !asksDate && / (?:effects?|result\w*|how (?:will|is|are|does)|mean\w*|asar|prabhav|prabhaav|fal|phal|kaisa|kaisi|kaise) /u.test(read.text.plain);
      const lines = [
        say([verdict[0] ?? '', `${isLower ? 'your' : 'Your'} ${period.lord} ${isAntar ? 'antardasha' : 'mahadasha'}${within ? ` in the ${within} mahadasha` : ''} ${isBehind ? 'ran' : 'runs'} from ${book.day(period.start)} to ${book.day(period.end)}.`], [verdict[1] ?? '', `${within ? `${book.planet(within)} की महादशा में ` : ''}${book.planet(period.lord)} की ${isAntar ? 'अंतर्दशा' : 'महादशा'} ${book.day(period.start)} से ${book.day(period.end)} तक ${isBehind ? 'थी' : 'है'}।`]),
        say([`${book.planet(planet)} is in your ${th(strengths.view.house(planet))} house (${englishHouses[strengths.view.house(planet) - 1]}), and that is what the period ${isBehind ? 'worked' : 'works'} on.`], [`${book.planet(planet)} ${o(strengths.view.house(planet))} भाव में हैं, इस दशा में वही बातें आगे ${isBehind ? 'रहीं' : 'रहती हैं'}।`]),
      ];
      return asksEffect ? lines.reverse() : lines;
    }
  }
  const { horizon } = read;
  return horizon && !(horizon.from <= now && now < horizon.to) ? periodsOf(context, (horizon.from + horizon.to) / 2, false) : periodsOf(context, now, true);
}

/** "When did it end?" of a period that is still to come. */
const tellsPast = / (?:did|was|ended|khatam (?:hua|hui|huee)|thi|tha|thee) /u;

const isSlow = (planet: PlanetName): planet is 'Saturn' | 'Jupiter' | 'Rahu' => planet === 'Saturn' || planet === 'Jupiter' || planet === 'Rahu';
const aheadMs = 31 * 365.25 * 86_400_000;

/** When a slow planet next enters a house that the question names. */
function entersHouse({ say, book, now, question: { chart } }: Context, planet: PlanetName, slow: 'Saturn' | 'Jupiter' | 'Rahu', house: number): string {
  const lagna = chart.ascendant.sign;
  const sign = ((lagna + house - 2) % 12) + 1;
  const inTable = planet === 'Ketu' ? ((sign + 5) % 12) + 1 : sign;
  const span = signSpans(slow, now, now + aheadMs).find((each) => each.start > now && each.sign === inTable);
  if (!span) return '';
  return say([`${book.planet(planet)} enters ${book.sign(sign)}, your ${th(house)} house, on ${book.day(span.start)}.`], [`${book.planet(planet)} ${book.day(span.start)} को ${book.sign(sign)} राशि में, आपके ${o(house)} भाव में आएँगे।`]);
}

/** Where a planet is in the sky of the day, and when it leaves. */
export function transitAnswer(context: Context, planet: PlanetName, isIngress: boolean): string[] {
  const { say, book, now, question, read } = context;
  const { sign, retrograde } = getSky(question.now).positions[planet];
  const house = ((sign - question.chart.ascendant.sign + 12) % 12) + 1;
  const slow = planet === 'Ketu' ? 'Rahu' : planet;
  const next = slow === 'Saturn' || slow === 'Jupiter' || slow === 'Rahu' ? nextIngress(slow, now) : null;
  const nextSign = next ? (planet === 'Ketu' ? ((next.sign + 5) % 12) + 1 : next.sign) : 0;
  const isNode = planet === 'Rahu' || planet === 'Ketu';
  const n = book.planet(planet);
  const where = say([`${n} is transiting ${book.sign(sign)} now, your ${th(house)} house (${englishHouses[house - 1]})${retrograde && !isNode ? ', retrograde' : ''}.`], [`गोचर में ${n} अभी ${book.sign(sign)} राशि में, आपके ${o(house)} भाव में हैं${retrograde && !isNode ? ' और वक्री हैं' : ''}।`]);
  const wanted = read.fact?.house ?? null;
  const nextHouse = ((nextSign - question.chart.ascendant.sign + 12) % 12) + 1;
  const enters = next ? say([`${n} enters ${book.sign(nextSign)}, your ${th(nextHouse)} house, on ${book.day(next.start)}.`], [`${n} ${book.day(next.start)} को ${book.sign(nextSign)} राशि में, आपके ${o(nextHouse)} भाव में आएँगे।`]) : '';
  const turn = isNode ? null : nextStation(planet, now);
  const turns = turn ? say([`${n} turns ${turn.direct ? 'direct' : 'retrograde'} on ${book.day(turn.at)}.`], [`${n} ${book.day(turn.at)} को ${turn.direct ? 'मार्गी' : 'वक्री'} होंगे।`]) : '';
  const into = isIngress && wanted !== null && isSlow(slow) ? entersHouse(context, planet, slow, wanted) : '';
  if (into !== '') return [into, where, enters];
  return isIngress && enters !== '' ? [enters, where, turns] : [where, enters, turns];
}

const phaseEn = { 1: 'first', 2: 'middle', 3: 'last' } as const;
const phaseHi = { 1: 'पहला', 2: 'दूसरा', 3: 'तीसरा' } as const;

/** Sade Sati or dhaiya with dates. */
export function sadeSatiAnswer(context: Context, isDhaiya: boolean): string[] {
  const { say, book, now, question: { chart }, strengths } = context;
  const moon = book.sign(strengths.view.planet('Moon').sign);
  if (isDhaiya) {
    const [found] = dhaiyas(chart, now);
    if (!found) return [say(['No dhaiya is ahead in the next years.'], ['आने वाले सालों में कोई ढैया नहीं है।'])];
    const isNow = found.start <= now;
    return [say([isNow ? 'Yes, ' : 'No, not now; ', `${isNow ? 'a' : 'the next'} dhaiya runs from ${book.day(found.start)} to ${book.day(found.end)}, with Saturn in the ${th(found.house)} from your Moon.`], [isNow ? 'हाँ, ' : 'नहीं, अभी नहीं; अगली ', `ढैया ${book.day(found.start)} से ${book.day(found.end)} तक है, शनि चंद्रमा से ${o(found.house)} स्थान पर।`])];
  }
  const all = sadeSatis(chart);
  const current = all.find(({ start, end }) => start <= now && now < end);
  if (!current) {
    const next = all.find(({ start }) => start > now);
    return [
      next ? say([['No, you are not in Sade Sati now', 'No, Sade Sati is not running'], [`; the next begins on ${book.day(next.start)} and ends on ${book.day(next.end)}`, `, and the next one is from ${book.day(next.start)} to ${book.day(next.end)}`], '.'], ['नहीं, अभी साढ़ेसाती नहीं है', [`; अगली ${book.day(next.start)} से ${book.day(next.end)} तक होगी`, `, अगली ${book.day(next.start)} को शुरू होकर ${book.day(next.end)} तक चलेगी`], '।']) : say(['No, you are not in Sade Sati now.'], ['नहीं, अभी साढ़ेसाती नहीं है।']),
      say([`Your Moon is in ${moon}, and Sade Sati runs while Saturn is in the 12th, 1st or 2nd sign from it.`], [`आपकी चंद्र राशि ${moon} है; शनि उससे 12वीं, पहली और दूसरी राशि में हों, तब साढ़ेसाती होती है।`]),
    ];
  }
  const span = current.spans.find(({ start, end }) => start <= now && now < end);
  const phase = span?.phase ?? 1;
  const asksYes = !/ (?:which|what|kaun\w*|kon\w*) /u.test(context.read.text.plain);
  const asksStart = / (?:start\w*|began|begin|since|shuru|shuroo) /u.test(context.read.text.plain);
  const asksWhen = / (?:when|kab|end|ends|over|finish|khatam|khatm|long|tak) /u.test(context.read.text.plain);
  const nextPhase = current.spans.find(({ start, phase: each }) => start > now && each !== phase);
  const began = say([['It began on ', 'It started on ', 'It has run since '], book.day(current.start), [', and your Moon is in ', '; your Moon is in ', ', counted from your Moon in '], `${moon}.`], [['यह ', 'इसकी शुरुआत '], book.day(current.start), [' से है', ' से हुई'], [', और आपकी चंद्र राशि ', '; आपकी चंद्र राशि '], `${moon} है।`]);
  return [
    asksStart ? began : asksWhen ? say([['Your Sade Sati ends on ', 'Sade Sati is over for you on '], `${book.day(current.end)}`, [`; now it is the ${phaseEn[phase]} phase`, `, and this is the ${phaseEn[phase]} phase`], ' of Sade Sati.'], ['साढ़ेसाती ', `${book.day(current.end)} तक है`, [`; अभी साढ़ेसाती का ${phaseHi[phase]} चरण है`, `, यह साढ़ेसाती का ${phaseHi[phase]} चरण है`], '।']) :
    say([asksYes ? ['Yes, you are in ', 'Yes, this is '] : ['You are in ', 'This is '], `the ${phaseEn[phase]} phase of Sade Sati, and it ends on ${book.day(current.end)}`, [', though it is common and it passes', '; it is long, and it passes', ''], '.'], [`${asksYes ? 'हाँ, ' : 'अभी '}साढ़ेसाती का ${phaseHi[phase]} चरण है`, [' और पूरी साढ़ेसाती ', ', साढ़ेसाती '], `${book.day(current.end)} तक है`, [', डरने की बात नहीं', ', समय लंबा है, पर गुज़र जाता है', ''], '।']),
    asksStart ? say([`It ends on ${book.day(current.end)}.`], [`यह ${book.day(current.end)} तक है।`]) : began,
    nextPhase ? say([`The ${phaseEn[nextPhase.phase]} phase `, ['begins on ', 'starts on ', 'comes on '], `${book.day(nextPhase.start)}.`], [`${phaseHi[nextPhase.phase]} चरण ${book.day(nextPhase.start)} `, ['से शुरू होगा।', 'से है।', 'को शुरू होगा।']]) : '',
    say([['Go slowly with new debts and sleep enough', 'Keep promises small and sleep regular', 'Steady work suits this time'], [' while it lasts', ''], '.'], [['नया कर्ज सोच-समझकर लीजिए और नींद पूरी कीजिए', 'वादे छोटे रखिए', 'नियम से चलिए, यही सबसे अच्छा है'], '।']),
  ];
}
