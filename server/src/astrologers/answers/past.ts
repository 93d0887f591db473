import { sadeSatiPhase, slowSigns } from '../../astrology';
import type { Ask } from '../asks/ask';
import { findAskWith } from '../asks/find-ask';
import { happens } from '../asks/form-of-line';
import { fill, forms } from '../asks/forms';
import { isMatter } from '../asks/request';
import { tellGround } from '../asks/say-ask';
import { languageOf, whoseLead } from '../asks/words-of';
import type { Composed } from '../compose/composed';
import { createContext, type Context } from '../compose/context';
import { join, joinSentences } from '../compose/join';
import { chooseGrounds, judge } from '../compose/judgement';
import { runningPeriods } from '../plan/windows';
import { englishOrdinal } from '../vocabulary/english';
import { hindiOrdinal } from '../vocabulary/hindi';
import type { Asked } from './topic-answer';

const enough = 40;

/** "The Moon mahadasha": the frames have the article. */
export const withoutArticle = (planet: string): string => planet.replace(/^the /u, '');

/** What has happened, in the words of the ask and of whom; undefined where it tells none. */
function happenedOf(context: Context, ask: Ask): string | undefined {
  const happened = ask.past === true ? ask.stuck?.[languageOf(context)] : undefined;
  return happened && `${whoseLead(context, ask)}${happened}`;
}

/** What ran in a time that is over: its dashas, the slow planets over the chart, and until when. */
export function composePast(context: Context, ask: Ask | null = null): string {
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
  const stuck = ask === null ? undefined : happenedOf(context, ask);
  const words = {
    stuck,
    time: horizon === null ? undefined : isEnglish ? horizon.english : horizon.hindi,
    maha: withoutArticle(book.planet(maha.lord)),
    antar: withoutArticle(book.planet(antar.lord)),
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
  const judgement = stuck === undefined ? null : judge(context);
  const grounds =
    judgement === null
      ? []
      : chooseGrounds({ ...judgement, level: 'slow' }, 1).grounds.map((each) => tellGround(context, judgement, each, forms.ground));
  return join(`${say(forms.past[stuck === undefined ? level : 'named'])} ${until}`, joinSentences([...grounds, say(forms.past.sky)]));
}

/** From such shares what has happened is named. */
const leastSure = { topic: 0.5, ask: 0.35 };

const aboutPast: readonly Asked['line']['wanted']['value'][] = ['past', 'why', 'how', 'like', 'fact', 'meaning'];

/** A question about a time that is over; null where it names none. */
export function answerPast({ question, read, line }: Asked): Composed | null {
  // What was given in that year and is to come back is asked of the time ahead.
  if (read.horizon?.isPast !== true || !aboutPast.includes(line.wanted.value) || happens(read.text.plain)) return null;
  const { value: topic, share } = line.topic;
  const context = createContext(question, read);
  return {
    text: composePast(
      context,
      isMatter(topic) && share >= leastSure.topic ? findAskWith(topic, read.text.raw, () => true, leastSure.ask) : null,
    ),
    context,
    sensitiveTopic: null,
    judgement: null,
    isFree: false,
    usesChart: true,
  };
}
