import * as z from 'zod/mini';
import type { PlanetName } from '@oracle-astra/shared/contract';
import { pratyantardashas, type Chart } from '../../astrology';
import { birthFields, readBirth } from './birth';
import { dayName } from './names';
import { readSpan, spanFields, type Span } from './spans';
import { defineTool, ToolError } from './tool';

type Level = 'mahadasha' | 'antardasha' | 'pratyantardasha';
interface Period {
  level: Level;
  /** Mahadasha lord first; the last is the lord of this period. */
  lords: PlanetName[];
  start: string;
  end: string;
}

const yearMs = 365.25 * 86_400_000;
const defaultYears = 3;
/** Third-level periods are only listed for short spans: a life has some 800. */
const detailedYears = 1;
const antardashaYears = 25;

function listPeriods(chart: Chart, { from, to }: Span): Period[] {
  const overlaps = ({ start, end }: { start: string; end: string }) => Date.parse(end) > from && Date.parse(start) < to;
  const isDetailed = to - from <= detailedYears * yearMs;
  const hasAntardashas = to - from <= antardashaYears * yearMs;
  return chart.dashas.filter(overlaps).flatMap((maha): Period[] => [
    { level: 'mahadasha', lords: [maha.lord], start: maha.start, end: maha.end },
    ...(hasAntardashas ? maha.antardashas.filter(overlaps) : []).flatMap((antar): Period[] => [
      { level: 'antardasha', lords: [maha.lord, antar.lord], start: antar.start, end: antar.end },
      ...(isDetailed ? pratyantardashas(maha.lord, antar).filter(overlaps) : []).map(({ lord, start, end }): Period => ({
        level: 'pratyantardasha',
        lords: [maha.lord, antar.lord, lord],
        start,
        end,
      })),
    ]),
  ]);
}

/** The Vimshottari periods that touch a span. */
export const dashasTool = defineTool({
  name: 'dashas',
  description:
    'Vimshottari periods with their first and last days in a span (default: the next 3 years). Up to 1 year with pratyantardashas, up to 25 with antardashas, else mahadashas. A past span tells what ran then. With birth: of somebody else whose birth with its hour the person told.',
  parameters: z.strictObject({ ...spanFields, birth: z.optional(birthFields) }),
  async run(context, { birth, ...span }) {
    const birthChart = birth === undefined ? null : await readBirth(context, birth);
    if (birthChart && !birthChart.hasTime) throw new ToolError('Periods need the hour of birth; ask for it.');
    const { chart } = birthChart ?? context;
    const within = readSpan(span, context.now, defaultYears);
    return { now: context.now.toISOString(), periods: listPeriods(chart, within) };
  },
  describe: ({ now, periods }: { now: string; periods: Period[] }) =>
    periods.map(({ level, lords, start, end }) => {
      const lord = lords.at(-1) ?? '';
      const within = lords.length > 1 ? ` (inside ${lords.slice(0, -1).join(', ')})` : '';
      const state = now >= start && now < end ? ' It runs now.' : '';
      return `The ${lord} ${level}${within} ${now >= end ? 'ran' : 'runs'} from ${dayName(start)} to ${dayName(end)}.${state}`;
    }),
});
