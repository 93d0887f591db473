import {
  chartColumn,
  documentNumber,
  jsonColumn,
  numberColumn,
  packedColumns,
  textColumn,
  type EncryptedColumn,
  type Row,
} from './columns';
import type { FieldCipher } from './field-cipher';

/** A table with encrypted columns. */
export interface EncryptedTable {
  /** The columns of its primary key. */
  key: readonly string[];
  /** The person of the row `t`, in SQL. */
  owner: string;
  columns: readonly EncryptedColumn[];
}

/** The columns of birth details that are encrypted together. */
export const birthColumns = [
  'full_name',
  'dob',
  'tob',
  'pob',
  'lat',
  'lng',
  'gender',
  'marital_status',
  'language',
  'born_at',
  'zone',
  'time_known',
];

const ofDocument = { key: ['id'], owner: 't.uid', columns: [documentNumber] };

/** Every table with encrypted columns. Reading and writing, the export, and the commands that encrypt and decrypt follow from it. */
export const encryptedTables: Readonly<Record<string, EncryptedTable>> = {
  users: { key: ['uid'], owner: 't.uid', columns: [numberColumn] },
  nominees: { key: ['uid'], owner: 't.uid', columns: [textColumn('name'), numberColumn] },
  rights_requests: { key: ['id'], owner: 't.uid', columns: [textColumn('body'), textColumn('answer')] },
  receipts: ofDocument,
  credit_notes: ofDocument,
  births: { key: ['bid'], owner: 't.uid', columns: [packedColumns('details', birthColumns)] },
  chat_sessions: { key: ['asst_id'], owner: 't.uid', columns: [textColumn('user_name')] },
  chat_messages: {
    key: ['mid'],
    owner: '(select s.uid from chat_sessions s where s.asst_id = t.asst_id)',
    columns: [textColumn('body'), jsonColumn('grounds'), jsonColumn('houses'), jsonColumn('care')],
  },
  predictions: { key: ['pid'], owner: 't.uid', columns: [chartColumn, textColumn('full_name'), textColumn('body'), jsonColumn('grounds')] },
  life_events: { key: ['eid'], owner: 't.uid', columns: [textColumn('title')] },
  idempotent_answers: { key: ['uid', 'route', 'key'], owner: 't.uid', columns: [jsonColumn('answer')] },
  chat_replies: { key: ['id'], owner: 't.uid', columns: [jsonColumn('outcome')] },
};

/** Where a row is stored; `row` is its primary key. */
export interface RowPlace {
  table: string;
  row: string;
  owner: string;
}

/** A primary key as associated data. */
export const toRowId = (values: readonly string[]): string => (values.length === 1 ? (values[0] ?? '') : JSON.stringify(values));

const placeIn = ({ table, row, owner }: RowPlace, { column }: EncryptedColumn) => ({ column: `${table}.${column}`, row, owner });

/** The encrypted columns of a row in clear. */
export function decryptRow(cipher: FieldCipher, at: RowPlace, row: Row): Row {
  const columns = encryptedTables[at.table]?.columns ?? [];
  return Object.assign({}, ...columns.map((column) => column.decrypt(row, cipher, placeIn(at, column)))) as Row;
}

/** The same columns as they are stored, from a row in clear. */
export function encryptRow(cipher: FieldCipher, at: RowPlace, row: Row): Row {
  const columns = encryptedTables[at.table]?.columns ?? [];
  return Object.assign({}, ...columns.map((column) => column.encrypt(row, cipher, placeIn(at, column)))) as Row;
}

/** The columns of a row as they would be written now; null if they are so. */
export function renewRow(cipher: FieldCipher, at: RowPlace, row: Row): Row | null {
  const isCurrent = encryptedTables[at.table]?.columns.every((column) => column.isCurrent(row, cipher)) ?? true;
  return isCurrent ? null : encryptRow(cipher, at, decryptRow(cipher, at, row));
}
