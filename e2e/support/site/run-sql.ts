import pg from 'pg';
import { databaseUrl, type Postgres } from './postgres';

/** Runs SQL on the database of the site without the server; `$1` and so on are replaced by the values. */
export async function runSql({ port }: Postgres, sql: string, values: unknown[] = []): Promise<void> {
  const client = new pg.Client({ connectionString: databaseUrl(port) });
  await client.connect();
  try {
    await client.query(sql, values);
  } finally {
    await client.end();
  }
}
