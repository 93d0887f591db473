import { yearMs } from '../../../compose/years-ahead';
import { dhaiyas, sadeSatis } from '../../../../astrology';
import { finders } from '../names';
import { factWords, join, planetWords, type DescribeFact, type FactInput } from '../fact-input';

const formatPhase = ({ word }: FactInput, phase: number) => {
  const found = factWords.phases[phase - 1];
  return found && word(found);
};

const maxBreakMs = 2 * yearMs;

/** Saturn in the fourth or eighth from the Moon. */
export const describeDhaiya: DescribeFact = ({ chart, now, say, context, ordinal }) => {
  const [first, ...later] = dhaiyas(chart, now);
  if (!first) return [say('dhaiyaNone')];
  const { start, house } = first;
  // Saturn may leave the sign in retrograde motion and return.
  const { end } = later.filter((each) => each.house === house && each.start - first.end < maxBreakMs).at(-1) ?? first;
  const words = { start: context.book.day(start), end: context.book.day(end), count: ordinal(house) };
  return [say(start <= now ? 'dhaiyaYes' : 'dhaiyaNo', words)];
};

type SadeSati = ReturnType<typeof sadeSatis>[number];

/** The phase that a text names. */
function namedPhase({ terms: { words } }: FactInput): number | null {
  const [first] = finders.phases(words);
  return first === undefined ? null : Number(first.id);
}

function describePhase(input: FactInput, { spans }: SadeSati, phase: number): string {
  const [first, last] = [spans.find((each) => each.phase === phase), spans.findLast((each) => each.phase === phase)];
  const { say, context, word, now } = input;
  if (!first || !last) return '';
  const tense = word(factWords.phaseWas[last.end < now ? 'past' : 'now']);
  return say('phaseSpan', {
    phase: formatPhase(input, phase),
    start: context.book.day(first.start),
    end: context.book.day(last.end),
    runs: tense,
    was: tense,
  });
}

function describeRunning(input: FactInput, current: SadeSati): readonly string[] {
  const { now, say, context, terms, asked } = input;
  const { book } = context;
  const phase = current.spans.findLast(({ start }) => start <= now)?.phase ?? 1;
  const words = { phase: formatPhase(input, phase), end: book.day(current.end) };
  const began = say('sadeSatiBegan', { start: book.day(current.start), sign: planetWords(input, 'Moon')['sign'] });
  const named = namedPhase(input);
  const next = current.spans.find((each) => each.start > now && each.phase !== phase);
  const ahead = next ? say('phaseNext', { phase: formatPhase(input, next.phase), start: book.day(next.start) }) : '';
  if (named !== null) return [describePhase(input, current, named), say('sadeSatiIs', words)];
  if (asked.line.wanted.shareOf('when') >= minWhenShare) return [say('sadeSatiEnds', words), join([began, ahead])];
  return [say(terms.asksWhich ? 'sadeSatiIs' : 'sadeSatiYes', words), join([began, ahead])];
}
const minWhenShare = 0.4;

/** Whether Sade Sati is running, with its phase and dates. */
export const describeSadeSati: DescribeFact = (input) => {
  const { chart, now, say, context, terms } = input;
  const all = sadeSatis(chart);
  const current = all.find(({ start, end }) => start <= now && now < end);
  if (terms.saturn === 'dhaiya') return describeDhaiya(input);
  if (current) return describeRunning(input, current);
  const [next, last] = [all.find(({ start }) => start > now), all.findLast(({ end }) => end <= now && end > Date.parse(chart.utc))];
  const span = ({ start, end }: SadeSati) => ({ start: context.book.day(start), end: context.book.day(end) });
  const rule = say('sadeSatiRule', { sign: planetWords(input, 'Moon')['sign'] });
  return [next ? say('sadeSatiNo', span(next)) : say('sadeSatiNever'), join([last ? say('sadeSatiWas', span(last)) : '', rule])];
};
