import { sql } from 'drizzle-orm';
import pino from 'pino';
import { describeOnPostgres, startPostgres, type TestPostgres } from '../testing/databases/real-postgres';
import { newId } from './ids';
import { startDatabaseClock } from './database-clock';

const hourMs = 3_600_000;
const log = pino({ level: 'silent' });

describeOnPostgres('the clock of a process over PostgreSQL', () => {
  let postgres: TestPostgres;
  beforeAll(async () => {
    postgres = await startPostgres();
  });
  afterAll(() => postgres.close());
  afterEach(() => jest.restoreAllMocks());

  const readDatabase = async () => {
    const { rows } = await postgres.db.execute<{ now: string }>(sql`select extract(epoch from clock_timestamp()) * 1000 as now`);
    return Number(rows[0]?.now);
  };
  const isThatOfDatabase = async (now: Date) => Math.abs(now.getTime() - (await readDatabase())) < hourMs / 60;

  it('is that of the database if the machine is an hour ahead, with a warning', async () => {
    const real = Date.now();
    const error = jest.spyOn(log, 'error');
    jest.spyOn(Date, 'now').mockReturnValue(real + hourMs);
    const clock = await startDatabaseClock({ db: postgres.db, kind: 'postgres' }, log);
    expect(await isThatOfDatabase(clock.now())).toBe(true);
    expect(error).toHaveBeenCalledTimes(1);
    clock.stop();
  });

  it('is used for ids, which have the order of times on all machines', async () => {
    const timeOf = (id: string) => Number.parseInt(id.slice(0, 9), 36);
    const real = Date.now();
    const spy = jest.spyOn(Date, 'now').mockReturnValue(real - hourMs);
    const clock = await startDatabaseClock({ db: postgres.db, kind: 'postgres' }, log);
    expect(Math.abs(timeOf(newId()) - (await readDatabase()))).toBeLessThan(hourMs / 60);
    expect(timeOf(newId())).toBeLessThanOrEqual(clock.now().getTime());
    clock.stop();
    spy.mockRestore();
  });

  it('continues when the machine’s clock jumps', async () => {
    const clock = await startDatabaseClock({ db: postgres.db, kind: 'postgres' }, log);
    const real = Date.now();
    jest.spyOn(Date, 'now').mockReturnValue(real - hourMs);
    expect(await isThatOfDatabase(clock.now())).toBe(true);
    clock.stop();
  });

  it('is that of the machine while the database is unavailable', async () => {
    const away = { execute: async () => Promise.reject(new Error('away')) } as unknown as TestPostgres['db'];
    const clock = await startDatabaseClock({ db: away, kind: 'postgres' }, log);
    expect(Math.abs(clock.now().getTime() - Date.now())).toBeLessThan(hourMs / 60);
    clock.stop();
  });
});
