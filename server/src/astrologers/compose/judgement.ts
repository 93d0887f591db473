import { findFocus } from '../tools/focus';
import { toLevel, type Level } from '../tools/level';
import { weigh, type Factor, type Focus, type Weighed } from '../plan/weigh';
import { findWindows, monthEnd, runningPeriods, type Window } from '../plan/windows';
import type { Matter } from '../question/matters';
import { isState, type LeadInput } from '../words/book';
import { areaOf } from '../words/areas';
import type { Context } from './context';

const dayMs = 86_400_000;
const yearMs = 365.25 * 86_400_000;
const defaultYears = 3;
const laterYears = 8;
const enough = 30;
/** An examination is the coming one: a window years away answers nobody who sits it now. */
const examYears = 1;
const resultYears = 0.5;
/** What goes well or badly is asked of the time that one lives in. */
const stateYears = 1.5;

/** How far ahead a matter is looked for where no time is named. */
function yearsAhead({ read: { text, kind } }: Context, { id }: Matter): number {
  if (isState(id)) return stateYears;
  if (id !== 'exam') return defaultYears;
  if (/ (?:results?|rijalt|rizalt|rijlt|parinam|parinaam) /u.test(text.plain)) return resultYears;
  return kind === 'when' && !/ (?:exam|paper|test) (?:kab|when) /u.test(text.plain) ? 2 : examYears;
}

/** A time that is no number of whole years ends with a month, so that its last day is one that people name. */
const endOf = (now: number, years: number) => (Number.isInteger(years) ? now + years * yearMs : monthEnd(now + years * yearMs));

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

/** The best window after the one that the question before was answered with, or a smaller one before it. */
function judgeStep(context: Context, of: Matter, step: 'after' | 'before'): Judgement {
  const { strengths, now, read } = context;
  const first = judge({ ...context, read: { ...read, step: null } }, of);
  if (!first.window) return { ...first, window: null };
  const [from, to] = step === 'after' ? [first.window.end + dayMs, first.window.end + laterYears * yearMs] : [now, first.window.start - dayMs];
  const near = Math.min(to, from + defaultYears * yearMs);
  const [found] = to - from < 30 * dayMs ? [] : [findWindows(strengths, first.focus, from, near)[0] ?? findWindows(strengths, first.focus, near, to)[0]];
  return { ...first, window: found ?? null, isInside: true, stronger: null };
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
  const isShort = read.horizon !== null && read.horizon.to - from < 40 * 86_400_000;
  const later = isTimed && !isGood && !isShort && of.id !== 'exam' ? findWindows(strengths, focus, to, to + laterYears * yearMs)[0] : undefined;
  const isLater = later !== undefined && later.score > (inside?.score ?? 0) + 8;
  // A far better time outside the named one is told with it, so that two answers about one matter agree.
  const beside = isTimed && isGood && read.horizon && read.kind === 'yesNo' && of.id !== 'exam' && to < now + defaultYears * yearMs ? findWindows(strengths, focus, to, now + defaultYears * yearMs)[0] : undefined;
  const stronger = beside && inside && beside.score > inside.score + 12 ? beside : null;
  return { matter: of, focus, weighed, window: (isLater ? later : inside) ?? null, isInside: !isLater, level: toLevel(weighed.score), stronger };
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
  const grounds = [...leading, ...factors.filter((factor) => !leading.includes(factor) && factor.kind === 'lord')].slice(0, count);
  const against =
    factors.find((factor) => Math.sign(factor.weight || 1) === -sign && Math.abs(factor.weight) >= 2 && !grounds.includes(factor)) ?? null;
  return { grounds, against };
}

/** What an answer adds after its first sentence, in the astrologer's own way. */
export function elaborate(context: Context, judgement: Judgement): string[] {
  const { tell, book, question, strengths, read, now } = context;
  const { matter, window } = judgement;
  const area = areaOf(matter.id);
  const { antar, maha, pratyantar } = runningPeriods(strengths, now);
  const kin =
    read.kin && judgement.focus.houses[0] !== undefined ? tell(book.kinHouses(read.kin.id, read.kin.house, judgement.focus.houses[0])) : '';
  if (question.astrologer === 'Oracle') {
    const {
      grounds: [ground],
    } = chooseGrounds(judgement, 1);
    const turn = matter.careful ? '' : tell(book.shift({ antar: antar.lord, antarEnd: antar.end, isOpen: window !== null && window.start - now < 86_400_000 }));
    return [
      [kin, ground ? tell(book.image(ground, matter.id)) : ''].filter((each) => each !== '').join(' '),
      [turn, tell(book.question(area))].filter((each) => each !== '').join(' '),
    ];
  }
  const withWindow = window !== null && window.start - now > 15 * 86_400_000;
  const { grounds, against } = chooseGrounds(judgement, 2);
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
  const limit = read.horizon && !read.horizon.isPast && read.horizon.to - now < 70 * 86_400_000 ? Math.max(read.horizon.to, now) : Infinity;
  const date = matter.careful || window === null ? null : Math.min(withWindow ? window.start : Date.parse(pratyantar.end), limit);
  return [[kin, ...sentences].filter((each) => each !== '').join(' '), tell(book.step(area, date))];
}
