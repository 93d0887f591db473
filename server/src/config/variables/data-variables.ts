import * as z from 'zod/mini';
import { meanings, onOrOff, text, wholeNumber } from './variable';

export const dataVariables = {
  DATA_DIR: z
    ._default(z.string(), '.data')
    .register(meanings, { meaning: 'folder of the local database, the local secrets and the releases' }),
  DATABASE_URL: text().register(meanings, {
    meaning:
      'PostgreSQL with collation C; of several hosts (`postgres://user@one:5432,two:5432/name`) the one that takes writes, also after a failover',
    default: 'PGlite in DATA_DIR',
    isNeededInProduction: true,
  }),
  DATABASE_POOL: z.optional(wholeNumber(1000, 1)).register(meanings, {
    meaning: 'most connections of one process to PostgreSQL',
    default: 'what the database allows, divided among the processes of this machine and those of an upgrade beside them, and at most 20',
  }),
  DATABASE_STATEMENT_TIMEOUT_MS: z._default(wholeNumber(600_000, 1), 5000).register(meanings, {
    meaning: 'time limit of one statement on PostgreSQL; a second later its connection counts as lost',
  }),
  DATABASE_DIRECT_URL: text().register(meanings, {
    meaning: 'the same database without the pooler in DATABASE_URL (PgBouncer in transaction mode), for migrations and LISTEN',
    default: 'DATABASE_URL',
  }),
  DATABASE_REPLICA_URL: text().register(meanings, {
    meaning: 'streaming replica for public reads that may be a second old; the primary answers while it is away or behind',
    default: 'no replica',
  }),
  REDIS_URL: text().register(meanings, {
    meaning: 'Redis or Valkey, by which processes share running replies and request counts; the site works without it',
    default: 'each process keeps its own',
  }),
  DATA_KEY: text().register(meanings, {
    meaning:
      'secret that encrypts the keys of numbers, birth details and chats in the database; one a line, as in JWT_SECRET. A copy of the database cannot be read without it',
    default: 'personal data is stored in clear',
  }),
  DATA_ENCRYPTION: z._default(onOrOff, false).register(meanings, {
    meaning: '`on` writes numbers, birth details and chats encrypted; set it when all processes have DATA_KEY',
    default: '`off`',
  }),
};
