import { yearMs } from '../../../compose/years-ahead';
import { birthTraits, ganas, nadis, varnas, yonis } from '../../../../astrology';
import { hindiGanas, hindiNadis, hindiVarnas } from '../../../words/birth-traits';
import { karanaNames, nityaYogas, tithiNames, weekdays } from '../../../words/panchang-words';
import { degreesIn, factWords, join, planetWords, type Tell, type Telling } from '../telling';
import type { Part } from '../terms';

function partOf(telling: Telling, part: Part): string {
  const { chart, view, say, context } = telling;
  const moon = planetWords(telling, 'Moon');
  const lines: Record<Part, () => string> = {
    lagna: () => say('lagna', { sign: context.book.sign(chart.ascendant.sign) }),
    rashi: () => say('rashi', moon),
    star: () => say('starOwn', moon),
    sun: () => say('sun', { sign: context.book.sign(view.planet('Sun').sign) }),
  };
  return lines[part]();
}

/** What is told behind each of them. */
function behind(telling: Telling, part: Part): string {
  const { chart, view, say, terms } = telling;
  const others = terms.signs.length > 0 || terms.stars.length > 0 ? say('differ') : '';
  if (part === 'lagna')
    return join([say('lordPlace', { ...planetWords(telling, view.lord(1)), plainHouse: telling.plainHouse(1) }), others]);
  if (part === 'sun') return join([say('western'), partOf(telling, 'rashi')]);
  return join([chart.planets.length > 0 ? say('moonAt', planetWords(telling, 'Moon')) : '', others]);
}

/** Lagna, Moon sign, nakshatra or Sun sign, each that is named, or `usual`. */
export const tellPart =
  (usual: Part): Tell =>
  (telling) => {
    const named = telling.terms.parts;
    // "Moon sign" has the word for the Moon in it, and a pada is told with the nakshatra.
    const parts = named.length > 0 ? named : [usual];
    const [first = usual] = parts;
    return [join(parts.map((each) => partOf(telling, each))), parts.length === 1 ? behind(telling, first) : ''];
  };

/** "One app says Leo, the other Virgo". */
export const tellDiffering: Tell = (telling) => {
  const { chart, say, context } = telling;
  const part = telling.terms.parts[0] ?? 'rashi';
  const degree =
    part === 'lagna'
      ? say('lagnaDegree', { sign: context.book.sign(chart.ascendant.sign), degree: degreesIn(chart.ascendant.longitude) })
      : '';
  return [partOf(telling, part), join([degree, say('differ')])];
};

type Trait = 'gana' | 'nadi' | 'yoni' | 'varna';
const english: Record<Trait, readonly string[]> = { gana: ganas, nadi: nadis, yoni: yonis, varna: varnas };
const hindi: Record<Trait, readonly string[]> = { gana: hindiGanas, nadi: hindiNadis, yoni: factWords.yonis, varna: hindiVarnas };

/** What matching counts by the Moon. */
export const tellTraits: Tell = (telling) => {
  const { terms, view, say, word, context } = telling;
  const { nakshatra, sign } = view.planet('Moon');
  const found = birthTraits(nakshatra, sign);
  const traits = (terms.traits.length > 0 ? terms.traits : ['gana', 'nadi', 'yoni', 'varna']) as Trait[];
  const lines = traits.map((each) =>
    say('trait', {
      trait: word(factWords.traits[each]),
      value: (context.isEnglish ? english : hindi)[each][found[each]] ?? '',
      from: each === 'varna' ? context.book.sign(sign) : context.book.star(nakshatra),
    }),
  );
  return [join(lines), join([terms.parts.includes('star') ? partOf(telling, 'star') : '', say('traitUse')])];
};

const gandMool: readonly number[] = [1, 9, 10, 18, 19, 27];

/** Whether the Moon was in one of the six nakshatras of gand mool. */
export const tellMool: Tell = (telling) => {
  const { nakshatra } = telling.view.planet('Moon');
  const words = planetWords(telling, 'Moon');
  return [telling.say(gandMool.includes(nakshatra) ? 'mool' : 'moolNo', words), partOf(telling, 'star')];
};

const [dhanishta, second] = [23, 3];
export const tellPanchak: Tell = (telling) => {
  const { nakshatra, pada } = telling.view.planet('Moon');
  const holds = nakshatra > dhanishta || (nakshatra === dhanishta && pada >= second);
  return [telling.say(holds ? 'panchakYes' : 'panchakNo', planetWords(telling, 'Moon')), partOf(telling, 'star')];
};

const [halfOfMonth, newMoon] = [15, 30];

/** Tithi, weekday, yoga and karana of the birth. */
export const tellBirthday: Tell = (telling) => {
  const { chart, say, word, context } = telling;
  const { tithi, yoga, karana, weekday, sunrise } = chart.panchang;
  // The day of the almanac begins at sunrise: a birth before it has the day before.
  const vara = sunrise !== null && Date.parse(chart.utc) < Date.parse(sunrise) ? (weekday + 6) % 7 : weekday;
  const at = context.isEnglish ? 0 : 1;
  const isBright = tithi <= halfOfMonth;
  const name = tithiNames[tithi === newMoon ? halfOfMonth : (tithi - 1) % halfOfMonth];
  const [half, phase] = [factWords.halves[isBright ? 0 : 1], factWords.moonPhases[isBright ? 0 : 1]];
  return [
    say('bornOn', { half: half && word(half), tithi: name?.[at], weekday: weekdays[vara]?.[at] }),
    join([
      say('bornLimbs', { yoga: nityaYogas[yoga - 1]?.[at], karana: karanaNames(karana)[at] }),
      say('waxing', { phase: phase && word(phase) }),
    ]),
  ];
};

const driftPerYear = 50.29 / 3600;
export const tellAyanamsa: Tell = ({ chart, say, now }) => {
  const today = chart.ayanamsa + ((now - Date.parse(chart.utc)) / yearMs) * driftPerYear;
  return [say('ayanamsa', { degree: chart.ayanamsa.toFixed(2), today: today.toFixed(2) })];
};
