import { yearMs } from '../../../compose/years-ahead';
import type { PlanetName } from '@oracle-astra/shared/contract';
import { runningPeriods } from '../../../plan/windows';
import { finders } from '../names';
import { factWords, join, planetWords, type Tell, type Telling } from '../telling';

interface Period {
  lord: PlanetName;
  start: string;
  end: string;
}

const monthMs = yearMs / 12;

const dayOf = ({ context }: Telling, at: string) => context.book.day(at);
const spanOf = (telling: Telling, { start, end }: Period) => ({ start: dayOf(telling, start), end: dayOf(telling, end) });
const isPast = ({ now }: Telling, { end }: Period) => Date.parse(end) < now;
const isNow = ({ now }: Telling, { start, end }: Period) => Date.parse(start) <= now && now < Date.parse(end);
/** The English of a mahadasha names the planet without an article. */
const lordOf = ({ context, planet }: Telling, lord: PlanetName) => (context.isEnglish ? lord : planet(lord));

function tense(telling: Telling, period: Period) {
  const of = isPast(telling, period) ? 'past' : 'now';
  return { runs: telling.word(factWords.runs[of]), was: telling.word(factWords.was[of]) };
}

function mahaSpan(telling: Telling, maha: Period): string {
  return telling.say('mahaSpan', { maha: lordOf(telling, maha.lord), ...spanOf(telling, maha) });
}

const pratyantarLine = (telling: Telling, period: Period) =>
  telling.say('pratyantar', { lord: lordOf(telling, period.lord), ...spanOf(telling, period) });

/** The periods that run now, or in a time that is named. */
export const tellDasha: Tell = (telling) => {
  const { strengths, now, say, terms, asked, context } = telling;
  const { horizon } = asked.read;
  const isElsewhen = horizon !== null && !(horizon.from <= now && now < horizon.to);
  const at = isElsewhen ? (horizon.from + horizon.to) / 2 : now;
  const { maha, antar, pratyantar } = runningPeriods(strengths, at);
  const words = { maha: lordOf(telling, maha.lord), antar: lordOf(telling, antar.lord), end: dayOf(telling, antar.end) };
  if (isElsewhen)
    return [
      say('dashaThen', { ...words, time: context.isEnglish ? horizon.english : horizon.hindi, was: tense(telling, antar).was }),
      mahaSpan(telling, maha),
    ];
  if (terms.level === 'pratyantar') return [pratyantarLine(telling, pratyantar), say('dashaNow', words)];
  const whole = join([say('dashaNow', words), terms.level === 'maha' ? mahaSpan(telling, maha) : '']);
  return [
    whole,
    join([
      terms.level === 'maha' ? '' : mahaSpan(telling, maha),
      pratyantarLine(telling, pratyantar),
      say('runsOn', planetWords(telling, antar.lord)),
    ]),
  ];
};

/** The antardasha of a planet that runs or comes, in the mahadasha that is named with it or any. */
function antarOf(telling: Telling, lord: PlanetName, within: PlanetName | undefined): readonly string[] | null {
  const { chart, say } = telling;
  const mahas = chart.dashas.filter((each) => within === undefined || each.lord === within);
  const all = mahas.flatMap((maha) => maha.antardashas.filter((each) => each.lord === lord).map((antar) => ({ maha, antar })));
  const found = all.find(({ antar }) => !isPast(telling, antar)) ?? all.at(-1);
  if (found === undefined) return null;
  const { maha, antar } = found;
  return [
    say('antarOf', { maha: lordOf(telling, maha.lord), antar: lordOf(telling, lord), ...spanOf(telling, antar), ...tense(telling, antar) }),
    mahaSpan(telling, maha),
  ];
}

/** When a planet's dasha comes, runs or ran. */
export const tellDashaOf: Tell = (telling) => {
  const { terms, chart, say, asked } = telling;
  const [one, other] = terms.planets;
  if (one === undefined) return tellDasha(telling);
  if (terms.level === 'antar' || other !== undefined) {
    const [maha, antar] = antarPair(telling, one, other);
    const told = antarOf(telling, antar, maha);
    if (told !== null) return told;
  }
  const maha = chart.dashas.find(({ lord }) => lord === one);
  if (maha === undefined) return null;
  const age = Math.floor((Date.parse(maha.start) - Date.parse(chart.utc)) / yearMs);
  const state = isNow(telling, maha) ? say('mahaRuns') : isPast(telling, maha) ? say('mahaOver') : say('ageAt', { age });
  // Who asks for its end takes it to run.
  const isWrong = asked.read.kind === 'when' && !isNow(telling, maha) && terms.ends;
  return [
    join([
      isWrong ? say('mahaNotNow', { maha: lordOf(telling, one) }) : '',
      say('mahaOf', { maha: lordOf(telling, one), ...spanOf(telling, maha), ...tense(telling, maha) }),
      state,
    ]),
    say('runsOn', planetWords(telling, one)),
  ];
};

/** Of two planets the one beside the word for antardasha is the smaller period; without that word the second is. */
function antarPair({ terms }: Telling, one: PlanetName, other: PlanetName | undefined): [maha: PlanetName | undefined, antar: PlanetName] {
  if (other === undefined) return [undefined, one];
  const [level] = finders.levels(terms.words).filter(({ id }) => id === 'antar');
  const places = finders.planets(terms.words);
  const near = level === undefined ? undefined : places.filter(({ at }) => at < level.at).at(-1)?.id;
  const antar = near === one ? one : other;
  return [antar === one ? other : one, antar];
}

/** The period after the one that runs. */
export const tellDashaNext: Tell = (telling) => {
  const { strengths, now, chart, say, word, terms } = telling;
  const { maha, antar } = runningPeriods(strengths, now);
  const level = terms.level === 'antar' ? 'antar' : 'maha';
  const all: readonly Period[] = level === 'antar' ? chart.dashas.flatMap(({ antardashas }) => antardashas) : chart.dashas;
  const next = all.find(({ start }) => start === (level === 'antar' ? antar : maha).end);
  if (next === undefined) return tellDasha(telling);
  const told = say('next', { lord: lordOf(telling, next.lord), level: word(factWords.levels[level]), ...spanOf(telling, next) });
  return [told, join([mahaSpan(telling, maha), say('runsOn', planetWords(telling, next.lord))])];
};

export const tellDashaList: Tell = (telling) => {
  const { chart, say, word } = telling;
  const list = chart.dashas.map((each) => {
    const { start, end } = spanOf(telling, each);
    return word(factWords.period).replace('{lord}', lordOf(telling, each.lord)).replace('{start}', start).replace('{end}', end);
  });
  return [say('dashaList', { list: list.join('; ') }), (tellDasha(telling) ?? [])[0] ?? ''];
};

/** How much of the first mahadasha was left at birth. */
export const tellBalance: Tell = (telling) => {
  const { chart, say } = telling;
  const [first] = chart.dashas;
  if (first === undefined) return null;
  const months = Math.round((Date.parse(first.end) - Date.parse(chart.utc)) / monthMs);
  return [
    say('balance', {
      maha: lordOf(telling, first.lord),
      years: Math.floor(months / 12),
      months: months % 12,
      end: dayOf(telling, first.end),
    }),
  ];
};

/** Another system of dashas, or a point that is not computed here, with what is. */
export const tellNotComputed: Tell = (telling) => {
  const { strengths, now, say } = telling;
  const { maha, antar } = runningPeriods(strengths, now);
  return [
    say('notComputed'),
    say('instead', { maha: lordOf(telling, maha.lord), antar: lordOf(telling, antar.lord), end: dayOf(telling, antar.end) }),
  ];
};
