import { yearMs } from '../../../compose/years-ahead';
import type { PlanetName } from '@oracle-astra/shared/contract';
import { runningPeriods } from '../../../plan/windows';
import { finders } from '../names';
import { factWords, join, planetWords, type DescribeFact, type FactInput } from '../fact-input';
import { formatDay, formatLord, formatPeriods, formatSpan, type Period } from './format-periods';

const monthMs = yearMs / 12;

const isPast = ({ now }: FactInput, { end }: Period) => Date.parse(end) < now;
const isNow = ({ now }: FactInput, { start, end }: Period) => Date.parse(start) <= now && now < Date.parse(end);

function tense(input: FactInput, period: Period) {
  const of = isPast(input, period) ? 'past' : 'now';
  return { runs: input.word(factWords.runs[of]), was: input.word(factWords.was[of]) };
}

function mahaSpan(input: FactInput, maha: Period): string {
  return input.say('mahaSpan', { maha: formatLord(input, maha.lord), ...formatSpan(input, maha) });
}

const pratyantarLine = (input: FactInput, period: Period) =>
  input.say('pratyantar', { lord: formatLord(input, period.lord), ...formatSpan(input, period) });

/** Describes the periods running now or in a named time. */
export const describeDasha: DescribeFact = (input) => {
  const { strengths, now, say, terms, asked, context } = input;
  const { horizon } = asked.read;
  const isElsewhen = horizon !== null && !(horizon.from <= now && now < horizon.to);
  const at = isElsewhen ? (horizon.from + horizon.to) / 2 : now;
  const { maha, antar, pratyantar } = runningPeriods(strengths, at);
  const words = formatPeriods(input, { maha, antar });
  if (isElsewhen)
    return [
      say('dashaThen', { ...words, time: context.isEnglish ? horizon.english : horizon.hindi, was: tense(input, antar).was }),
      mahaSpan(input, maha),
    ];
  if (terms.level === 'pratyantar') return [pratyantarLine(input, pratyantar), say('dashaNow', words)];
  const whole = join([say('dashaNow', words), terms.level === 'maha' ? mahaSpan(input, maha) : '']);
  return [
    whole,
    join([
      terms.level === 'maha' ? '' : mahaSpan(input, maha),
      pratyantarLine(input, pratyantar),
      say('runsOn', planetWords(input, antar.lord)),
    ]),
  ];
};

/** Describes a planet's current or next antardasha, in the named mahadasha or in any. */
function describeAntardasha(input: FactInput, lord: PlanetName, within: PlanetName | undefined): readonly string[] | null {
  const { chart, say } = input;
  const mahas = chart.dashas.filter((each) => within === undefined || each.lord === within);
  const all = mahas.flatMap((maha) => maha.antardashas.filter((each) => each.lord === lord).map((antar) => ({ maha, antar })));
  const found = all.find(({ antar }) => !isPast(input, antar)) ?? all.at(-1);
  if (found === undefined) return null;
  const { maha, antar } = found;
  return [
    say('antarOf', {
      maha: formatLord(input, maha.lord),
      antar: formatLord(input, lord),
      ...formatSpan(input, antar),
      ...tense(input, antar),
    }),
    mahaSpan(input, maha),
  ];
}

/** Describes when a planet's dasha is. */
export const describePlanetDasha: DescribeFact = (input) => {
  const { terms, chart, say, asked } = input;
  const [one, other] = terms.planets;
  if (one === undefined) return describeDasha(input);
  if (terms.level === 'antar' || other !== undefined) {
    const [maha, antar] = antarPair(input, one, other);
    const sentence = describeAntardasha(input, antar, maha);
    if (sentence !== null) return sentence;
  }
  const maha = chart.dashas.find(({ lord }) => lord === one);
  if (maha === undefined) return null;
  const age = Math.floor((Date.parse(maha.start) - Date.parse(chart.utc)) / yearMs);
  const state = isNow(input, maha) ? say('mahaRuns') : isPast(input, maha) ? say('mahaOver') : say('ageAt', { age });
  // Asking for its end assumes that it is running.
  const isWrong = asked.read.kind === 'when' && !isNow(input, maha) && terms.ends;
  return [
    join([
      isWrong ? say('mahaNotNow', { maha: formatLord(input, one) }) : '',
      say('mahaOf', { maha: formatLord(input, one), ...formatSpan(input, maha), ...tense(input, maha) }),
      state,
    ]),
    say('runsOn', planetWords(input, one)),
  ];
};

/** Of two planets the one beside the word for antardasha is the smaller period; without that word the second is. */
function antarPair(
  { terms }: FactInput,
  one: PlanetName,
  other: PlanetName | undefined,
): [maha: PlanetName | undefined, antar: PlanetName] {
  if (other === undefined) return [undefined, one];
  const [level] = finders.levels(terms.words).filter(({ id }) => id === 'antar');
  const places = finders.planets(terms.words);
  const near = level === undefined ? undefined : places.filter(({ at }) => at < level.at).at(-1)?.id;
  const antar = near === one ? one : other;
  return [antar === one ? other : one, antar];
}

/** The period after the current one. */
export const describeDashaNext: DescribeFact = (input) => {
  const { strengths, now, chart, say, word, terms } = input;
  const { maha, antar } = runningPeriods(strengths, now);
  const level = terms.level === 'antar' ? 'antar' : 'maha';
  const all: readonly Period[] = level === 'antar' ? chart.dashas.flatMap(({ antardashas }) => antardashas) : chart.dashas;
  const next = all.find(({ start }) => start === (level === 'antar' ? antar : maha).end);
  if (next === undefined) return describeDasha(input);
  const sentence = say('next', { lord: formatLord(input, next.lord), level: word(factWords.levels[level]), ...formatSpan(input, next) });
  return [sentence, join([mahaSpan(input, maha), say('runsOn', planetWords(input, next.lord))])];
};

export const describeDashaList: DescribeFact = (input) => {
  const { chart, say, word } = input;
  const list = chart.dashas.map((each) => {
    const { start, end } = formatSpan(input, each);
    return word(factWords.period).replace('{lord}', formatLord(input, each.lord)).replace('{start}', start).replace('{end}', end);
  });
  return [say('dashaList', { list: list.join('; ') }), (describeDasha(input) ?? [])[0] ?? ''];
};

/** The balance of the first mahadasha at birth. */
export const describeBalance: DescribeFact = (input) => {
  const { chart, say } = input;
  const [first] = chart.dashas;
  if (first === undefined) return null;
  const months = Math.round((Date.parse(first.end) - Date.parse(chart.utc)) / monthMs);
  return [
    say('balance', {
      maha: formatLord(input, first.lord),
      years: Math.floor(months / 12),
      months: months % 12,
      end: formatDay(input, first.end),
    }),
  ];
};

/** Says that a dasha system or point is not computed here, and what is. */
export const describeUnsupported: DescribeFact = (input) => {
  const { strengths, now, say } = input;
  return [say('notComputed'), say('instead', formatPeriods(input, runningPeriods(strengths, now)))];
};
