import path from 'node:path';
import pg from 'pg';
import { openDatabase } from '../../server/src/db/database';
import { newId } from '../../server/src/db/ids';
import type { Database } from '../../server/src/db/types';
import { createBirthsRepository } from '../../server/src/modules/births/repository';
import { createChatsRepository } from '../../server/src/modules/chats/repository';
import { createUserRepository } from '../../server/src/modules/session/repository';
import { prepareFindActive, createSessionRepository } from '../../server/src/modules/session/session-repository';
import { startPostgres, type Postgres } from './api/postgres';
import { readProcessorMs } from './chaos/process-tree';
import { formatVerdict } from './goal';
import { median } from './statistics';
import { formatNumber, formatTable } from './table';

interface Options {
  root: string;
  /** Folder of PostgreSQL's programs; null skips this part. */
  postgresPrograms: string | null;
}

const [births, rounds, callsPerRound] = [10, 15, 40];
/** Messages of a usual chat and of a long one. */
const chatSizes = [20, 200];
const goal = { goal: 1.2, decimals: 2 };
const secret = 'a secret that is known to the bench alone';
const answer = 'Saturn moves through your tenth house until the spring, so the work of this year is steady rather than quick. '.repeat(5);

type Calls = Record<string, () => Promise<unknown>>;

/** A person with births and a long chat, and the reads that their pages make. */
async function fill(db: Database): Promise<Calls> {
  const [uid, jti, mobile, now] = [newId(), newId(), '919812345678', new Date()];
  const [users, repository, chats] = [createUserRepository(db), createBirthsRepository(db), createChatsRepository(db)];
  await users.create(uid, mobile, now);
  await createSessionRepository(db).add({ jti, uid, device: null, createdAt: now });
  const place = { pob: 'Varanasi, Uttar Pradesh, India', lat: 25.32, lng: 83.01, zone: 'Asia/Kolkata' };
  const person = { full_name: 'Asha Verma', gender: 'Female', marital_status: 'Single', language: 'English' } as const;
  const bids = Array.from({ length: births }, () => newId());
  for (const bid of bids) await repository.add(uid, { bid, ...person, ...place, dob: '14/08/1994', tob: '06:45', bornAt: now }, now);
  const session = { uid, bid: bids[0] ?? null, astrologer: 'Oracle', startedAt: now, stoppedAt: now, openUntil: null } as const;
  const stored: Calls = {};
  for (const size of chatSizes) {
    const asstId = newId();
    await chats.open({ ...session, asstId, userName: person.full_name, isCelebrity: false });
    for (let turn = newId(), at = 0; at < size; at += 1) {
      const isQuestion = at % 2 === 0;
      const mid = newId();
      if (isQuestion) turn = mid;
      const body = isQuestion ? 'Should I change my job this year?' : answer;
      await chats.addMessage(uid, { mid, asstId, turn, author: isQuestion ? 'person' : 'astrologer', body, createdAt: now });
    }
    const chat = await chats.find(uid, asstId);
    if (chat !== null) stored[`messages of a chat of ${size}`] = async () => chats.messages(chat);
  }
  const findActive = prepareFindActive(db);
  return {
    'session of a request': async () => findActive([{ uid, jti }]),
    'account of a number': async () => users.byMobile(mobile),
    'one birth': async () => repository.find(uid, bids[0] ?? ''),
    'births of a person': async () => repository.list(uid),
    'chats of a person': async () => chats.list(uid, now),
    ...stored,
    'last answers of a person': async () => chats.lastAnswers(uid, 30),
  };
}

interface Cost {
  /** Processor time of this process and of PostgreSQL, which other programs on the machine change less than the time of a call. */
  processorMs: number;
  ms: number;
}

async function measure(call: () => Promise<unknown>, postgres: Postgres): Promise<Cost> {
  const [own, database, started] = [process.cpuUsage(), readProcessorMs(postgres.getPid()), performance.now()];
  for (let n = 0; n < callsPerRound; n += 1) await call();
  const { user, system } = process.cpuUsage(own);
  const processorMs = (user + system) / 1000 + readProcessorMs(postgres.getPid()) - database;
  return { processorMs: processorMs / callsPerRound, ms: (performance.now() - started) / callsPerRound };
}

const meanOf = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;

/** Compares reads of encrypted data with those of the same data in clear, alternately. */
export async function benchEncryption({ root, postgresPrograms }: Options): Promise<void> {
  if (postgresPrograms === null) return console.log('Skipped: PostgreSQL is not installed.');
  const postgres = await startPostgres(postgresPrograms);
  const open = async (name: string, encryptsData: boolean) => {
    const admin = new pg.Client({ connectionString: postgres.databaseUrl });
    await admin.connect();
    await admin.query(`create database ${name}`);
    await admin.end();
    return openDatabase({
      databaseUrl: postgres.databaseUrl.replace(/\/postgres$/, `/${name}`),
      ...{ databasePool: 2, statementTimeoutMs: 30_000, dataDir: '/nowhere', migrationsDir: path.join(root, 'server/src/db/migrations') },
      ...{ hashSecret: secret, dataSecrets: { list: [secret] }, encryptsData },
    });
  };
  const [clear, encrypted] = [await open('clear', false), await open('encrypted', true)];
  try {
    const [clearCalls, encryptedCalls] = [await fill(clear.db), await fill(encrypted.db)];
    const lines: string[][] = [];
    for (const [name, readClear] of Object.entries(clearCalls)) {
      const readEncrypted = encryptedCalls[name] ?? readClear;
      const costs: { clear: Cost[]; encrypted: Cost[] } = { clear: [], encrypted: [] };
      await measure(readClear, postgres);
      await measure(readEncrypted, postgres);
      for (let round = 0; round < rounds; round += 1) {
        costs.clear.push(await measure(readClear, postgres));
        costs.encrypted.push(await measure(readEncrypted, postgres));
      }
      const sides = [costs.clear, costs.encrypted];
      const [before = 0, after = 0] = sides.map((side) => meanOf(side.map(({ processorMs }) => processorMs)));
      const figures = [before, after, ...sides.map((side) => median(side.map(({ ms }) => ms)))].map((value) => formatNumber(value, 2));
      lines.push([name, ...figures, formatNumber(after / before, 2), formatVerdict(after / before, goal)]);
    }
    console.log(formatTable(['', 'processor ms', 'encrypted', 'ms', 'encrypted', 'ratio of processor', ''], lines));
  } finally {
    await clear.close();
    await encrypted.close();
    await postgres.stop();
  }
}
