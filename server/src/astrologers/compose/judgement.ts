import { findFocus } from '../tools/focus';
import { toLevel, type Level } from '../tools/level';
import { planetOfFactor, weigh, type Factor, type Focus, type Weighed } from '../plan/weigh';
import { findWindows, monthEnd, runningPeriods, type Window } from '../plan/windows';
import type { Matter } from '../question/matters';
import type { LeadInput } from '../words/book';
import { hash } from '../words/hash';
import { chartKey, type Context } from './context';
import { findStepDate } from './step-date';
import { defaultYears, endOf, yearMs, yearsAhead } from './years-ahead';

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

/** The best window after a named time. Its month has to be over, since months are what Oracle names. */
const findAfter = ({ strengths }: Context, focus: Focus, to: number): Window | null => findWindows(strengths, focus, monthEnd(to) + 1, to + laterYears * yearMs)[0] ?? null;

/** A step that is advised against in the named time has its window after it, so that verdict and date are one decision. */
export function asDecision(context: Context, judgement: Judgement): Judgement {
  const { horizon } = context.read;
  if (!horizon || horizon.isPast || judgement.level !== 'slow' || !judgement.isInside) return judgement;
  const isShort = horizon.to - horizon.from < shortDays * dayMs;
  return remember(context, { ...judgement, window: isShort || judgement.matter.careful ? null : findAfter(context, judgement.focus, horizon.to), isInside: false, stronger: null });
}

/** The best window after the one that the question before was answered with, or a smaller one before it. */
function judgeStep(context: Context, of: Matter, step: 'after' | 'before'): Judgement {
  const { strengths, now, read } = context;
  const first = judge({ ...context, read: { ...read, step: null } }, of);
  if (!first.window) return { ...first, window: null };
  const [from, to] = step === 'after' ? [first.window.end + dayMs, first.window.end + laterYears * yearMs] : [now, first.window.start - dayMs];
  const near = Math.min(to, from + defaultYears * yearMs);
  const [found] = to - from < 30 * dayMs ? [] : [findWindows(strengths, first.focus, from, near)[0] ?? findWindows(strengths, first.focus, near, to)[0]];
  return remember(context, { ...first, window: found ?? null, isInside: true, stronger: null });
}

/** Weighs a matter and finds its best window inside the time that was named. */
export function judge(context: Context, of: Matter = context.read.matter): Judgement {
  const { strengths, question, now, read } = context;
  if (read.step) return judgeStep(context, of, read.step);
  const focus = findFocus(of.id, read.kin, question.birth.gender);
  const weighed = weigh(strengths, focus, now, question.birth.gender);
  const from = Math.max(now, read.horizon?.from ?? now);
  const to = read.horizon ? Math.max(from + 86_400_000, read.horizon.to) : endOf(now, yearsAhead(context, of));
  const isTimed = !of.careful && !(read.horizon?.isPast ?? false);
  const [inside] = isTimed ? findWindows(strengths, focus, from, to) : [];
  const isGood = inside !== undefined && inside.score >= enough;
  const isShort = read.horizon !== null && read.horizon.to - from < shortDays * dayMs;
  const later = isTimed && !isGood && !isShort && of.id !== 'exam' ? findAfter(context, focus, to) : null;
  const isLater = later !== null && later.score > (inside?.score ?? 0) + 8;
  // A far better time outside the named one is told with it, so that two answers about one matter agree.
  const beside = isTimed && isGood && read.horizon && read.kind === 'yesNo' && of.id !== 'exam' && to < now + defaultYears * yearMs ? findWindows(strengths, focus, to, now + defaultYears * yearMs)[0] : undefined;
  const stronger = beside && inside && beside.score > inside.score + 12 ? beside : null;
  return remember(context, { matter: of, focus, weighed, window: (isLater ? later : inside) ?? null, isInside: !isLater, level: toLevel(weighed.score), stronger });
}

export function leadInput({ read, question, now }: Context, { matter, level, window, isInside, stronger }: Judgement): LeadInput {
  return {
    voice: question.astrologer,
    matter: matter.id,
    kin: read.kin?.id ?? null,
    level,
    window,
    horizon: read.horizon,
    isInside,
    isNow: window !== null && window.start - now < dayMs,
    stronger,
    step: read.step,
  };
}

/** Up to `count` grounds that speak for the verdict, and one that speaks against it. */
export function chooseGrounds({ weighed: { factors }, level }: Judgement, count: number): { grounds: Factor[]; against: Factor | null } {
  const sign = level === 'slow' ? -1 : 1;
  const leading = factors.filter(({ weight }) => Math.sign(weight || 1) === sign);
  const ordered = [...leading, ...factors.filter((factor) => !leading.includes(factor) && factor.kind === 'lord')];
  // A planet that is lord and karaka would say the same twice.
  const grounds = ordered.filter((factor, at) => ordered.findIndex((each) => planetOfFactor(each) === planetOfFactor(factor)) === at).slice(0, count);
  const against =
    factors.find((factor) => Math.sign(factor.weight || 1) === -sign && Math.abs(factor.weight) >= 2 && !grounds.includes(factor)) ?? null;
  return { grounds, against };
}

/** Oracle's image: in one answer of five, and none where a choice or a fact is asked. */
const hasImage = ({ question, read }: Context): boolean =>
  read.kind !== 'either' && read.fact === null && hash(`${chartKey(question)}\n${question.text}\nimage`) % 5 === 0;

/** What an answer adds after its first sentence, in the astrologer's own way. */
export function elaborate(context: Context, judgement: Judgement): string[] {
  const { tell, book, question, strengths, read, now } = context;
  const { matter, window } = judgement;
  const { antar, maha, pratyantar } = runningPeriods(strengths, now);
  const kin =
    read.kin && judgement.focus.houses[0] !== undefined ? tell(book.kinHouses(read.kin.id, read.kin.house, judgement.focus.houses[0])) : '';
  if (question.astrologer === 'Oracle') {
    const [first, second] = chooseGrounds(judgement, 2).grounds;
    const leading = first ? tell(hasImage(context) ? book.image(first, matter.id) : book.ground(first, matter.id, null)) : '';
    // A change within a time that was just said to be too early would say the contrary.
    const isTooEarly = !judgement.isInside && read.horizon !== null && Date.parse(antar.end) < monthEnd(read.horizon.to);
    const turn = matter.careful || isTooEarly ? '' : tell(book.shift({ antar: antar.lord, antarEnd: antar.end, isOpen: window !== null && window.start - now < 86_400_000 }));
    return [
      [kin, leading, second ? tell(book.ground(second, matter.id, null)) : ''].filter((each) => each !== '').join(' '),
      [turn, tell(book.step(matter.id, null))].filter((each) => each !== '').join(' '),
    ];
  }
  const withWindow = window !== null && window.start - now > 15 * 86_400_000;
  const { grounds, against } = chooseGrounds(judgement, 3);
  const sentences = grounds.map((ground, index) => tell(book.ground(ground, matter.id, index)));
  if (!matter.careful)
    sentences.push(
      withWindow
        ? tell(
            book.windowGround({
              antar: window.antar,
              pratyantar: window.pratyantar,
              rules: strengths.view.ruled(window.antar),
              transit: window.transit,
            }),
          )
        : tell(
            book.running({
              maha: maha.lord,
              antar: antar.lord,
              pratyantar: pratyantar.lord,
              antarEnd: antar.end,
              rules: strengths.view.ruled(antar.lord),
            }),
          ),
    );
  if (against) sentences.push(tell(book.against(against)));
  const date = findStepDate(context, judgement, withWindow ? window.start : Date.parse(pratyantar.end));
  return [[kin, ...sentences].filter((each) => each !== '').join(' '), tell(book.step(matter.id, date))];
}
