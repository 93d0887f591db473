import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';
import { keyedHash } from '../../modules/session/keyed-hash';
import { DatabaseUnavailableError } from '../unavailable';
import { readClear, readEnvelope, writeClear, writeEnvelope } from './stored-text';
import type { Place, StoredJson, StoredText } from './stored-text';

const algorithm = 'aes-256-gcm';
const idBytes = 4;
const ivBytes = 12;
const tagBytes = 16;

/** The keys of a database in the memory of a process. Replaced while the server runs. */
export interface KeyRing {
  /** Data keys by their ids. */
  keys: ReadonlyMap<number, Buffer>;
  /** The id of the key that encrypts; null if values are stored in clear. */
  current: number | null;
  /** The secret of hashes of numbers; null in programs that look up none. */
  hashSecret: string | null;
}

/** Of databases that were opened without the secrets of a server. */
const ofProcess = randomBytes(32).toString('base64url');

const toAdditionalData = ({ column, row, owner }: Place) => Buffer.from(JSON.stringify([column, row, owner]));

function encrypt(text: string, id: number, key: Buffer, place: Place): string {
  const iv = randomBytes(ivBytes);
  const cipher = createCipheriv(algorithm, key, iv).setAAD(toAdditionalData(place));
  const head = Buffer.alloc(idBytes);
  head.writeUInt32BE(id);
  return writeEnvelope(Buffer.concat([head, iv, cipher.update(text, 'utf8'), cipher.final(), cipher.getAuthTag()]));
}

function decrypt(envelope: Buffer, key: Buffer, place: Place): string {
  const [text, end] = [idBytes + ivBytes, envelope.length - tagBytes];
  const decipher = createDecipheriv(algorithm, key, envelope.subarray(idBytes, text), { authTagLength: tagBytes })
    .setAAD(toAdditionalData(place))
    .setAuthTag(envelope.subarray(end));
  try {
    // Decoded at once, because a decoder of each part costs a fifth more.
    const clear = decipher.update(envelope.subarray(text, end));
    decipher.final();
    return clear.toString('utf8');
  } catch (error) {
    throw new Error(`A value of ${place.column} was changed, or moved from another row.`, { cause: error });
  }
}

/** A value has a data key that this process has not read yet, so that a retry may succeed. */
export class UnknownKeyError extends DatabaseUnavailableError {
  override name = 'UnknownKeyError';
  constructor(column: string, id: number) {
    super(undefined);
    this.message = `${column} is encrypted by the data key ${id}, which this process has not read yet.`;
  }
}

/** Encrypts and decrypts the values of personal columns. `onUnknownKey` is called before a value of an unknown key is refused; it may throw another error. */
export function createFieldCipher(ring: KeyRing, onUnknownKey: () => void = () => undefined) {
  const keyOf = (id: number): Buffer => {
    const key = ring.keys.get(id);
    if (key === undefined) throw new Error(`The data key ${id} is missing.`);
    return key;
  };
  const write = (text: string, place: Place): string =>
    ring.current === null ? writeClear(text) : encrypt(text, ring.current, keyOf(ring.current), place);
  const read = (text: string, place: Place): string => {
    const envelope = readEnvelope(text);
    if (envelope === null) return readClear(text);
    const id = envelope.readUInt32BE(0);
    const key = ring.keys.get(id);
    if (key !== undefined) return decrypt(envelope, key, place);
    onUnknownKey();
    throw new UnknownKeyError(place.column, id);
  };

  const cipher = {
    get encrypts(): boolean {
      return ring.current !== null;
    },

    encrypt: (text: string, place: Place): StoredText => write(text, place) as unknown as StoredText,

    decrypt: (stored: StoredText, place: Place): string => read(stored as unknown as string, place),

    encryptJson: <Value>(value: Value, place: Place): StoredJson<Value> =>
      (ring.current === null ? value : write(JSON.stringify(value), place)) as unknown as StoredJson<Value>,

    /** An encrypted value is a string. */
    decryptJson: <Value>(stored: StoredJson<Value>, place: Place): Value =>
      (typeof stored === 'string' && readEnvelope(stored) !== null ? JSON.parse(read(stored, place)) : stored) as Value,

    /** Whether a stored text is as it would be written now: by the current key, or in clear. */
    isCurrent(stored: string): boolean {
      const envelope = readEnvelope(stored);
      return (envelope?.readUInt32BE(0) ?? null) === ring.current;
    },

    /** A keyed hash, by which an encrypted value is found or compared. Without a secret it is of this process alone. */
    hash: (purpose: string, value: string): string => keyedHash(ring.hashSecret ?? ofProcess, purpose, value),
  };
  return cipher;
}

export type FieldCipher = ReturnType<typeof createFieldCipher>;
