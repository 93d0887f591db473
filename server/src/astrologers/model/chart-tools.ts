import { nakshatras, signs } from '@oracle-astra/shared/contract';
import { houseLord, houseSign, occupants } from '../../astrology';
import { getSky } from '../check/sky';
import { composeAnswer } from '../compose/compose';
import type { Question } from '../types';
import { formatDay } from '../vocabulary/days';

import type { ToolCall, ToolDefinition } from './chat-completions';

const noArguments = { type: 'object', properties: {}, additionalProperties: false };
const define = (name: string, description: string): ToolDefinition => ({
  type: 'function',
  function: { name, description, parameters: noArguments },
});

/** What the model may look up; nothing of it tells the day or place of birth. */
export const chartTools: ToolDefinition[] = [
  define(
    'chart',
    'Ascendant, and for each planet: sign, house, nakshatra, pada and whether it is retrograde; for each house: sign, lord and planets.',
  ),
  define('dashas', 'Mahadashas, and the antardashas of the running one and the next one, with their days.'),
  define('sky', 'Where the planets are today, by sign and house from the ascendant.'),
  define('reading', 'What the weights of the chart say on the question, with its window of time.'),
];

const sign = (number: number) => signs[number - 1] ?? '';
const day = (iso: string) => formatDay(iso, 'English');

function readChart({ chart }: Question) {
  return {
    ascendant: sign(chart.ascendant.sign),
    planets: chart.planets.map(({ name, sign: own, house, nakshatra, pada, retrograde }) => ({
      name,
      sign: sign(own),
      house,
      nakshatra: nakshatras[nakshatra - 1],
      pada,
      retrograde,
    })),
    houses: Array.from({ length: 12 }, (_, index) => ({
      house: index + 1,
      sign: sign(houseSign(chart, index + 1)),
      lord: houseLord(chart, index + 1),
      planets: occupants(chart, index + 1).map(({ name }) => name),
    })),
  };
}

function readDashas({ chart, now }: Question) {
  const iso = now.toISOString();
  const running = Math.max(
    0,
    chart.dashas.findIndex(({ end }) => iso < end),
  );
  const toDays = ({ lord, start, end }: { lord: string; start: string; end: string }) => ({ lord, from: day(start), till: day(end) });
  return {
    today: day(iso),
    mahadashas: chart.dashas.map(toDays),
    antardashas: chart.dashas
      .slice(running, running + 2)
      .flatMap((maha) => maha.antardashas.map((antar) => ({ mahadasha: maha.lord, ...toDays(antar) }))),
  };
}

function readSky({ chart, now }: Question) {
  const { positions } = getSky(now);
  return Object.entries(positions).map(([name, { sign: own, retrograde }]) => ({
    name,
    sign: sign(own),
    house: ((own - chart.ascendant.sign + 12) % 12) + 1,
    retrograde,
  }));
}

const tools: Record<string, (question: Question) => unknown> = {
  chart: readChart,
  dashas: readDashas,
  sky: readSky,
  reading: (question) => ({ text: composeAnswer(question).text }),
};

/** The result of a call as JSON; a call of a tool that does not exist is told so. */
export function callChartTool(question: Question, { function: { name } }: ToolCall): string {
  const tool = Object.hasOwn(tools, name) ? tools[name] : undefined;
  return JSON.stringify(tool ? tool(question) : { error: 'There is no such tool.' });
}
