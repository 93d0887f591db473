import { fill, forms } from '../asks/forms';
import { choose } from '../asks/choose';
import { partsOf } from '../asks/options';
import { sayChoice, type Manner } from '../asks/say-choice';
import type { Thing } from '../asks/things';
import { languageOf } from '../asks/words-of';
import type { Composed } from '../compose/composed';
import { join } from '../compose/join';
import { judge } from '../compose/judgement';
import { asksSomething, tellsPast } from '../question/asking';
import type { TurnForm } from '../topics/turns/turn-form';
import { apart, findWay } from './content';
import { refusesIt } from './meant';
import { chosenBetween, namedBeside, namedInLine, namedInTurn, toldOf, unlike } from './named-options';
import { askAbout, telling, type Turn } from './turn';

const mostWords = 8;
const asking: readonly TurnForm[] = ['choice', 'again'];
/** Ways in which a line tells that something is closed. */
const closing: readonly string[] = ['bad_news', 'refusal'];
/** From such a share it is clear whether what is told is good news. */
const leastNews = 0.4;

/** "The visa of one was refused", "the loan is for that one alone": what is settled in fact decides. */
function saySettled(turn: Turn, put: readonly Thing[], told: Thing): Composed | null {
  const { context, base } = turn;
  if (!put.some(({ id }) => id === told.id)) return null;
  const news = findWay('detail', context.question.text, leastNews)?.id ?? '';
  if (!closing.includes(news) && news !== 'good_news') return null;
  const about = askAbout(turn, { kind: 'either', horizon: null });
  const language = languageOf(about);
  const others = put.filter(({ id }) => id !== told.id);
  const best = news === 'good_news' ? told : choose(about, judge(about), others).best;
  const gone = news === 'good_news' ? about.book.list(others.map((each) => each[language])) : told[language];
  const wordings = news === 'good_news' ? apart.stands : apart.falls;
  const steps = base.asked?.ask.steps?.map((each) => each[language]) ?? [];
  const lead = about.tell([fill(wordings, language, { best: best[language], gone })]);
  const step = steps.length === 0 ? '' : about.tell([fill(forms.step, language, { step: steps })]);
  return { ...base, text: join(lead, step), context: about, isFree: true, usesChart: true, sensitiveTopic: null };
}

/** Ways in which a line tells what somebody advises. */
const opinions: readonly string[] = ['opinion', 'people_say', 'sage'];

type Say = (things: readonly Thing[], manner: Manner) => Composed;

/** What tells something of an option, or names another one. */
function sayTold(turn: Turn, put: readonly Thing[], told: Thing | null, say: Say): Composed {
  const about = askAbout(turn, { kind: 'either', horizon: null });
  const { best } = choose(about, judge(about), put);
  if (told !== null && !put.some(({ id }) => id === told.id)) return say([best, told], 'against');
  const counted = say(put, 'even');
  const isAdvice = opinions.includes(findWay(turn.form, turn.context.question.text)?.id ?? '');
  const isForBest = told !== null && (told.id === best.id) !== refusesIt(turn.context.read.text);
  if (!isAdvice || !isForBest) return counted;
  const language = languageOf(about);
  const [, ...rest] = counted.text.split('\n\n');
  return { ...counted, text: join(about.tell([fill(apart.agrees, language, { best: best[language] })]), ...rest) };
}

/** What was put to choose between, once more; null where nothing was. */
function sayPut(turn: Turn, put: readonly Thing[] | null, told: Thing | null, say: Say): Composed | null {
  const { base, form, context } = turn;
  if (put === null) {
    const isOfOwn = partsOf(context.read.text.raw).length > 1;
    const named = base.judgement === null || isOfOwn ? null : namedInTurn(turn);
    return named && say(named, 'again');
  }
  const all = told === null ? put : unlike([...put, told]);
  if (form === 'why' && told === null) return say(put, 'why');
  if (asking.includes(form)) return say(all, 'again');
  return context.read.text.length > mostWords ? null : sayNamed(turn, all, say);
}

/**
 * "So which one?", "why not Amazon", "and Kerala?", "but the other pays more": one of what the conversation has put to choose
 * between, or what the line names held against the best of it; null where nothing was put.
 */
export function sayChosen(turn: Turn): Composed | null {
  const { context, base, form } = turn;
  const { text } = context.read;
  const say: Say = (things, manner) => {
    const about = askAbout(turn, { kind: 'either', horizon: null });
    const chosen = sayChoice(about, things, base.asked?.ask ?? { id: 'any', lines: [] }, manner);
    return { ...base, ...chosen, isFree: chosen.isFree || form === 'objection', usesChart: true, sensitiveTopic: null };
  };
  const isTelling = telling.includes(form);
  const own = isTelling ? null : namedInLine(turn);
  if (own !== null) return base.judgement === null ? null : say(own, 'again');
  // "Apply then, or wait?" chooses between other things than those that were put before.
  const put = partsOf(text.raw).length > 1 ? null : chosenBetween(turn);
  const options = base.asked?.form === 'either' ? put : null;
  const told = options && toldOf(turn, options);
  const isTold = isTelling || !asksSomething(text) || (asking.includes(form) && tellsPast(text));
  const settled = options && told && isTold ? saySettled(turn, options, told) : null;
  if (settled !== null) return settled;
  if (isTelling) return options && sayTold(turn, options, told, say);
  return sayPut(turn, put, told, say);
}

/** What a short line names, held against the best of what was put. */
function sayNamed(turn: Turn, put: readonly Thing[], said: Say): Composed | null {
  const [named] = namedBeside(turn, put, turn.context.read.text);
  if (named === undefined) return null;
  const about = askAbout(turn, { kind: 'either', horizon: null });
  const { best } = choose(about, judge(about), put);
  if (!put.some(({ id }) => id === named.id)) return said([best, named], 'against');
  return said(put, named.id === best.id ? 'again' : 'whyNot');
}
