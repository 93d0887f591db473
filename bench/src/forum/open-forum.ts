import pg from 'pg';
import { forumLimits } from '@oracle-astra/shared/contract';
import type { Database } from '../../../server/src/db/database';
import { createKeyedTurns } from '../../../server/src/db/statements/keyed-turns';
import { openPostgres } from '../../../server/src/db/postgres/postgres';
import { createBirthsService } from '../../../server/src/modules/births/service';
import { createForumService } from '../../../server/src/modules/forum/service';
import { createProfileService } from '../../../server/src/modules/forum/profiles/profiles';
import { createForumVoting } from '../../../server/src/modules/forum/writing/voting';
import { createLedger } from '../../../server/src/modules/ledger/service';
import { createNumberMarks } from '../../../server/src/modules/number-marks/number-marks';
import { createNotificationService } from '../../../server/src/modules/notifications/service';
import { createPointService } from '../../../server/src/modules/points/service';
import type { Postgres } from '../api/postgres';
import { fillForum, getDid, getUid } from './fill-forum';
import { getRareWord } from './sample-text';

interface Options {
  postgres: Postgres;
  /** The database to create. */
  name: string;
  /** Discussions. */
  size: number;
  migrationsDir: string;
}

export interface Forum {
  operations: readonly string[];
  warmUp(operation: string): Promise<void>;
  run(operation: string, round: number): Promise<void>;
  /** Planning and execution of all statements of this forum until now, in milliseconds. */
  readDatabaseMs(): Promise<number>;
  close(): Promise<void>;
}

const warmUpRounds = 10;
const visitor = { uid: null, locale: 'en' } as const;

async function connect(connectionString: string): Promise<pg.Client> {
  const client = new pg.Client({ connectionString });
  await client.connect();
  return client;
}

type Calls = Record<string, (round: number) => Promise<unknown>>;

/** Common calls, spread over the whole forum. */
function listCalls(db: Database, size: number): Calls {
  const clock = () => new Date();
  const ledger = createLedger({ clock });
  const notifications = createNotificationService({ db, clock });
  const profiles = createProfileService({ db, clock, ledger, births: createBirthsService({ db, clock }) });
  const points = createPointService({ db, clock, ledger, notifications });
  const marks = createNumberMarks({ clock, secret: 'the numbers of the bench' });
  const forum = createForumService({ db, profiles, parallelSearches: 4, searchLimitMs: 5000 });
  const voting = createForumVoting({ db, clock, profiles, points, notifications, marks, takeTurn: createKeyedTurns() });
  const search = async (query: string) => forum.list({ start: 1, query }, visitor);
  const didAt = (round: number) => getDid(Math.floor((size / 61) * (round + 1)) - 1);
  return {
    list: async () => forum.list({ start: 1 }, visitor),
    'deep page': async () => forum.list({ start: forumLimits.mostPages }, visitor),
    'search, a rare word': async (round) => search(getRareWord(round * 97)),
    'search, two frequent words': async () => search('saturn marriage'),
    'search, a frequent Hindi word': async () => search('शनि'),
    'search, misspelt': async () => search('mariage saturrn'),
    detail: async (round) => [await forum.discussion(didAt(round), null), await forum.comments(didAt(round), 1, null)],
    vote: async (round) => voting.vote({ uid: getUid(round + 1), key: null }, { did: didAt(round), type: 1 }),
    profile: async (round) => [await profiles.get(getUid(round), null), await forum.list({ start: 1, uid: getUid(round) }, visitor)],
  };
}

/** A forum of this size in a separate database. */
export async function openForum({ postgres, name, size, migrationsDir }: Options): Promise<Forum> {
  const admin = await connect(postgres.databaseUrl);
  await admin.query(`create database ${name}`);
  await admin.query('create extension if not exists pg_stat_statements');
  const url = postgres.databaseUrl.replace(/\/postgres$/, `/${name}`);
  const { db, close } = await openPostgres({ url, poolSize: 4, statementTimeoutMs: 600_000, migrationsDir });
  const filler = await connect(url);
  await fillForum(filler, postgres.folder, size);
  await filler.end();
  await admin.query('checkpoint');
  const calls = listCalls(db, size);
  return {
    operations: Object.keys(calls),
    async warmUp(operation) {
      for (let round = 0; round < warmUpRounds; round += 1) await calls[operation]?.(round);
    },
    async run(operation, round) {
      await calls[operation]?.(round);
    },
    async readDatabaseMs() {
      const { rows } = await admin.query<{ ms: number }>(
        'select coalesce(sum(total_plan_time + total_exec_time), 0)::float8 as ms from pg_stat_statements s join pg_database d on d.oid = s.dbid where d.datname = $1',
        [name],
      );
      return rows[0]?.ms ?? 0;
    },
    async close() {
      await admin.end();
      await close();
    },
  };
}
