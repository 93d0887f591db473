import pg from 'pg';
import { databaseUrl, type Postgres } from './postgres';

/** Changes the site's database behind its back: `$1` and so on stand for the values. */
export async function runSql({ port }: Postgres, sql: string, values: unknown[] = []): Promise<void> {
  const client = new pg.Client({ connectionString: databaseUrl(port) });
  await client.connect();
  try {
    await client.query(sql, values);
  } finally {
    await client.end();
  }
}
