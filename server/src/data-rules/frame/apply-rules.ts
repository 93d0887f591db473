import { sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import { cipherOf } from '../../db/encryption/cipher-of';
import { decryptRow, encryptedTables } from '../../db/encryption/encrypted-tables';
import type { Database } from '../../db/types';
import type { DataRule, DataRules } from './data-rule';

export type ExportRow = Record<string, unknown>;

const split = (columns: string | undefined): string[] => columns?.split(/\s+/).filter((name) => name !== '') ?? [];

/** The columns of a rule, by kind. */
export function listColumns(
  rule: DataRule,
): Record<'exported' | 'joined' | 'technical' | 'hashed' | 'packed' | 'secret' | 'others', string[]> {
  const { exported, joined, technical, hashed, packed, secret, others } = rule;
  return {
    exported: split(exported),
    joined: split(joined),
    technical: split(technical),
    hashed: split(hashed),
    packed: split(packed),
    secret: split(secret),
    others: split(others),
  };
}

/** The names of fields with ids of rows, which decryption needs and the export does not have. */
const rowIds = { own: '#row', chat: '#chat' };

function selectRowIds(table: string): SQL[] {
  const [key] = encryptedTables[table]?.key ?? [];
  if (key === undefined) return [];
  const chat = table === 'chat_messages' ? [sql`t.asst_id as ${sql.identifier(rowIds.chat)}`] : [];
  return [sql`t.${sql.identifier(key)} as ${sql.identifier(rowIds.own)}`, ...chat];
}

/** A row of the export in clear. */
function toClear(db: Database, owner: string, { table, rule }: { table: string; rule: DataRule }, stored: ExportRow): ExportRow {
  const { [rowIds.own]: row, [rowIds.chat]: chat, ...fields } = stored;
  if (row === undefined) return stored;
  const cipher = cipherOf(db);
  const isChosen = new Set(Object.keys(fields).filter((name) => !split(rule.packed).includes(name)));
  const ofChat = chat === undefined ? {} : decryptRow(cipher, { table: 'chat_sessions', row: String(chat), owner }, fields);
  const clear = { ...fields, ...ofChat, ...decryptRow(cipher, { table, row: String(row), owner }, fields) };
  return Object.fromEntries(Object.entries(clear).filter(([name]) => isChosen.has(name)));
}

function selectSection(table: string, rule: DataRule, owner: SQL): SQL {
  const columns = [...split(rule.exported), ...split(rule.packed)].map((column) => sql`t.${sql.identifier(column)}`);
  const fields = [...(rule.extra ? [rule.extra] : []), ...columns, ...selectRowIds(table)];
  const order = rule.order === undefined ? sql`` : sql`order by ${sql.raw(rule.order)}`;
  return sql`select ${sql.join(fields, sql`, `)} from ${sql.identifier(table)} t where ${owner} ${order}`;
}

/** All data of a person that these rules export, by section. */
export async function exportByRules(db: Database, rules: DataRules, uid: string): Promise<Record<string, ExportRow[]>> {
  const sections: Record<string, ExportRow[]> = {};
  for (const [table, rule] of Object.entries(rules)) {
    if (rule.section === undefined || rule.owner === undefined) continue;
    const { rows } = await db.execute<{ rows: ExportRow[] }>(
      sql`select coalesce(json_agg(row_to_json(r)), '[]') as rows from (${selectSection(table, rule, rule.owner(uid))}) r`,
    );
    sections[rule.section] = (rows[0]?.rows ?? []).map((row) => toClear(db, uid, { table, rule }, row));
  }
  return sections;
}

/**
 * Erases the data of a person, after the modules have ended running processes; part of account deletion. Rows of the tables of `first`
 * are deleted before others, because they refer to them.
 */
export async function eraseByRules(
  tx: Database,
  { rules, first = [] }: { rules: DataRules; first?: readonly string[] },
  uid: string,
): Promise<void> {
  const rank = (table: string) => (first.indexOf(table) + first.length + 1) % (first.length + 1);
  const tables = Object.entries(rules).sort(([one], [other]) => rank(one) - rank(other));
  // Tables by which rows of others are found come last, so that every row can still be found when it is erased.
  const ordered = [...tables.filter(([, { erase }]) => erase === 'delete'), ...tables.filter(([, { erase }]) => erase !== 'delete')];
  for (const [table, { owner, erase }] of ordered) {
    if (owner === undefined) continue;
    const name = sql.identifier(table);
    if (erase === 'delete') await tx.execute(sql`delete from ${name} t where ${owner(uid)}`);
    else if (Object.keys(erase).length > 0) {
      const set = Object.entries(erase).map(([column, value]) => sql`${sql.identifier(column)} = ${value}`);
      await tx.execute(sql`update ${name} t set ${sql.join(set, sql`, `)} where ${owner(uid)}`);
    }
  }
}
