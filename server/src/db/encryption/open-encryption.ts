import type { SigningSecrets } from '../../modules/session/keyed-hash';
import type { Database, OpenDatabase } from '../types';
import { attachCipher } from './cipher-of';
import { loadKeys, makeFirstKey } from './data-keys';
import { createFieldCipher, type KeyRing } from './field-cipher';

export interface EncryptionConfig {
  /** The secret of hashes of numbers. */
  hashSecret: string;
  /** The secrets that encrypt the data keys; null without encryption. The list is replaced while the server runs. */
  dataSecrets: SigningSecrets | null;
  /** Whether personal data is written encrypted; what is encrypted is read in any case. */
  encryptsData: boolean;
}

interface EncryptionLog {
  warn(details: object, message: string): void;
}

const everyMs = 10_000;

/**
 * Attaches the cipher of a database, and resolves with the function that reads its keys again, which also happens at once when a
 * value has an unknown key. Throws a StartError without the key.
 */
export async function openEncryption(
  databases: readonly Database[],
  { hashSecret, dataSecrets: secrets, encryptsData: encrypts }: EncryptionConfig,
  log?: EncryptionLog,
): Promise<() => Promise<void>> {
  const [db] = databases;
  if (db === undefined) throw new Error('There is no database.');
  if (secrets !== null && encrypts) await makeFirstKey(db, secrets);
  const ring: KeyRing = { hashSecret, ...(await loadKeys(db, { secrets, encrypts })) };
  let running: Promise<void> | null = null;
  const reload = async () => {
    running ??= loadKeys(db, { secrets, encrypts })
      .then((keys) => void Object.assign(ring, keys))
      // The keys in memory stay; only a new one may be missing.
      .catch((error: unknown) => log?.warn({ err: error }, 'the keys of encrypted data cannot be read again'))
      .finally(() => (running = null));
    return running;
  };
  const cipher = createFieldCipher(ring, () => {
    if (secrets === null) throw new Error('The database has encrypted values: set DATA_KEY.');
    void reload();
  });
  for (const each of databases) attachCipher(each, cipher);
  return reload;
}

/** The same for an opened database, whose keys are followed until it is closed. */
export async function withEncryption(database: OpenDatabase, config: EncryptionConfig, log?: EncryptionLog): Promise<OpenDatabase> {
  const reload = await openEncryption([database.db, database.reads], config, log).catch(async (error: unknown) => {
    await database.close();
    throw error;
  });
  if (config.dataSecrets === null) return database;
  const timer = setInterval(() => void reload(), everyMs);
  timer.unref();
  return {
    ...database,
    close: async () => {
      clearInterval(timer);
      await database.close();
    },
  };
}
