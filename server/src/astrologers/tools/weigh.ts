import * as z from 'zod/mini';
import { createStrengths, type Strengths } from '../../astrology';
import { weigh, type Factor } from '../plan/weigh';
import { findWindows, monthEnd, type Window } from '../plan/windows';
import { listStatements } from '../words/english-book';
import { birthFields, readBirth } from './birth';
import { findFocus } from './focus';
import { toLevel, type Level } from './level';
import { englishOrdinal } from '../vocabulary/english';
import { capital, houseName, monthsName, forOtherPerson } from './names';
import { readSpan, spanFields, type Span } from './spans';
import { matterTable, relativeTable, type MatterId, type RelativeId } from './tables';
import { defineTool, ToolError, type ToolContext } from './tool';

const matterIds = Object.keys(matterTable) as [MatterId, ...MatterId[]];
const relativeIds = Object.keys(relativeTable) as [RelativeId, ...RelativeId[]];
/** Finds one of the names of a table; the refusal lists them, so that the next call can be correct. */
const createEnum = <Name extends string>(names: readonly [Name, ...Name[]]) =>
  z.enum(names, { error: () => `must be one of ${names.join(', ')}` });
export const matterField = createEnum(matterIds);
export const relativeField = createEnum(relativeIds);

const defaultYears = 3;
const laterYears = 8;
const maxGrounds = 4;
/** Minimum points of a window that is named. */
const enoughPoints = 30;

/** The score of a matter in one chart and span. */
export interface Weighing {
  matter: MatterId;
  whose: RelativeId | null;
  house: number;
  /** 0 to 100. */
  score: number;
  level: Level;
  /** The weightiest first. */
  helps: Factor[];
  strains: Factor[];
  span: Span;
  /** The best window in the span, and the next one that is as good; none if the matter is careful or none is good enough. */
  windows: Window[];
  /** A better window after the span. */
  later: Window | null;
}

interface WeighInput {
  matter: MatterId;
  whose?: RelativeId | undefined;
  span: Span;
}

const strengthsByChart = new WeakMap<ToolContext['chart'], Strengths>();
const getStrengths = (chart: ToolContext['chart']): Strengths => {
  const cached = strengthsByChart.get(chart) ?? createStrengths(chart);
  strengthsByChart.set(chart, cached);
  return cached;
};

/** The best window, and the best of those that share no month with it. */
function bestTwo([best, ...others]: readonly Window[]): Window[] {
  if (best === undefined) return [];
  const second = others.find(({ start, end }) => start > monthEnd(best.end - 1) || best.start > monthEnd(end - 1));
  return second === undefined ? [best] : [best, second];
}

/** Scores a matter by house, lord, significator, divisional chart, yogas and transits, and finds its times in a span. */
export function weighMatter(
  { chart, person, now }: Pick<ToolContext, 'chart' | 'person' | 'now'>,
  { matter, whose, span }: WeighInput,
): Weighing {
  const strengths = getStrengths(chart);
  const relative = whose === undefined ? null : { id: whose, house: relativeTable[whose].house };
  const focus = findFocus(matter, relative, person.gender);
  const { score, factors } = weigh(strengths, focus, now.getTime(), person.gender);
  const isTimed = matterTable[matter].careful !== true && span.to > now.getTime();
  const start = Math.max(span.from, now.getTime());
  const inside = isTimed ? findWindows(strengths, focus, start, span.to) : [];
  const good = inside.filter((window) => window.score >= enoughPoints);
  const [after] = isTimed && good.length === 0 ? findWindows(strengths, focus, span.to, span.to + laterYears * 365.25 * 86_400_000) : [];
  return {
    matter,
    whose: whose ?? null,
    house: focus.houses[0] ?? 1,
    score,
    level: toLevel(score),
    helps: factors.filter(({ weight }) => weight > 0).slice(0, maxGrounds),
    strains: factors.filter(({ weight }) => weight < 0).slice(0, maxGrounds),
    span,
    windows: bestTwo(good),
    later: after && after.score >= enoughPoints ? after : null,
  };
}

const levels: Record<Level, string> = {
  yes: 'is carried well: more speaks for it than against it',
  careful: 'is carried with care: some things speak for it and some against it',
  slow: 'is carried slowly: more speaks against it than for it',
};

const describeFactor = (factor: Factor) => listStatements(factor)[0] ?? '';
const describeWindow = ({ start, end, maha, antar, pratyantar, transit }: Window) =>
  `${monthsName({ start, end })}, in the ${maha} mahadasha and ${antar} antardasha (pratyantardasha of ${pratyantar})${transit ? `, with ${transit.planet} transiting the ${houseName(transit.house)}` : ''}`;

/** The sentences about a score; `what` names the matter in the person's words. */
export function describeWeighing({ matter, whose, house, level, helps, strains, span, windows, later }: Weighing): string[] {
  const { en, careful } = matterTable[matter];
  const theirs = whose === null ? null : relativeTable[whose];
  const from =
    theirs === null || theirs.house === house
      ? ''
      : `, the ${englishOrdinal(((house - theirs.house + 12) % 12) + 1)} from the ${houseName(theirs.house)}, which is the ${theirs.en}'s`;
  const of = whose === null ? en : `${en.replace(/^(?:your|the|a) /u, '')} of the ${relativeTable[whose].en}`;
  const within = monthsName({ start: span.from, end: span.to });
  return [
    `In this chart ${of} ${levels[level]}. It is read from the ${houseName(house)}${from}.`,
    ...helps.map((factor) => `For it: ${describeFactor(factor)}.`),
    ...strains.map((factor) => `Against it: ${describeFactor(factor)}.`),
    ...(careful === true
      ? ['This matter gets no verdict and no date, whoever asks; tell what surrounds it and where support comes from.']
      : windows.map((window, at) => `${at === 0 ? 'The best time' : 'Another good time'} in ${within}: ${describeWindow(window)}.`)),
    ...(careful === true || windows.length > 0
      ? []
      : [
          later
            ? `Nothing in ${within} supports it enough; the next good time is ${describeWindow(later)}.`
            : `Nothing in ${within} supports it enough.`,
        ]),
  ].map(capital);
}

/** The state of a matter of life. */
export const weighTool = defineTool({
  name: 'weigh',
  description: `How a matter stands in the chart, with grounds for and against and its best time in a span (default: the next 3 years). Use it for whether, when, how and why. whose: the relative whose matter it is. With birth: from the chart of somebody else whose birth with its hour the person told. Matters: ${matterIds.map((id) => `${id} (${matterTable[id].en})`).join(', ')}.`,
  parameters: z.strictObject({ matter: matterField, whose: z.optional(relativeField), ...spanFields, birth: z.optional(birthFields) }),
  async run(context, { matter, whose, birth, ...span }) {
    const birthChart = birth === undefined ? null : await readBirth(context, birth);
    if (birthChart && !birthChart.hasTime)
      throw new ToolError('Houses need the hour of birth; ask for it, or weigh the matter from the chart of the one who asks by "whose".');
    const weighing = weighMatter(
      { ...context, chart: birthChart?.chart ?? context.chart },
      { matter, whose: birthChart ? undefined : whose, span: readSpan(span, context.now, defaultYears) },
    );
    return { weighing, isOtherPerson: birthChart !== null };
  },
  describe: ({ weighing, isOtherPerson }) =>
    describeWeighing(weighing).map((sentence) => (isOtherPerson ? forOtherPerson(sentence) : sentence)),
});
