import { benchApi } from './api/bench-api';
import { benchCharts } from './charts';
import { machine } from './machine';
import { benchPages } from './pages/bench-pages';

export const parts = ['pages', 'api', 'charts'] as const;
export type Part = (typeof parts)[number];

export interface BenchOptions {
  /** Folder of the project. */
  root: string;
  parts: readonly Part[];
  /** How often each page is measured. */
  rounds: number;
  /** The path of a Chromium; throws where there is none. */
  findChromium(): string;
  /** The folder of PostgreSQL's programs, or null. */
  findPostgres(): string | null;
}

const titles: Record<Part, string> = {
  pages: 'Pages: federated against monolith',
  api: 'API: requests a second and 99th percentile',
  charts: 'Charts a second',
};

/** Measures the parts asked for, one after another, and prints what came out. */
export async function run({ root, parts: asked, rounds, findChromium, findPostgres }: BenchOptions): Promise<void> {
  console.log(machine());
  for (const part of asked) {
    console.log(`\n${titles[part]}`);
    if (part === 'pages') await benchPages({ root, rounds, chromiumPath: findChromium() });
    if (part === 'api') await benchApi({ root, postgresPrograms: findPostgres() });
    if (part === 'charts') benchCharts();
  }
}
