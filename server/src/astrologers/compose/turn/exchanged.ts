import { findMatters, getMatter, type MatterId } from '../../question/matters';
import { composeFromJudgement } from '../by-kind';
import { judge } from '../judgement';
import { askAbout, silent, type Answered, type ComposeTurn, type Turn, wordsOf } from './turn';
import type { Kind } from '../../question/kinds';

const kept: readonly Kind[] = ['yesNo', 'when', 'how', 'why', 'risk'];
const kindOf = ({ before, context }: Turn): Kind => (kept.includes(context.read.kind) && context.read.kind !== 'how' ? context.read.kind : kept.includes(before.kind) ? before.kind : 'how');

const weighed = (turn: Turn, changes: Parameters<typeof askAbout>[1]): Answered => {
  const about = askAbout(turn, { text: silent(turn.context), ...changes });
  return { text: composeFromJudgement(about, judge(about)), about };
};

const oneself = / (?:mine|myself|my own|me|meri|mera|mere|mujhe|apn[aie]) /u;

/** "And my brother?": the same question of somebody else. */
export const composeOther: ComposeTurn = (turn) => {
  const { context, before } = turn;
  const { kin } = context.read;
  const named = kin !== null && kin.id !== before.kin?.id ? kin : null;
  if (named === null && !(before.kin !== null && oneself.test(wordsOf(context)))) return null;
  const [own] = findMatters(context.read.text);
  const matter = own !== undefined && own.rank >= 5 ? own : before.matter;
  return matter.careful || before.fact !== null ? null : weighed(turn, { kin: named, kind: kindOf(turn), matter, horizon: context.read.horizon ?? before.horizon });
};

/** "And in 2028?": the same question of another time. */
export const composeOtherTime: ComposeTurn = (turn) => {
  const { context, before } = turn;
  const { horizon, step } = context.read;
  if (step !== null) return weighed(turn, { kind: 'when', step, horizon: before.horizon });
  if (horizon === null || horizon.isPast || before.fact !== null) return null;
  return weighed(turn, { horizon, kind: before.kind === 'yesNo' ? 'yesNo' : 'how' });
};

const instead: Partial<Record<string, MatterId>> = { money: 'income', paisa: 'income', paise: 'income' };

/** "And marriage?": another matter, of the same person and time. */
export const composeOtherMatter: ComposeTurn = (turn) => {
  const { context, before } = turn;
  const { topic, text } = context.read;
  const [named] = findMatters(text).filter(({ id }) => id !== before.matter.id);
  const word = Object.keys(instead).find((each) => text.plain.includes(` ${each} `));
  const matter = named ?? (word ? getMatter(instead[word] ?? 'income') : topic.share >= 0.4 && !topic.value.startsWith('x_') ? getMatter(topic.value as MatterId) : null);
  if (matter === null || matter.careful || matter.rank === 0) return null;
  const kin = context.read.kin ?? (oneself.test(wordsOf(context)) ? null : before.kin);
  return weighed(turn, { matter, kin, kind: kindOf(turn), horizon: context.read.horizon ?? (before.horizon?.isPast ? null : before.horizon) });
};
