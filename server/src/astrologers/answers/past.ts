import { sadeSatiPhase, slowSigns } from '../../astrology';
import type { Ask } from '../asks/ask';
import { findAskWith } from '../asks/find-ask';
import { happens } from '../asks/forms/form-of-line';
import { fill, forms } from '../asks/forms/forms';
import { isMatter } from '../asks/request';
import { describeGround } from '../asks/answer-ask';
import { getContentLanguage, whoseLead } from '../asks/ask-words';
import type { Composed } from '../compose/composed';
import { createContext, type Context } from '../compose/context';
import { join, joinSentences } from '../compose/join';
import { chooseGrounds, judge } from '../compose/judgement';
import { runningPeriods } from '../plan/windows';
import { englishOrdinal } from '../vocabulary/english';
import { hindiOrdinal } from '../vocabulary/hindi';
import type { Asked } from './topic-answer';

const minStrength = 40;

/** "The Moon mahadasha": the frames have the article. */
export const withoutArticle = (planet: string): string => planet.replace(/^the /u, '');

/** The event that has happened, in the words of the ask; undefined if unknown. */
function describeEvent(context: Context, ask: Ask): string | undefined {
  const happened = ask.past === true ? ask.stuck?.[getContentLanguage(context)] : undefined;
  return happened && `${whoseLead(context, ask)}${happened}`;
}

/** The dashas and slow transits of a past time, with their ends. */
export function composePast(context: Context, ask: Ask | null = null): string {
  const { book, strengths, read, render, now, isEnglish } = context;
  const { chart } = strengths.view;
  const language = getContentLanguage(context);
  const { horizon, kind } = read;
  const at = horizon ? (horizon.from + horizon.to) / 2 : now;
  if (Date.parse(chart.utc) > at) return render([fill(forms.past.unborn, language, {})]);
  const { maha, antar } = runningPeriods(strengths, at);
  const signs = slowSigns(at);
  const getHouse = (planet: 'Jupiter' | 'Saturn' | 'Rahu') => {
    const house = ((signs[planet] - chart.ascendant.sign + 12) % 12) + 1;
    return isEnglish ? englishOrdinal(house) : hindiOrdinal(house, 'oblique');
  };
  const happened = ask === null ? undefined : describeEvent(context, ask);
  const words = {
    stuck: happened,
    time: horizon === null ? undefined : isEnglish ? horizon.english : horizon.hindi,
    maha: withoutArticle(book.planet(maha.lord)),
    antar: withoutArticle(book.planet(antar.lord)),
    start: book.day(antar.start),
    end: book.day(antar.end),
    jupiter: getHouse('Jupiter'),
    rahu: getHouse('Rahu'),
    saturn: fill(forms.past[sadeSatiPhase(chart, at) === null ? 'saturn' : 'sadeSati'], language, { saturn: getHouse('Saturn') }),
  };
  // A question "why" about the past means a hard time, whatever the planet; the past gets no verdict.
  const byStrength = strengths.of(antar.lord) < minStrength ? 'weak' : 'strong';
  const level = kind === 'why' ? 'weak' : kind === 'past' ? 'ran' : byStrength;
  const say = (wordings: (typeof forms.past)['over']) => render([fill(wordings, language, words)]);
  const until = say(Date.parse(antar.end) < now ? forms.past.over : forms.past.running);
  const judgement = happened === undefined ? null : judge(context);
  const grounds =
    judgement === null
      ? []
      : chooseGrounds({ ...judgement, level: 'slow' }, 1).grounds.map((each) => describeGround(context, judgement, each, forms.ground));
  return join(`${say(forms.past[happened === undefined ? level : 'named'])} ${until}`, joinSentences([...grounds, say(forms.past.sky)]));
}

/** Minimum shares to name the event that has happened. */
const minShare = { topic: 0.5, ask: 0.35 };

const aboutPast: readonly Asked['line']['wanted']['value'][] = ['past', 'why', 'how', 'like', 'fact', 'meaning'];

/** Answers a question about a past time; null if none is named. */
export function answerPast({ question, read, line }: Asked): Composed | null {
  // If something given in that year is to be returned, the question is about the future.
  if (read.horizon?.isPast !== true || !aboutPast.includes(line.wanted.value) || happens(read.text.plain)) return null;
  const { value: topic, share } = line.topic;
  const context = createContext(question, read);
  return {
    text: composePast(
      context,
      isMatter(topic) && share >= minShare.topic ? findAskWith(topic, read.text.raw, () => true, minShare.ask) : null,
    ),
    context,
    sensitiveTopic: null,
    judgement: null,
    isFree: false,
    usesChart: true,
  };
}
