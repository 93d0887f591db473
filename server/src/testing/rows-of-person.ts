import { sql } from 'drizzle-orm';
import { dataRules } from '../data-rules';
import type { Database } from '../db/database';

type Row = Record<string, unknown>;

/** All rows of a person, by table, as the rules of data find them. */
export async function readRowsOf(db: Database, uid: string): Promise<Record<string, Row[]>> {
  const tables: Record<string, Row[]> = {};
  for (const [table, { owner }] of Object.entries(dataRules)) {
    if (owner === undefined) continue;
    const { rows } = await db.execute(sql`select * from ${sql.identifier(table)} t where ${owner(uid)} order by t::text`);
    tables[table] = rows;
  }
  return tables;
}

/** Columns that identify a row: keys of the same table or of another. */
async function listKeyColumns(db: Database): Promise<Set<string>> {
  const { rows } = await db.execute<{ name: string }>(
    sql`select distinct table_name || '.' || column_name as name from information_schema.key_column_usage where table_schema = 'public'`,
  );
  return new Set(rows.map(({ name }) => name));
}

/** A word such as a kind or a unit is no id. */
const shortest = 10;

/** Ids in the rows of a person, the person's own among them: one of each column that holds a key. */
export async function listIdsOf(db: Database, uid: string): Promise<string[]> {
  const isKey = await listKeyColumns(db);
  const byColumn = new Map<string, string>();
  for (const [table, rows] of Object.entries(await readRowsOf(db, uid)))
    for (const row of rows)
      for (const [column, value] of Object.entries(row)) {
        const isId = isKey.has(`${table}.${column}`) && typeof value === 'string' && value.length >= shortest;
        if (isId && ![...byColumn.values()].includes(value)) byColumn.set(`${table}.${column}`, value);
      }
  return [...byColumn.values()];
}
