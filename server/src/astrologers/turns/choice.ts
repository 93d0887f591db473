import { choose } from '../asks/choose';
import { readLine, type Form } from '../asks/request';
import { findThings, sayChoice, type Manner } from '../asks/say-choice';
import { findersOf, placesIn, timesIn, type Thing } from '../asks/things';
import type { Composed } from '../compose/composed';
import { judge } from '../compose/judgement';
import { readText, type QuestionText } from '../question/question-text';
import type { TurnForm } from '../topics/turns/turn-form';
import { askAbout, type Turn } from './turn';

const [mostWords, fewWords] = [8, 3];
/** What only tells something of what was chosen. */
const telling: readonly TurnForm[] = ['detail', 'objection'];
const asking: readonly TurnForm[] = ['choice', 'again'];
/** Forms that name another, and those of a decision, for which it is another option. */
const naming: readonly TurnForm[] = ['other', 'othermatter', 'othertime', 'where', 'if'];
const deciding: readonly (Form | undefined)[] = ['should', 'decide', 'either'];

const textOf = (line: string, { context: { read } }: Turn): QuestionText => ({ ...readText(line, read.language), language: read.language });

/** What the conversation has put to choose between, its last choice first. */
function chosenBetween(turn: Turn): Thing[] | null {
  const { context, form } = turn;
  const { question, read } = context;
  const told = (question.turns ?? []).slice(form === 'again' ? -1 : 0).map((each) => each.question);
  for (const line of told.reverse()) {
    const things = findThings({ question, line: readLine(line), read: { ...read, text: textOf(line, turn) } });
    if (things !== null) return things;
  }
  return null;
}

/** Times or places that the turns of the conversation have named one by one, with that of the line: "and next year?", "which is better?"; null for fewer than two. */
function namedInTurn(turn: Turn): Thing[] | null {
  const { context, form, base } = turn;
  const { question, read } = context;
  const isOther = naming.includes(form) && deciding.includes(base.asked?.form) && placesIn(read.text).length > 0;
  const told = [...(question.turns ?? []).map((each) => textOf(each.question, turn)), read.text];
  const ofTimes = form === 'choice' ? [timesIn(question.now, Date.parse(question.chart.utc))] : [];
  for (const find of [...ofTimes, ...(form === 'choice' || isOther ? [placesIn] : [])]) {
    const things = new Map(told.flatMap(find).map((thing) => [thing.id, thing]));
    if (things.size > 1) return [...things.values()];
  }
  return null;
}

/** "So which one?", "why not Amazon", "and Kerala?", "but the other pays more": one of what the conversation has put to choose between, or what the line names held against the best of it; null where nothing was put. */
export function sayChosen(turn: Turn): Composed | null {
  const { context, base, form } = turn;
  const { question, read } = context;
  const about = askAbout(turn, { kind: 'either', horizon: null });
  const said = (things: readonly Thing[], manner: Manner): Composed => {
    const ask = base.asked?.ask ?? { id: 'any', lines: [] };
    const chosen = sayChoice(about, things, ask, manner);
    return { ...base, ...chosen, isFree: chosen.isFree || form === 'objection', usesChart: true, sensitiveTopic: null };
  };
  const isTelling = telling.includes(form);
  const { matter } = base.context.read;
  const ownOf = (of: typeof read) => findThings({ question, read: of, line: read.line });
  const own = isTelling ? null : (ownOf(read) ?? ownOf({ ...read, matter }));
  if (own !== null) return base.judgement === null ? null : said(own, 'again');
  const put = chosenBetween(turn);
  if (isTelling) return put !== null && base.asked?.form === 'either' ? said(put, 'even') : null;
  const before = put ?? (base.judgement === null ? null : namedInTurn(turn));
  if (before === null) return null;
  if (put === null || asking.includes(form)) return said(before, 'again');
  if (read.text.length > mostWords) return null;
  const named = findersOf(base.context.read, question.now, Date.parse(question.chart.utc))
    .flatMap((find) => find(read.text))
    .find(
      ({ frame, id }) =>
        before.some((each) => each.id === id) || (frame === before[0]?.frame && (frame !== 'thing' || read.text.length <= fewWords)),
    );
  if (named === undefined) return null;
  const { best } = choose(about, judge(about), before);
  const isOld = before.some(({ id }) => id === named.id);
  if (!isOld) return said([best, named], 'against');
  return said(before, named.id === best.id ? 'again' : 'whyNot');
}
