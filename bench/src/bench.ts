import { benchApi } from './api/bench-api';
import { benchCharts } from './charts';
import { benchLighthouse } from './lighthouse/bench-lighthouse';
import { machine } from './machine';
import { benchPages } from './pages/bench-pages';
import { benchRendering } from './rendering/bench-rendering';
import { benchStreams } from './streams/bench-streams';

/** Lighthouse comes last: what needs the network may fail, and takes nothing else with it. */
export const parts = ['pages', 'rendering', 'api', 'streams', 'charts', 'lighthouse'] as const;
export type Part = (typeof parts)[number];

export interface BenchOptions {
  /** Folder of the project. */
  root: string;
  /** Folder of the built bench. */
  programs: string;
  parts: readonly Part[];
  /** How often each page is measured; Lighthouse visits it three times at the most. */
  rounds: number;
  /** The path of a Chromium; throws where there is none. */
  findChromium(): string;
  /** The folder of PostgreSQL's programs, or null. */
  findPostgres(): string | null;
}

const mostLighthouseRounds = 3;

const titles: Record<Part, string> = {
  pages: 'Pages: federated against monolith, rendered on the server and in the browser',
  rendering: 'Rendering on the server',
  api: 'API: requests a second and 99th percentile',
  streams: 'Streams: many answers begun at once',
  charts: 'Charts a second',
  lighthouse: 'Lighthouse',
};

/** Measures the parts asked for, one after another, and prints what came out. */
export async function run({ root, programs, parts: asked, rounds, findChromium, findPostgres }: BenchOptions): Promise<void> {
  console.log(machine());
  for (const part of asked) {
    console.log(`\n${titles[part]}`);
    if (part === 'pages') await benchPages({ root, rounds, chromiumPath: findChromium() });
    if (part === 'rendering') await benchRendering(root, programs);
    if (part === 'api') await benchApi({ root, postgresPrograms: findPostgres() });
    if (part === 'streams') await benchStreams({ root, programs, postgresPrograms: findPostgres() });
    if (part === 'charts') benchCharts();
    if (part === 'lighthouse') await benchLighthouse({ root, rounds: Math.min(rounds, mostLighthouseRounds), chromiumPath: findChromium() });
  }
}
