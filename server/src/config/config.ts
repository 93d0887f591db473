import { readRegistryPlace, readReleaseGuard, readReleasesBucket, type ReleaseGuardConfig } from './releases';
import { join, resolve } from 'node:path';
import type { BucketPlace } from '@oracle-astra/release/src/bucket/bucket-place';
import type { Isolation } from '../rendering/render-pools';
import { claimDataFolder } from './start/data-folder';
import { parseEnvironment, type Env, type Environment } from './environment';
import { maxRequests } from './variables/server-variables';
import { readMode } from './start/mode';
import { readFederationHosts, readPasskeyDomain, readPublicUrl } from './public-url';
import { readKeysFile } from './secrets/release-keys';
import { readSms, type SmsProvider } from './sms';
import { readKeys, type Keys } from './secrets/data-secrets';
import { StartError } from './start/start-error';
import { readStores, type StoresConfig } from './stores';
import { readTracing } from './tracing';
import type { TrustProxy } from './trust-proxy';

/** Server-side rendering of pages. */
export interface RenderingConfig {
  /** Workers are separate processes in production, because a release of another team must not access the server. */
  isolation: Isolation;
  /** Workers for each composition; 0 renders only in the browser. */
  workers: number;
  /** Time limit of a page, in milliseconds. */
  budgetMs: number;
  /** Size of the cache of rendered pages in megabytes; 0 turns it off. */
  cacheMb: number;
}

/** The configuration of every site, read once from the environment. */
export interface Config extends StoresConfig, Keys {
  port: number;
  host: string;
  /** Absolute folder of the database and of all files that the server writes. */
  dataDir: string;
  /** Absolute folder of the SQL migrations. */
  migrationsDir: string;
  /** Absolute folder of the bundled assets (places, posts, images). */
  assetsDir: string;
  /** Absolute folder of the releases and their registry. */
  releasesDir: string;
  /** The place of the registry; in the database it is shared by all machines, and the folder has a copy. */
  releasesRegistry: 'folder' | 'database';
  /** The bucket with the releases of all machines, with the folder as its cache; null if they are in the folder. */
  releasesBucket: BucketPlace | null;
  /** The file of the teams' keys, if each release has to be signed by one of them; otherwise null. */
  requiredKeysFile: string | null;
  /** The host release of documents: the shell, or the monolith of the bench. */
  pageHost: 'shell' | 'bench';
  /** Milliseconds after which a browser gives up on the files of a remote. */
  remoteTimeoutMs: number;
  rendering: RenderingConfig;
  /** Development only: open pages reload when a release changes. */
  liveReload: boolean;
  /** Whether apps may send the long token of a session as a bearer token. */
  longBearerTokens: boolean;
  /** Most codes by SMS in 24 hours, beyond which only known devices get one; 0 is no limit. */
  codesPerDay: number;
  /** Whether acts that cannot be undone ask for a code to the account's own number, unless the session is new. */
  asksForProof: boolean;
  /** Local mode: the local SMS outbox and other development substitutes are available. */
  local: boolean;
  trustProxy: TrustProxy;
  /** API requests per address and minute; 0 sets no limit. */
  requestsPerMinute: number;
  /** The same for all other requests: pages, release files, sitemap, metrics. */
  pageRequestsPerMinute: number;
  /** Bearer token of operators; null if there is none. */
  metricsToken: string | null;
  /** Whether the OpenAPI document is served. */
  apiDocs: boolean;
  /** The origins of hosts whose pages may read the API without a session. */
  federationHosts: readonly string[];
  /** Time limit for receiving a whole request, in milliseconds. */
  requestTimeoutMs: number;
  /** Milliseconds between the failing `/readyz` and the end of the server. */
  shutdownDelayMs: number;
  logLevel: string;
  /** Whether traces are sent, by OpenTelemetry's variables. */
  tracing: boolean;
  /** Public origin of the site, without a trailing slash. */
  publicUrl: string;
  /** The value of Strict-Transport-Security; null if it is not sent. */
  hsts: string | null;
  /** The domain to which passkeys belong (the RP id of WebAuthn). */
  passkeyDomain: string;
  commit: string | null;
  sms: SmsProvider | null;
  /** Monitoring of releases. */
  releaseGuard: ReleaseGuardConfig;
}

/** A page loads about thirty files and makes a few API requests. */
const pageRequestsPerApiRequest = 10;

const readRendering = (values: Environment, { local }: { local: boolean }): RenderingConfig => ({
  workers: values.RENDER_WORKERS,
  isolation: values.RENDER_ISOLATION ?? (local ? 'thread' : 'process'),
  budgetMs: values.RENDER_BUDGET_MS,
  cacheMb: values.RENDER_CACHE_MB,
});

const yearSeconds = 31_536_000;

/** Null for localhost, where browsers would refuse all other servers of that machine. */
function readHsts(scope: Environment['HSTS'], publicUrl: string): string | null {
  const { protocol, hostname } = new URL(publicUrl);
  if (scope === 'off' || protocol !== 'https:' || hostname === 'localhost') return null;
  return `max-age=${yearSeconds}${scope === 'subdomains' ? '; includeSubDomains' : ''}`;
}

function readAddresses(values: Environment, local: boolean): Pick<Config, 'publicUrl' | 'hsts' | 'passkeyDomain'> {
  const publicUrl = readPublicUrl(values.PUBLIC_URL, { local, port: values.PORT });
  return { publicUrl, hsts: readHsts(values.HSTS, publicUrl), passkeyDomain: readPasskeyDomain(values.PASSKEY_DOMAIN, publicUrl) };
}

/**
 * The configuration of these variables; `home` is the folder that contains `migrations` and `assets`. Throws a StartError where a
 * variable is missing or invalid.
 */
export function createConfig(values: Environment, env: Env, home: string): Config {
  const { local, host } = readMode(env);
  const dataDir = resolve(values.DATA_DIR);
  const sms = readSms(values);
  if (!local && values.DATABASE_URL === undefined) throw new StartError('In production DATABASE_URL must name a PostgreSQL database.');
  if (!local && sms === null)
    throw new StartError('In production MSG91_AUTH_KEY and MSG91_TEMPLATE_ID must be set: codes are not shown in a log there.');
  const addresses = readAddresses(values, local);
  if (local) claimDataFolder(dataDir);
  return {
    port: values.PORT,
    host,
    dataDir,
    migrationsDir: join(home, 'migrations'),
    assetsDir: join(home, 'assets'),
    releasesDir: resolve(values.RELEASES_DIR ?? join(dataDir, 'releases')),
    releasesRegistry: readRegistryPlace(values),
    releasesBucket: readReleasesBucket(values),
    requiredKeysFile: readKeysFile(values),
    pageHost: values.PAGE_HOST,
    remoteTimeoutMs: values.REMOTE_TIMEOUT_MS,
    rendering: readRendering(values, { local }),
    liveReload: local && values.LIVE_RELOAD,
    ...readStores(values),
    longBearerTokens: values.LONG_BEARER_TOKENS,
    codesPerDay: values.CODES_PER_DAY,
    asksForProof: values.FRESH_PROOF,
    ...readKeys(values, { local, dataDir }),
    local,
    trustProxy: values.TRUST_PROXY,
    requestsPerMinute: values.REQUESTS_PER_MINUTE,
    pageRequestsPerMinute: values.PAGE_REQUESTS_PER_MINUTE ?? Math.min(maxRequests, values.REQUESTS_PER_MINUTE * pageRequestsPerApiRequest),
    metricsToken: values.METRICS_TOKEN ?? null,
    apiDocs: values.API_DOCS,
    federationHosts: readFederationHosts(values.FEDERATION_HOSTS),
    requestTimeoutMs: values.REQUEST_TIMEOUT_MS,
    shutdownDelayMs: values.SHUTDOWN_DELAY_MS ?? (local ? 0 : 2000),
    logLevel: values.LOG_LEVEL,
    tracing: readTracing(values),
    ...addresses,
    commit: values.COMMIT ?? null,
    sms,
    releaseGuard: readReleaseGuard(values),
  };
}

/** The configuration of a site whose product reads no variables of its own. */
export const readConfig = (env: Env, home: string): Config => createConfig(parseEnvironment(env), env, home);
