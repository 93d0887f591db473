import { sadeSatiPhase, slowSigns } from '../../astrology';
import { fill, forms } from '../asks/forms';
import { languageOf } from '../asks/words-of';
import type { Composed } from '../compose/composed';
import { createContext, type Context } from '../compose/context';
import { join } from '../compose/join';
import { runningPeriods } from '../plan/windows';
import { englishOrdinal } from '../vocabulary/english';
import { hindiOrdinal } from '../vocabulary/hindi';
import type { Asked } from './topic-answer';

const enough = 40;

/** What ran in a time that is over: its dashas, the slow planets over the chart, and until when. */
export function composePast(context: Context): string {
  const { book, strengths, read, tell, now, isEnglish } = context;
  const { chart } = strengths.view;
  const language = languageOf(context);
  const { horizon, kind } = read;
  const at = horizon ? (horizon.from + horizon.to) / 2 : now;
  if (Date.parse(chart.utc) > at) return tell([fill(forms.past.unborn, language, {})]);
  const { maha, antar } = runningPeriods(strengths, at);
  const signs = slowSigns(at);
  const houseOf = (planet: 'Jupiter' | 'Saturn' | 'Rahu') => {
    const house = ((signs[planet] - chart.ascendant.sign + 12) % 12) + 1;
    return isEnglish ? englishOrdinal(house) : hindiOrdinal(house, 'oblique');
  };
  const words = {
    time: horizon === null ? undefined : isEnglish ? horizon.english : horizon.hindi,
    maha: book.planet(maha.lord),
    antar: book.planet(antar.lord),
    start: book.day(antar.start),
    end: book.day(antar.end),
    jupiter: houseOf('Jupiter'),
    rahu: houseOf('Rahu'),
    saturn: fill(forms.past[sadeSatiPhase(chart, at) === null ? 'saturn' : 'sadeSati'], language, { saturn: houseOf('Saturn') }),
  };
  // Who asks why has had it hard, whatever the planet of the time; what was is told without a verdict.
  const byStrength = strengths.of(antar.lord) < enough ? 'weak' : 'strong';
  const level = kind === 'why' ? 'weak' : kind === 'past' ? 'ran' : byStrength;
  const say = (wordings: (typeof forms.past)['over']) => tell([fill(wordings, language, words)]);
  const until = say(Date.parse(antar.end) < now ? forms.past.over : forms.past.running);
  return join(`${say(forms.past[level])} ${until}`, say(forms.past.sky));
}

const aboutPast: readonly Asked['line']['wanted']['value'][] = ['past', 'why', 'how', 'like', 'fact', 'meaning'];

/** A question about a time that is over; null where it names none. */
export function answerPast({ question, read, line }: Asked): Composed | null {
  if (read.horizon?.isPast !== true || !aboutPast.includes(line.wanted.value)) return null;
  const context = createContext(question, read);
  return { text: composePast(context), context, sensitiveTopic: null, judgement: null, isFree: false, usesChart: true };
}
