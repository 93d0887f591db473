import { findFocus } from '../tools/focus';
import { toLevel, type Level } from '../tools/level';
import { planetOfFactor, weigh, type Factor, type Focus, type Weighed } from '../plan/weigh';
import { findWindows, monthEnd, type Window } from '../plan/windows';
import type { Matter } from '../question/matters';
import { type Context } from './context';
import { defaultYears, getEnd, yearMs, yearsAhead } from './years-ahead';

const dayMs = 86_400_000;
const [laterYears, enough, shortDays] = [8, 30, 40];

export interface Judgement {
  matter: Matter;
  focus: Focus;
  weighed: Weighed;
  window: Window | null;
  isInside: boolean;
  level: Level;
  /** A clearly better window after the named time. */
  stronger: Window | null;
}

function remember({ windows }: Context, judgement: Judgement): Judgement {
  windows.push(...[judgement.window, judgement.stronger].filter((each) => each !== null));
  return judgement;
}

/** The best window after a named time. Its month has to be over, because Oracle names months. */
const findAfter = ({ strengths }: Context, focus: Focus, to: number): Window | null => findWindows(strengths, focus, monthEnd(to) + 1, to + laterYears * yearMs)[0] ?? null;

/** Scores a matter and finds its best window inside the named time. */
export function judge(context: Context, of: Matter = context.read.matter): Judgement {
  const { strengths, question, now, read } = context;
  const focus = findFocus(of.id, read.kin, question.birth.gender);
  const weighed = weigh(strengths, focus, now, question.birth.gender);
  const from = Math.max(now, read.horizon?.from ?? now);
  const to = read.horizon ? Math.max(from + 86_400_000, read.horizon.to) : getEnd(now, yearsAhead(context, of));
  const isTimed = !of.careful && !(read.horizon?.isPast ?? false);
  const [inside] = isTimed ? findWindows(strengths, focus, from, to) : [];
  const isGood = inside !== undefined && inside.score >= enough;
  const isShort = read.horizon !== null && read.horizon.to - from < shortDays * dayMs;
  const later = isTimed && !isGood && !isShort && of.id !== 'exam' ? findAfter(context, focus, to) : null;
  const isLater = later !== null && later.score > (inside?.score ?? 0) + 8;
  // A much better time outside the named one is mentioned, so that answers about the same matter agree.
  const beside = isTimed && isGood && read.horizon && read.kind === 'yesNo' && of.id !== 'exam' && to < now + defaultYears * yearMs ? findWindows(strengths, focus, to, now + defaultYears * yearMs)[0] : undefined;
  const stronger = beside && inside && beside.score > inside.score + 12 ? beside : null;
  return remember(context, { matter: of, focus, weighed, window: (isLater ? later : inside) ?? null, isInside: !isLater, level: toLevel(weighed.score), stronger });
}

/** Up to `count` grounds for the verdict and one against it. */
export function chooseGrounds({ weighed: { factors }, level }: Judgement, count: number): { grounds: Factor[]; against: Factor | null } {
  const sign = level === 'slow' ? -1 : 1;
  const leading = factors.filter(({ weight }) => Math.sign(weight || 1) === sign);
  const ordered = [...leading, ...factors.filter((factor) => !leading.includes(factor) && factor.kind === 'lord')];
  // A planet that is both lord and karaka would repeat the statement.
  const grounds = ordered.filter((factor, at) => ordered.findIndex((each) => planetOfFactor(each) === planetOfFactor(factor)) === at).slice(0, count);
  const against =
    factors.find((factor) => Math.sign(factor.weight || 1) === -sign && Math.abs(factor.weight) >= 2 && !grounds.includes(factor)) ?? null;
  return { grounds, against };
}
