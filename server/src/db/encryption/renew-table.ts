import { sql, type SQL } from 'drizzle-orm';
import type { Database } from '../types';
import { getErrorCode } from '../unavailable';
import { cipherOf } from './cipher-of';
import type { Row } from './columns';
import { encryptedTables, renewRow, toRowId, type EncryptedTable } from './encrypted-tables';

const batchSize = 200;
const maxTries = 20;
/** A deadlock with a write of a server, and a statement that waited too long for one. */
const passingFailures = new Set(['40P01', '57014', '55P03']);

export interface TableState {
  table: string;
  rows: number;
  /** Rows that are not as they would be written now. */
  others: number;
}

interface Batch {
  /** The primary key of the last row; null if there is none. */
  last: string[] | null;
  rows: number;
  /** Renewed rows with their keys, and the versions from which they were made. */
  renewed: { version: string; row: Row }[];
}

const columnList = (names: readonly string[], table = sql`t`): SQL =>
  sql.join(
    names.map((name) => sql`${table}.${sql.identifier(name)}`),
    sql`, `,
  );

async function readBatch(db: Database, name: string, { key, owner, columns }: EncryptedTable, after: string[] | null): Promise<Batch> {
  const names = [...new Set([...key, ...columns.flatMap((column) => column.names)])];
  const where =
    after === null
      ? sql``
      : sql`where (${columnList(key)}) > (${sql.join(
          after.map((value) => sql`${value}`),
          sql`, `,
        )})`;
  const { rows } = await db.execute<{ owner: string; version: string; row: Row }>(sql`
    select ${sql.raw(owner)} as owner, t.xmin::text as version, (select row_to_json(r) from (select ${columnList(names)}) r) as row
    from ${sql.identifier(name)} t ${where} order by ${columnList(key)} limit ${batchSize}`);
  const keyOf = (row: Row) => key.map((column) => String(row[column]));
  const cipher = cipherOf(db);
  const renewed = rows.flatMap(({ owner: uid, version, row }) => {
    const changes = renewRow(cipher, { table: name, row: toRowId(keyOf(row)), owner: uid }, row);
    return changes === null ? [] : { version, row: { ...Object.fromEntries(key.map((column) => [column, row[column]])), ...changes } };
  });
  const lastRow = rows.at(-1)?.row;
  return { last: lastRow === undefined ? null : keyOf(lastRow), rows: rows.length, renewed };
}

/** Writes renewed rows unless they were changed since they were read; returns how many it wrote. */
async function writeBatch(db: Database, name: string, { key, columns }: EncryptedTable, renewed: Batch['renewed']): Promise<number> {
  const set = columns.flatMap((column) => column.names).map((column) => sql`${sql.identifier(column)} = v.${sql.identifier(column)}`);
  const same = key.map((column) => sql`t.${sql.identifier(column)} = v.${sql.identifier(column)}`);
  const { rows } = await db.execute(sql`
    with v as (
      select v.*, w.version from json_populate_recordset(null::${sql.identifier(name)}, ${JSON.stringify(renewed.map(({ row }) => row))}::json)
        with ordinality v join unnest(${sql.param(renewed.map(({ version }) => version))}::text[]) with ordinality w (version, place) on w.place = v.ordinality
    )
    update ${sql.identifier(name)} t set ${sql.join(set, sql`, `)} from v where ${sql.join(same, sql` and `)} and t.xmin::text = v.version returning 1`);
  return rows.length;
}

/** Renews the rows after a key until each is as it would be written now; a row that a server changes meanwhile is read again. */
async function renewBatch(db: Database, name: string, table: EncryptedTable, after: string[] | null): Promise<Batch & { left: number }> {
  for (let tries = 1; ; tries += 1) {
    const batch = await readBatch(db, name, table, after);
    if (batch.renewed.length === 0) return { ...batch, left: 0 };
    try {
      await writeBatch(db, name, table, batch.renewed);
    } catch (error) {
      if (!passingFailures.has(getErrorCode(error) ?? '')) throw error;
    }
    if (tries === maxTries) return { ...batch, left: batch.renewed.length };
  }
}

/**
 * Brings every row of a table to how it would be written now: encrypted by the current key, or in clear. Each batch is a
 * statement, so that it can be stopped and run again at any time, beside servers. With `isDry` it only counts.
 */
async function renewTable(db: Database, name: string, table: EncryptedTable, { isDry }: { isDry: boolean }): Promise<TableState> {
  const state = { table: name, rows: 0, others: 0 };
  for (let after: string[] | null = null; ;) {
    const batch: Batch & { left?: number } = isDry ? await readBatch(db, name, table, after) : await renewBatch(db, name, table, after);
    if (batch.last === null) return state;
    state.rows += batch.rows;
    state.others += batch.left ?? batch.renewed.length;
    after = batch.last;
  }
}

/** The same for all tables. */
export async function renewTables(db: Database, options: { isDry: boolean }): Promise<TableState[]> {
  const states: TableState[] = [];
  for (const [name, table] of Object.entries(encryptedTables)) states.push(await renewTable(db, name, table, options));
  return states;
}
