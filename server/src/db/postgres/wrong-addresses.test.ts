import { StartError } from '../../config/start/start-error';
import { describeBehindPooler, startPooler } from '../../testing/databases/pooler';
import { describeOnPostgres, startPostgres, type TestPostgres } from '../../testing/databases/real-postgres';
import { migrationsDir } from '../../testing/databases/test-database';
import { openDatabase } from '../database';

const options = { databasePool: 2, statementTimeoutMs: 5000, dataDir: '/nowhere', migrationsDir };

/** The message for an operator if the database cannot be opened. */
const refusal = (urls: { databaseUrl: string; databaseDirectUrl?: string; databaseReplicaUrl?: string }) =>
  openDatabase({ ...options, ...urls }).then(
    async (database) => {
      await database.close();
      return 'It was opened.';
    },
    (error: unknown) => (error instanceof StartError ? error.message : String(error)),
  );

describeOnPostgres('an address that is wrong', () => {
  let postgres: TestPostgres;
  beforeAll(async () => {
    postgres = await startPostgres();
  });
  afterAll(() => postgres.close());

  it('is invalid with another protocol', async () => {
    expect(await refusal({ databaseUrl: 'http://127.0.0.1:1/site' })).toMatch(/^DATABASE_URL is not an address/);
  });

  it('is reported with its variable', async () => {
    const away = 'postgres://nobody@127.0.0.1:1/none';
    expect(await refusal({ databaseUrl: away })).toMatch(/Check DATABASE_URL\.$/);
    expect(await refusal({ databaseUrl: postgres.url, databaseDirectUrl: away })).toMatch(/Check DATABASE_DIRECT_URL\.$/);
    expect(await refusal({ databaseUrl: postgres.url, databaseReplicaUrl: 'replica' })).toMatch(/^DATABASE_REPLICA_URL is not an address/);
  });
});

describeBehindPooler('a pooler that nobody named', () => {
  it.each([
    ['refuses the time limits of a session', []],
    ['drops them', ['ignore_startup_parameters = statement_timeout, idle_in_transaction_session_timeout']],
  ])('is refused if it %s', async (_how, lines) => {
    const postgres = await startPostgres();
    const pooler = await startPooler(postgres.url, 3, lines);
    const said = await refusal({ databaseUrl: pooler.url });
    await pooler.stop();
    await postgres.close();
    expect(said).toMatch(/leads to a pooler .* name the database behind it in DATABASE_DIRECT_URL\.$/);
  });
});
