import { join, resolve } from 'node:path';
import { claimDataFolder } from './data-folder';
import { readMode } from './mode';
import { readPublicUrl } from './public-url';
import { readSecret } from './secret';
import { StartError } from './start-error';
import { readTrustProxy, type TrustProxy } from './trust-proxy';
import { type Env, readSwitch, whole } from './values';

/** The account at MSG91. */
export interface SmsProvider {
  authKey: string;
  templateId: string;
  /** The flow that invites, with a variable `link`; null sends no invitations. */
  inviteTemplateId: string | null;
}

/** How pages are rendered on the server. */
export interface RenderingConfig {
  /** Worker threads of each composition; 0 leaves all pages to the browser. */
  workers: number;
  /** Milliseconds that a page may take. */
  budgetMs: number;
  /** Megabytes of rendered pages that are kept; 0 keeps none. */
  cacheMb: number;
}

/** Everything that the environment decides, read once. */
export interface Config {
  port: number;
  host: string;
  /** Folder of the database and of what the server writes, absolute. */
  dataDir: string;
  /** Folder of the hand-written SQL, absolute. */
  migrationsDir: string;
  /** Folder of what comes with the server (places, posts, images), absolute. */
  assetsDir: string;
  /** Folder of the releases and their registry, absolute. */
  releasesDir: string;
  /** Whose release is the page's own: the shell's, or that of the monolith that the bench compares with. */
  pageHost: 'shell' | 'bench';
  /** Milliseconds that a browser waits for the files of a remote. */
  remoteTimeoutMs: number;
  rendering: RenderingConfig;
  /** Open pages load themselves anew when a release changes: for developers. */
  liveReload: boolean;
  databaseUrl: string | null;
  /** Connections to PostgreSQL that are open at most. */
  databasePool: number;
  /** Milliseconds that one statement on PostgreSQL may take. */
  statementTimeoutMs: number;
  jwtSecret: string;
  /** Local mode: the SMS outbox, the local gateway and every other stand-in may be used. */
  local: boolean;
  /** Milliseconds between two words of the built-in reader. */
  readerPaceMs: number;
  trustProxy: TrustProxy;
  /** Requests of the API that one address may make in a minute; 0 sets no limit. */
  requestsPerMinute: number;
  /** The same for everything else: pages, files of releases, sitemap, metrics. */
  pageRequestsPerMinute: number;
  /** What operators send as a bearer token; null where there is none. */
  metricsToken: string | null;
  /** Whether the API describes itself. */
  apiDocs: boolean;
  /** Milliseconds in which a request must have arrived, body and all. */
  requestTimeoutMs: number;
  /** Milliseconds between `/readyz` saying that the server ends, and its end. */
  shutdownDelayMs: number;
  logLevel: string;
  /** The site's own address, without a slash at its end. */
  publicUrl: string;
  commit: string | null;
  sms: SmsProvider | null;
}

const mostRequests = 100_000_000;
/** A page comes in some thirty files, and asks the API for a few things. */
const pagePartsPerCall = 10;
const metricsTokenLetters = 16;

function readMetricsToken(text: string | undefined): string | null {
  if (!text) return null;
  if (text.length < metricsTokenLetters || /\s/.test(text)) throw new StartError(`METRICS_TOKEN must have at least ${metricsTokenLetters} letters, and no spaces.`);
  return text;
}

function readSms(env: Env): SmsProvider | null {
  const { MSG91_AUTH_KEY: authKey, MSG91_TEMPLATE_ID: templateId, MSG91_INVITE_TEMPLATE_ID: inviteTemplateId } = env;
  return authKey && templateId ? { authKey, templateId, inviteTemplateId: inviteTemplateId || null } : null;
}

/**
 * The configuration that `env` asks for; `home` is the folder that holds `migrations` and `assets`.
 * Throws a StartError with one plain sentence where something is missing or wrong.
 */
export function readConfig(env: Env, home: string): Config {
  const { local, host } = readMode(env);
  const port = whole(env, 'PORT', 3000, 65_535);
  const dataDir = resolve(env.DATA_DIR || '.data');
  const databaseUrl = env.DATABASE_URL || null;
  const sms = readSms(env);
  if (!local && databaseUrl === null) throw new StartError('In production DATABASE_URL must name a PostgreSQL database.');
  if (!local && sms === null) throw new StartError('In production MSG91_AUTH_KEY and MSG91_TEMPLATE_ID must be set: codes are not shown in a log there.');
  const publicUrl = readPublicUrl(env.PUBLIC_URL, { local, port });
  const trustProxy = readTrustProxy(env.TRUST_PROXY);
  const requestsPerMinute = whole(env, 'REQUESTS_PER_MINUTE', 3000, mostRequests);
  if (local) claimDataFolder(dataDir);
  return {
    port,
    host,
    dataDir,
    migrationsDir: join(home, 'migrations'),
    assetsDir: join(home, 'assets'),
    releasesDir: resolve(env.RELEASES_DIR || join(dataDir, 'releases')),
    pageHost: env.PAGE_HOST === 'bench' ? 'bench' : 'shell',
    remoteTimeoutMs: whole(env, 'REMOTE_TIMEOUT_MS', 8000, 120_000),
    rendering: {
      workers: whole(env, 'RENDER_WORKERS', 2, 64),
      budgetMs: whole(env, 'RENDER_BUDGET_MS', 300, 60_000),
      cacheMb: whole(env, 'RENDER_CACHE_MB', 32, 4096),
    },
    liveReload: local && env.LIVE_RELOAD === '1',
    databaseUrl,
    databasePool: whole(env, 'DATABASE_POOL', 20, 1000, 1),
    statementTimeoutMs: whole(env, 'DATABASE_STATEMENT_TIMEOUT_MS', 5000, 600_000, 1),
    jwtSecret: readSecret(env.JWT_SECRET, { local, dataDir }),
    local,
    readerPaceMs: whole(env, 'READER_PACE_MS', 18, 10_000),
    trustProxy,
    requestsPerMinute,
    pageRequestsPerMinute: whole(env, 'PAGE_REQUESTS_PER_MINUTE', Math.min(mostRequests, requestsPerMinute * pagePartsPerCall), mostRequests),
    metricsToken: readMetricsToken(env.METRICS_TOKEN),
    apiDocs: readSwitch(env, 'API_DOCS', true),
    requestTimeoutMs: whole(env, 'REQUEST_TIMEOUT_MS', 30_000, 3_600_000, 1),
    shutdownDelayMs: whole(env, 'SHUTDOWN_DELAY_MS', local ? 0 : 2000, 5000),
    logLevel: env.LOG_LEVEL || 'info',
    publicUrl,
    commit: env.COMMIT || null,
    sms,
  };
}
