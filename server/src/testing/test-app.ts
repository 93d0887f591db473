import { join } from 'node:path';
import type { FastifyInstance, LightMyRequestResponse } from 'fastify';
import pino from 'pino';
import { apiPaths } from '@oracle-astra/shared/contract';
import { buildApp } from '../app';
import { readCommerceConfig } from '../config/product/commerce';
import type { ProductConfig } from '../config/product/product-config';
import { readSiteConfig } from '../config/product/site';
import { openEncryption } from '../db/encryption/open-encryption';
import type { Database, Listen } from '../db/database';
import { createPgliteDatabase, createPgliteListen } from '../db/pglite/pglite';
import type { SmsSender } from '../modules/sms/sms-sender';
import type { ServerDeps } from '../deps';
import { hasPostgres, startPostgres } from './databases/real-postgres';
import { createTestDatabase, migrationsDir } from './databases/test-database';

const testSecret = 'a secret that is known to the tests alone';

export const testConfig: ProductConfig = {
  port: 0,
  host: 'localhost',
  dataDir: '/nowhere',
  migrationsDir,
  assetsDir: join(import.meta.dirname, '../../assets'),
  releasesDir: '/nowhere/releases',
  releasesRegistry: 'folder',
  releasesBucket: null,
  requiredKeysFile: null,
  pageHost: 'shell',
  remoteTimeoutMs: 8000,
  rendering: { isolation: 'thread', workers: 0, budgetMs: 300, cacheMb: 0 },
  liveReload: false,
  databaseUrl: null,
  databaseDirectUrl: null,
  databaseReplicaUrl: null,
  redisUrl: null,
  databasePool: 20,
  processes: 1,
  statementTimeoutMs: 5000,
  jwtSecrets: { list: [testSecret] },
  linkSecrets: { list: [testSecret] },
  hashSecret: testSecret,
  dataSecrets: null,
  encryptsData: false,
  longBearerTokens: true,
  codesPerDay: 20_000,
  asksForProof: true,
  local: true,
  readerPaceMs: 0,
  trustProxy: 1,
  requestsPerMinute: 0,
  pageRequestsPerMinute: 0,
  metricsToken: null,
  apiDocs: true,
  federationHosts: [],
  requestTimeoutMs: 30_000,
  shutdownDelayMs: 0,
  logLevel: 'silent',
  tracing: false,
  publicUrl: 'http://localhost:3000',
  hsts: null,
  passkeyDomain: 'localhost',
  commit: null,
  sms: null,
  commerce: readCommerceConfig(undefined),
  site: readSiteConfig(undefined),
  payments: null,
  push: null,
  blogUrl: null,
  releaseGuard: { reportPercent: 100, webhook: null, stageMinutes: 30, stageVisits: 100 },
  model: null,
};

/** A clock that only a test advances. */
export interface TestClock {
  (): Date;
  set(time: Date): void;
  advance(seconds: number): void;
}

export interface TestSms extends SmsSender {
  /** The last code sent to each number. */
  codes: Map<string, string>;
  /** All invitations in the order of sending. */
  invites: { mobile: string; link: string }[];
}

export interface TestApp {
  app: FastifyInstance;
  db: Database;
  clock: TestClock;
  sms: TestSms;
  /** Signs in as a real client does; each call without a number is a new person. */
  signIn(mobile?: string): Promise<{ jwt: string; uid: string; mobile: string }>;
  post(url: string, body?: object, jwt?: string, headers?: Record<string, string>): Promise<LightMyRequestResponse>;
  get(url: string, jwt?: string, headers?: Record<string, string>): Promise<LightMyRequestResponse>;
  /** Closes server and database before the end of the test file. */
  close(): Promise<void>;
}

function createClock(): TestClock {
  let now = new Date('2026-03-14T06:30:00Z');
  return Object.assign(() => new Date(now), {
    set: (time: Date) => {
      now = time;
    },
    advance: (seconds: number) => {
      now = new Date(now.getTime() + seconds * 1000);
    },
  });
}

function createSms(): TestSms {
  const codes = new Map<string, string>();
  const invites: TestSms['invites'] = [];
  return {
    codes,
    invites,
    sendCode: async (mobile, code) => {
      codes.set(mobile, code);
    },
    sendInvite: async (mobile, link) => {
      invites.push({ mobile, link });
    },
  };
}

interface OpenTestDatabase {
  db: Database;
  listen?: Listen;
  /** Of PostgreSQL. */
  url?: string;
  closeDatabase(): Promise<void>;
}

/** PostgreSQL if it is installed, because copying its template is much faster than PGlite's; the journeys use PGlite. */
async function openTestDatabase(provided?: Database): Promise<OpenTestDatabase> {
  if (provided !== undefined) return { db: provided, closeDatabase: async () => undefined };
  if (hasPostgres()) {
    const { db, listen, url, close } = await startPostgres();
    return { db, listen, url, closeDatabase: close };
  }
  const client = await createTestDatabase();
  return { db: createPgliteDatabase(client), listen: createPgliteListen(client), closeDatabase: () => client.close() };
}

const open = new Set<() => Promise<void>>();

/** The server over a fresh database, with a clock and an SMS outbox for the test. Closed after the test file unless a test did it. */
export const createTestApp = (overrides: Partial<ServerDeps> = {}): Promise<TestApp> => openTestApp(overrides, false);

/** The same as one of several processes, which share many connections to PostgreSQL, if it is installed. */
export const createPooledTestApp = (overrides: Partial<ServerDeps> = {}): Promise<TestApp> => openTestApp(overrides, true);

async function openTestApp(overrides: Partial<ServerDeps>, isPooled: boolean): Promise<TestApp> {
  const clock = createClock();
  const sms = createSms();
  const { db, listen, url, closeDatabase } = await openTestDatabase(overrides.db);
  await openEncryption([db, ...(overrides.reads === undefined ? [] : [overrides.reads])], overrides.config ?? testConfig);
  const app = await buildApp({
    config: isPooled && url !== undefined ? { ...testConfig, databaseUrl: url } : testConfig,
    db,
    ...(listen === undefined ? {} : { listen }),
    clock,
    sms,
    log: pino({ level: 'silent' }),
    ...overrides,
  });
  const close = async () => {
    if (!open.delete(close)) return;
    await app.close();
    await closeDatabase();
  };
  open.add(close);
  let people = 0;

  const bearer = (jwt?: string): Record<string, string> => (jwt === undefined ? {} : { authorization: `Bearer ${jwt}` });
  const post: TestApp['post'] = (url, body = {}, jwt, headers = {}) =>
    app.inject({ method: 'POST', url, payload: body, headers: { ...bearer(jwt), ...headers } });
  const get: TestApp['get'] = (url, jwt, headers) => app.inject({ method: 'GET', url, headers: { ...bearer(jwt), ...headers } });

  async function signIn(mobile = `9190000${String((people += 1)).padStart(5, '0')}`) {
    const headers = { 'x-forwarded-for': `10.0.${people >> 8}.${people & 255}` };
    const { token } = (await post(apiPaths.sendOtp, { mobile }, undefined, headers)).json<{ token: string }>();
    const { jwt } = (await post(apiPaths.validateOtp, { mobile, otp: sms.codes.get(mobile), token, device: 'web' })).json<{
      jwt: string;
    }>();
    const { uid } = (await get(apiPaths.me, jwt)).json<{ uid: string }>();
    return { jwt, uid, mobile };
  }

  return { app, db, clock, sms, signIn, post, get, close };
}

afterAll(async () => {
  for (const close of [...open]) await close();
});
