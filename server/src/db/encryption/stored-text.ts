declare const stored: unique symbol;

/** A text as a column has it: in clear, or encrypted. Only a `FieldCipher` reads and writes it. */
export interface StoredText {
  readonly [stored]: true;
}

/** A value of a JSON column as the column has it: in clear, or encrypted as a JSON string. */
export interface StoredJson<Value> {
  readonly [stored]: Value;
}

/** Where a value is stored. An encrypted value can be read there alone, so that it cannot be moved to another row or person. */
export interface Place {
  /** Table and column. */
  column: string;
  /** The primary key of its row. */
  row: string;
  /** The uid of the person whose row it is. */
  owner: string;
}

/** Begins what is not stored as it was typed; inputs cannot contain it, because control characters are removed from them. */
const marker = '\u0001';

/** How a marked text is stored; the letter after the marker. */
const forms = { clear: '0', aes256gcm: '1' } as const;

/** The envelope of an encrypted text; null for a text in clear. */
export function readEnvelope(text: string): Buffer | null {
  if (!text.startsWith(marker)) return null;
  const form = text[1];
  if (form === forms.clear) return null;
  if (form !== forms.aes256gcm) throw new Error('A stored text has a form that this version does not know.');
  return Buffer.from(text.slice(2), 'base64url');
}

export const writeEnvelope = (envelope: Buffer): string => `${marker}${forms.aes256gcm}${envelope.toString('base64url')}`;

export const readClear = (text: string): string => (text.startsWith(marker) ? text.slice(2) : text);

export const writeClear = (text: string): string => (text.startsWith(marker) ? `${marker}${forms.clear}${text}` : text);
