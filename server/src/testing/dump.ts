import type { Database } from '../db/types';

/** Every row of every table, also of libraries, as text, as a copy of the database has it. */
export async function dumpRows(db: Database): Promise<string[]> {
  const { rows: tables } = await db.execute<{ name: string }>(`
    select format('%I.%I', table_schema, table_name) as name from information_schema.tables
    where table_type = 'BASE TABLE' and table_schema not in ('pg_catalog', 'information_schema')`);
  const texts: string[] = [];
  for (const { name } of tables) {
    const { rows } = await db.execute<{ text: string }>(`select t::text as text from ${name} t`);
    texts.push(...rows.map(({ text }) => `${name} ${text}`));
  }
  return texts;
}
