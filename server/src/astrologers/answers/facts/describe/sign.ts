import { yearMs } from '../../../compose/years-ahead';
import { birthTraits, ganas, nadis, varnas, yonis } from '../../../../astrology';
import { hindiGanas, hindiNadis, hindiVarnas } from '../../../words/birth-traits';
import { karanaNames, nityaYogas, tithiNames, weekdays } from '../../../words/panchang-words';
import { degreesIn, factWords, join, planetWords, type DescribeFact, type FactInput } from '../fact-input';
import type { Part } from '../terms';

function describeSignPart(input: FactInput, part: Part): string {
  const { chart, view, say, context } = input;
  const moon = planetWords(input, 'Moon');
  const lines: Record<Part, () => string> = {
    lagna: () => say('lagna', { sign: context.book.sign(chart.ascendant.sign) }),
    rashi: () => say('rashi', moon),
    star: () => say('starOwn', moon),
    sun: () => say('sun', { sign: context.book.sign(view.planet('Sun').sign) }),
  };
  return lines[part]();
}

/** The detail that follows each part. */
function describeDetail(input: FactInput, part: Part): string {
  const { chart, view, say, terms } = input;
  const others = terms.signs.length > 0 || terms.stars.length > 0 ? say('differ') : '';
  if (part === 'lagna') return join([say('lordPlace', { ...planetWords(input, view.lord(1)), plainHouse: input.plainHouse(1) }), others]);
  if (part === 'sun') return join([say('western'), describeSignPart(input, 'rashi')]);
  return join([chart.planets.length > 0 ? say('moonAt', planetWords(input, 'Moon')) : '', others]);
}

/** The named ones of lagna, Moon sign, nakshatra and Sun sign, or `usual`. */
export const describePart =
  (usual: Part): DescribeFact =>
  (input) => {
    const named = input.terms.parts;
    // "Moon sign" contains the word for the Moon, and a pada belongs to the nakshatra.
    const parts = named.length > 0 ? named : [usual];
    const [first = usual] = parts;
    return [join(parts.map((each) => describeSignPart(input, each))), parts.length === 1 ? describeDetail(input, first) : ''];
  };

/** "One app says Leo, the other Virgo". */
export const describeDiffering: DescribeFact = (input) => {
  const { chart, say, context } = input;
  const part = input.terms.parts[0] ?? 'rashi';
  const degree =
    part === 'lagna'
      ? say('lagnaDegree', { sign: context.book.sign(chart.ascendant.sign), degree: degreesIn(chart.ascendant.longitude) })
      : '';
  return [describeSignPart(input, part), join([degree, say('differ')])];
};

type Trait = 'gana' | 'nadi' | 'yoni' | 'varna';
const english: Record<Trait, readonly string[]> = { gana: ganas, nadi: nadis, yoni: yonis, varna: varnas };
const hindi: Record<Trait, readonly string[]> = { gana: hindiGanas, nadi: hindiNadis, yoni: factWords.yonis, varna: hindiVarnas };

/** The properties of the Moon that matching uses. */
export const describeTraits: DescribeFact = (input) => {
  const { terms, view, say, word, context } = input;
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
  return [join(lines), join([terms.parts.includes('star') ? describeSignPart(input, 'star') : '', say('traitUse')])];
};

const gandMool: readonly number[] = [1, 9, 10, 18, 19, 27];

/** Whether the Moon was in one of the six nakshatras of gand mool. */
export const describeMool: DescribeFact = (input) => {
  const { nakshatra } = input.view.planet('Moon');
  const words = planetWords(input, 'Moon');
  return [input.say(gandMool.includes(nakshatra) ? 'mool' : 'moolNo', words), describeSignPart(input, 'star')];
};

const [dhanishta, second] = [23, 3];
export const describePanchak: DescribeFact = (input) => {
  const { nakshatra, pada } = input.view.planet('Moon');
  const isPanchak = nakshatra > dhanishta || (nakshatra === dhanishta && pada >= second);
  return [input.say(isPanchak ? 'panchakYes' : 'panchakNo', planetWords(input, 'Moon')), describeSignPart(input, 'star')];
};

const [halfOfMonth, newMoon] = [15, 30];

/** Tithi, weekday, yoga and karana of the birth. */
export const describeBirthday: DescribeFact = (input) => {
  const { chart, say, word, context } = input;
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
export const describeAyanamsa: DescribeFact = ({ chart, say, now }) => {
  const today = chart.ayanamsa + ((now - Date.parse(chart.utc)) / yearMs) * driftPerYear;
  return [say('ayanamsa', { degree: chart.ayanamsa.toFixed(2), today: today.toFixed(2) })];
};
