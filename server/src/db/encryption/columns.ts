import { isStoredChart, toStoredChart } from './chart-key';
import type { FieldCipher } from './field-cipher';
import { hashNumber } from './numbers';
import type { Place, StoredJson, StoredText } from './stored-text';

export type Row = Record<string, unknown>;

/** How columns of a table are encrypted; rows have the names of SQL. */
export interface EncryptedColumn {
  /** The columns that it reads and writes. */
  names: readonly string[];
  /** What the associated data calls it, with the table. */
  column: string;
  /** Whether a row is as it would be written now. */
  isCurrent(row: Row, cipher: FieldCipher): boolean;
  /** The columns in clear. */
  decrypt(row: Row, cipher: FieldCipher, place: Place): Row;
  /** The columns as they are stored now, from those in clear. */
  encrypt(row: Row, cipher: FieldCipher, place: Place): Row;
}

const isCurrentText = (value: unknown, cipher: FieldCipher) => typeof value !== 'string' || cipher.isCurrent(value);

/** A text, encrypted in place. */
export const textColumn = (column: string): EncryptedColumn => ({
  names: [column],
  column,
  isCurrent: (row, cipher) => isCurrentText(row[column], cipher),
  decrypt: ({ [column]: value }, cipher, place) => ({
    [column]: typeof value === 'string' ? cipher.decrypt(value as unknown as StoredText, place) : null,
  }),
  encrypt: ({ [column]: value }, cipher, place) => ({ [column]: typeof value === 'string' ? cipher.encrypt(value, place) : null }),
});

/** An object or a list, encrypted as a JSON string. */
export const jsonColumn = (column: string): EncryptedColumn => ({
  names: [column],
  column,
  isCurrent: ({ [column]: value }, cipher) => value === null || (typeof value === 'string' ? cipher.isCurrent(value) : !cipher.encrypts),
  decrypt: ({ [column]: value }, cipher, place) => ({
    [column]: value === null ? null : cipher.decryptJson(value as StoredJson<unknown>, place),
  }),
  encrypt: ({ [column]: value }, cipher, place) => ({ [column]: value === null ? null : cipher.encryptJson(value, place) }),
});

/** The number of an account, with the hash by which it is found. */
export const numberColumn: EncryptedColumn = {
  ...textColumn('mobile'),
  names: ['mobile', 'mobile_hash'],
  isCurrent: ({ mobile, mobile_hash: hash }, cipher) =>
    mobile === null || (isCurrentText(mobile, cipher) && (hash !== null) === cipher.encrypts),
  encrypt: ({ mobile }, cipher, place) =>
    typeof mobile === 'string'
      ? { mobile: cipher.encrypt(mobile, place), mobile_hash: cipher.encrypts ? hashNumber(cipher, mobile) : null }
      : { mobile: null, mobile_hash: null },
};

/** The hash that identifies the chart of a prediction. */
export const chartColumn: EncryptedColumn = {
  names: ['chart_key'],
  column: 'chart_key',
  isCurrent: ({ chart_key: key }, cipher) => isStoredChart(cipher, String(key)),
  decrypt: ({ chart_key: key }) => ({ chart_key: key }),
  encrypt: ({ chart_key: key }, cipher) => ({ chart_key: toStoredChart(cipher, String(key)) }),
};

/** The number in an invoice or a credit note, whose document is otherwise in clear. */
export const documentNumber: EncryptedColumn = {
  names: ['document'],
  column: 'document',
  isCurrent: ({ document }, cipher) => isCurrentText((document as Row).mobile, cipher),
  decrypt({ document }, cipher, place) {
    const { mobile = null, ...rest } = document as Row;
    return { document: { ...rest, mobile: typeof mobile === 'string' ? cipher.decrypt(mobile as unknown as StoredText, place) : null } };
  },
  encrypt({ document }, cipher, place) {
    const { mobile = null, ...rest } = document as Row;
    return { document: { ...rest, mobile: typeof mobile === 'string' ? cipher.encrypt(mobile, place) : null } };
  },
};

/** Columns that are encrypted together in one other column, and empty then. */
export const packedColumns = (column: string, names: readonly string[]): EncryptedColumn => ({
  names: [column, ...names],
  column,
  isCurrent: ({ [column]: packed }, cipher) => (typeof packed === 'string' ? cipher.isCurrent(packed) : !cipher.encrypts),
  decrypt(row, cipher, place) {
    const { [column]: packed } = row;
    if (typeof packed === 'string')
      return { [column]: null, ...(JSON.parse(cipher.decrypt(packed as unknown as StoredText, place)) as Row) };
    return Object.fromEntries([column, ...names].map((name) => [name, row[name]]));
  },
  encrypt(row, cipher, place) {
    const clear = Object.fromEntries(names.map((name) => [name, row[name]]));
    if (!cipher.encrypts) return { [column]: null, ...clear };
    return { ...Object.fromEntries(names.map((name) => [name, null])), [column]: cipher.encrypt(JSON.stringify(clear), place) };
  },
});
