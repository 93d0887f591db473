import { fill, forms } from '../asks/forms';
import { languageOf } from '../asks/words-of';
import type { Composed } from '../compose/composed';
import { createContext, type Context } from '../compose/context';
import { runningPeriods } from '../plan/windows';
import type { Asked } from './topic-answer';

const enough = 40;

/** What ran in a time that is over: its dashas, and how their lord stands. */
export function composePast(context: Context): string {
  const { book, strengths, read, tell, now } = context;
  const language = languageOf(context);
  const { horizon } = read;
  const at = horizon ? (horizon.from + horizon.to) / 2 : now;
  if (Date.parse(strengths.view.chart.utc) > at) return tell([fill(forms.past.unborn, language, {})]);
  const { maha, antar } = runningPeriods(strengths, at);
  const words = {
    time: horizon === null ? undefined : language === 'en' ? horizon.english : horizon.hindi,
    maha: book.planet(maha.lord),
    antar: book.planet(antar.lord),
    house: book.house(strengths.view.house(antar.lord)),
    start: book.day(antar.start),
    end: book.day(antar.end),
  };
  const level = strengths.of(antar.lord) >= enough ? 'strong' : 'weak';
  return [forms.past[level], forms.past.place].map((wordings) => tell([fill(wordings, language, words)])).join('\n\n');
}

/** A question about a time that is over; null where it names none. */
export function answerPast({ question, read }: Asked): Composed | null {
  if (read.horizon?.isPast !== true) return null;
  const context = createContext(question, { ...read, kind: 'past' });
  return { text: composePast(context), context, sensitiveTopic: null, judgement: null, isFree: false, usesChart: true };
}
