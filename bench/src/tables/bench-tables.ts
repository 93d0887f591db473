import { join } from 'node:path';
import pg from 'pg';
import type { Database } from '../../../server/src/db/database';
import { openPostgres } from '../../../server/src/db/postgres/postgres';
import { createBalanceHistory } from '../../../server/src/modules/balance/history';
import { readCareLog } from '../../../server/src/modules/care/read-care-log';
import { createChatsRepository } from '../../../server/src/modules/chats/repository';
import { createReplyRepository } from '../../../server/src/modules/chats/replies/reply-repository';
import { createLedger } from '../../../server/src/modules/ledger/service';
import { createLedgerCheck } from '../../../server/src/modules/ledger/check';
import { createNotificationService } from '../../../server/src/modules/notifications/service';
import { listHours, listMinutes } from '../../../server/src/modules/releases/telemetry/repository';
import { dataRules } from '../../../server/src/data-rules';
import { prune } from '../../../server/src/pruning/prune';
import { startPostgres, type Postgres } from '../api/postgres';
import { formatVerdict } from '../goal';
import { formatNumber, formatTable } from '../table';
import { asstIdAt, fillTables, shape, uidAt } from './fill-tables';

interface Options {
  root: string;
  /** Messages of the large tables. */
  rows: number;
  /** Folder of PostgreSQL's programs; null skips this part. */
  postgresPrograms: string | null;
}

const smallShare = 50;
const settings = ['shared_preload_libraries=pg_stat_statements', 'shared_buffers=512MB', 'work_mem=16MB', 'fsync=off', 'max_wal_size=8GB'];
/** The number of buffer pages that a call touches does not depend on the load of the machine. */
const goal = { goal: 3, decimals: 1 };
const hourMs = 3_600_000;

interface Tables {
  calls: Record<string, () => Promise<unknown>>;
  /** Buffer pages touched by all statements until now, and their milliseconds. */
  readCost(): Promise<{ pages: number; ms: number }>;
  close(): Promise<void>;
}

/** Reads and prunings of the tables that grow with time, by the site's own functions. */
function listCalls(db: Database, messages: number): Tables['calls'] {
  const now = new Date();
  const clock = () => now;
  const people = messages / shape.messagesPerChat / shape.chatsPerPerson;
  const uid = uidAt(Math.floor(people / 2));
  const asstId = asstIdAt(Math.floor(messages / shape.messagesPerChat / 2));
  const chats = createChatsRepository(db);
  const session = { asstId, uid } as Parameters<typeof chats.messages>[0];
  return {
    'messages of a chat': async () => chats.messages(session),
    'chats of a person': async () => chats.list(uid, now),
    'last answers of a person': async () => chats.lastAnswers(uid, 30),
    'sweep of leases': async () => createReplyRepository(db).listExpired(now),
    'balance of a person': async () => createLedger({ clock }).balances(db, uid),
    'history of a balance': async () => createBalanceHistory(db)(uid, {}),
    'notifications of a person': async () => createNotificationService({ db, clock }).list(uid, 1, 'en'),
    'guard: an hour of releases': async () => listMinutes(db, ['forum-1', 'forum-2'], new Date(now.getTime() - hourMs), now),
    'operators: two days of releases': async () => listHours(db, new Date(now.getTime() - 48 * hourMs)),
    'operators: the log of care': async () => readCareLog(db, now),
    'pruning, with an hour to delete': async () => prune(db, dataRules, now),
    'pruning, with nothing to delete': async () => prune(db, dataRules, now),
    'the nightly check of the ledger': async () => createLedgerCheck({ db }).run(),
  };
}

async function openTables(postgres: Postgres, name: string, messages: number, migrationsDir: string): Promise<Tables> {
  const admin = new pg.Client({ connectionString: postgres.databaseUrl });
  await admin.connect();
  await admin.query(`create database ${name}`);
  await admin.query('create extension if not exists pg_stat_statements');
  const url = postgres.databaseUrl.replace(/\/postgres$/, `/${name}`);
  const { db, close } = await openPostgres({ url, poolSize: 2, statementTimeoutMs: 600_000, migrationsDir });
  const filler = new pg.Client({ connectionString: url });
  await filler.connect();
  await fillTables(filler, messages);
  await filler.end();
  return {
    calls: listCalls(db, messages),
    async readCost() {
      const { rows } = await admin.query<{ pages: number; ms: number }>(
        `select coalesce(sum(shared_blks_hit + shared_blks_read), 0)::float8 as pages, coalesce(sum(total_exec_time), 0)::float8 as ms
         from pg_stat_statements s join pg_database d on d.oid = s.dbid where d.datname = $1`,
        [name],
      );
      return rows[0] ?? { pages: 0, ms: 0 };
    },
    async close() {
      await admin.end();
      await close();
    },
  };
}

async function measure({ calls, readCost }: Tables, name: string): Promise<{ pages: number; ms: number }> {
  const before = await readCost();
  await calls[name]?.();
  const after = await readCost();
  return { pages: after.pages - before.pages, ms: after.ms - before.ms };
}

/** Compares the buffer pages that reads and prunings of chats, ledger, notifications, care and releases touch in tables of two sizes. */
export async function benchTables({ root, rows: messages, postgresPrograms }: Options): Promise<void> {
  if (postgresPrograms === null) return console.log('skipped: PostgreSQL is not installed');
  const postgres = await startPostgres(postgresPrograms, settings);
  const opened: Tables[] = [];
  try {
    const sizes = [Math.ceil(messages / smallShare / 100) * 100, messages];
    for (const size of sizes) {
      opened.push(await openTables(postgres, `tables_${size}`, size, join(root, 'server/src/db/migrations')));
      console.log(`${formatNumber(size)} messages are there.`);
    }
    const [small, large] = opened as [Tables, Tables];
    const lines: string[][] = [];
    for (const name of Object.keys(large.calls)) {
      const few = await measure(small, name);
      const many = await measure(large, name);
      const ratio = many.pages / Math.max(few.pages, 1);
      const figures = [few.pages, many.pages, few.ms, many.ms].map((value) => formatNumber(value));
      lines.push([name, ...figures, formatNumber(ratio, 1), formatVerdict(ratio, goal)]);
      console.log(`${name}: ${figures.slice(0, 2).join(' and ')} pages, ${figures.slice(2).join(' and ')} ms`);
    }
    console.log(`\n${formatTable(['', 'pages', 'pages, large', 'ms', 'ms, large', 'ratio of pages', ''], lines)}`);
  } finally {
    for (const { close } of opened) await close();
    await postgres.stop();
  }
}
