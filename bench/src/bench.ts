import { benchApi } from './api/bench-api';
import { benchChaos } from './chaos/bench-chaos';
import { benchChat } from './bench-chat';
import { benchCharts } from './bench-charts';
import { benchEncryption } from './bench-encryption';
import { benchGuard } from './bench-guard';
import { benchForum } from './forum/bench-forum';
import { benchLedger } from './ledger/bench-ledger';
import { benchFloor } from './lighthouse/bench-floor';
import { benchLighthouse } from './lighthouse/bench-lighthouse';
import { describeMachine } from './machine';
import { benchNavigation } from './bench-navigation';
import { benchPages } from './pages/bench-pages';
import { benchPeers } from './peers/bench-peers';
import { profiles, type Profile } from './pages/profiles';
import { benchRendering } from './rendering/bench-rendering';
import { benchReader } from './reader/bench-reader';
import { benchReleases } from './releases/bench-releases';
import { benchScale, scaleParts, type ScalePart } from './scale/bench-scale';
import { benchStreams } from './streams/bench-streams';
import { benchTables } from './tables/bench-tables';

/** The peers and Lighthouse are last because they need the network: its failure does not affect the other parts. */
export const parts = [
  'pages',
  'navigation',
  'rendering',
  'api',
  'streams',
  'chat',
  'forum',
  'ledger',
  'tables',
  'encryption',
  'charts',
  'reader',
  'guard',
  'scale',
  'peers',
  'chaos',
  'releases',
  'floor',
  'lighthouse',
] as const;
export type Part = (typeof parts)[number];

export { scaleParts };

/** The names of the connection and device profiles of the pages. */
export const profileNames = Object.keys(profiles);

export interface BenchOptions {
  /** Folder of the project. */
  root: string;
  /** Folder of the built bench. */
  programs: string;
  parts: readonly Part[];
  /** How often each page is measured; Lighthouse uses at most three rounds. */
  rounds: number;
  /** The connection and device profile of the pages. */
  profile: Profile;
  /** Discussions in the large forum; it has five comments for each. */
  discussions: number;
  /** Messages in the large tables. */
  rows: number;
  /** The parts of scale to measure, the number of answers that are open at once, and the minutes of the soak. */
  scale: readonly ScalePart[];
  streams: number;
  minutes: number;
  /** A folder with a build of the previous release, for chaos; empty without one. */
  before: string;
  /** The path of Chromium; throws when there is none. */
  findChromium(): string;
  /** The folder of PostgreSQL's programs, or null. */
  findPostgres(): string | null;
  /** The folder of redis-server, or null. */
  findRedis(): string | null;
}

const maxLighthouseRounds = 3;

const titles: Record<Part, string> = {
  pages: 'Pages: federated against monolith, rendered on the server and in the browser',
  navigation: 'Navigation: list to detail and back, prefetched',
  rendering: 'Rendering on the server',
  api: 'API: requests a second and 99th percentile',
  streams: 'Streams: many answers begun at once',
  chat: 'Chat: scrolling through a thousand messages',
  forum: 'Forum: a large one against one of 10,000 discussions',
  ledger: 'Ledger: transfers a second against TPC-B, and a long history',
  tables: 'Tables that grow with time: what reads and sweeps touch in large ones',
  encryption: 'Encryption: reads of encrypted data against the same in clear',
  charts: 'Charts a second',
  reader: 'The reader: charts, answers, care, relevance, open streams',
  guard: 'The guard of releases: false alarms, and how soon a bad canary is halted',
  scale: 'Scale: processes that share a port, PostgreSQL and Redis',
  peers: 'Peers: the forum beside the same page in bare frameworks',
  chaos: 'Chaos: what is lost when processes, PostgreSQL and Redis fail under load',
  releases: 'Releases: what visitors meet while each remote and the shell are released, in three processes',
  floor: 'Floor: the largest paint beside the same pages without scripts',
  lighthouse: 'Lighthouse',
};

/** Measures the requested parts one after another and prints the results. */
export async function run({
  root,
  programs,
  parts: requested,
  rounds,
  profile,
  discussions,
  before,
  rows,
  scale,
  streams,
  minutes,
  findChromium,
  findPostgres,
  findRedis,
}: BenchOptions): Promise<void> {
  console.log(describeMachine());
  for (const part of requested) {
    console.log(`\n${titles[part]}`);
    if (part === 'pages') await benchPages({ root, rounds, chromiumPath: findChromium(), profile });
    if (part === 'navigation') await benchNavigation({ root, chromiumPath: findChromium() });
    if (part === 'rendering') await benchRendering(root, programs);
    if (part === 'api') await benchApi({ root, postgresPrograms: findPostgres() });
    if (part === 'streams') await benchStreams({ root, programs, postgresPrograms: findPostgres() });
    if (part === 'chat') await benchChat({ root, chromiumPath: findChromium(), postgresPrograms: findPostgres() });
    if (part === 'forum') await benchForum({ root, discussions, postgresPrograms: findPostgres() });
    if (part === 'ledger') await benchLedger({ root, postgresPrograms: findPostgres() });
    if (part === 'tables') await benchTables({ root, rows, postgresPrograms: findPostgres() });
    if (part === 'encryption') await benchEncryption({ root, postgresPrograms: findPostgres() });
    if (part === 'charts') benchCharts();
    if (part === 'reader') await benchReader({ root, programs });
    if (part === 'guard') benchGuard();
    if (part === 'scale')
      await benchScale({ root, parts: scale, streams, minutes, postgresPrograms: findPostgres(), redisPrograms: findRedis() });
    if (part === 'peers') await benchPeers({ root, rounds, chromiumPath: findChromium() });
    if (part === 'chaos') await benchChaos({ root, rounds, before, postgresPrograms: findPostgres(), redisPrograms: findRedis() });
    if (part === 'releases')
      await benchReleases({ root, rounds, chromiumPath: findChromium(), postgresPrograms: findPostgres(), redisPrograms: findRedis() });
    if (part === 'floor') await benchFloor({ root, rounds: Math.min(rounds, maxLighthouseRounds), chromiumPath: findChromium() });
    if (part === 'lighthouse') await benchLighthouse({ root, rounds: Math.min(rounds, maxLighthouseRounds), chromiumPath: findChromium() });
  }
}
