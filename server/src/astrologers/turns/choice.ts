import { choose } from '../asks/choose';
import { readLine } from '../asks/request';
import { findThings, sayChoice, type Manner } from '../asks/say-choice';
import { findersOf, type Thing } from '../asks/things';
import type { Composed } from '../compose/composed';
import { judge } from '../compose/judgement';
import { readText } from '../question/question-text';
import { askAbout, type Turn } from './turn';

const [mostWords, fewWords] = [8, 3];

/** What the conversation has put to choose between, its last choice first. */
function chosenBetween({ context, form }: Turn): Thing[] | null {
  const { question, read } = context;
  const told = (question.turns ?? []).slice(form === 'again' ? -1 : 0).map((each) => each.question);
  for (const line of told.reverse()) {
    const text = { ...readText(line, read.language), language: read.language };
    const things = findThings({ question, line: readLine(line), read: { ...read, text } });
    if (things !== null) return things;
  }
  return null;
}

/** "So which one?", "why not Amazon", "and Kerala?": one of what the conversation has put to choose between, or what the line names held against the best of it; null where nothing was put. */
export function sayChosen(turn: Turn): Composed | null {
  const { context, base, form } = turn;
  const { question, read } = context;
  const about = askAbout(turn, { kind: 'either', horizon: null });
  const said = (things: readonly Thing[], manner: Manner): Composed => {
    const ask = base.asked?.ask ?? { id: 'any', lines: [] };
    return { ...base, ...sayChoice(about, things, ask, manner), isFree: false, usesChart: true, sensitiveTopic: null };
  };
  const own = findThings({ question, read, line: read.line });
  if (own !== null) return base.judgement === null ? null : said(own, 'again');
  const before = chosenBetween(turn);
  if (before === null) return null;
  if (form === 'choice' || form === 'again') return said(before, 'again');
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
