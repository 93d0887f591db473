import { readMode } from '../config/start/mode';
import { parseEnvironment, type Env } from '../config/environment';
import { readDataSecrets } from '../config/secrets/data-secrets';
import { readSecrets } from '../config/secrets/secret';
import { StartError } from '../config/start/start-error';
import { openDatabase } from '../db/database';
import { attachCipher } from '../db/encryption/cipher-of';
import { loadKeys, makeFirstKey, makeKey, retireKeys, rewrapKeys } from '../db/encryption/data-keys';
import { createFieldCipher } from '../db/encryption/field-cipher';
import { renewTables, type TableState } from '../db/encryption/renew-table';
import type { Database } from '../db/types';
import type { SigningSecrets } from '../modules/session/keyed-hash';
import type { DatabaseSettings } from './settings';

export const encryptionCommands = ['encryption', 'encrypt', 'decrypt', 'data-key', 'rewrap'] as const;
export type EncryptionCommand = (typeof encryptionCommands)[number];

interface Keys {
  secrets: SigningSecrets;
  hashSecret: string;
}

interface Outcome {
  text: string;
  isWhole: boolean;
}

/** Servers read their keys every ten seconds: longer than that after the keys were retired, none of them writes encrypted. */
const retiredMs = 15_000;
/** A new key is used after 15 seconds, which servers notice within ten: longer than that after it was made, none writes in clear. */
const newKeyMs = 30_000;

const formatStates = (states: readonly TableState[], how: string) =>
  states.map(({ table, rows, others }) => `${table}: ${rows - others} of ${rows} rows are ${how}`).join('\n');

async function renew(
  db: Database,
  { secrets, hashSecret }: Keys,
  { encrypts, isDry = false }: { encrypts: boolean; isDry?: boolean },
): Promise<Outcome> {
  const cipher = createFieldCipher({ hashSecret, ...(await loadKeys(db, { secrets, encrypts })) });
  attachCipher(db, cipher);
  const states = await renewTables(db, { isDry });
  const isWhole = states.every(({ others }) => others === 0);
  return { text: formatStates(states, cipher.encrypts ? 'encrypted by the current key' : 'in clear'), isWhole: isWhole || isDry };
}

const commands: Record<EncryptionCommand, (db: Database, keys: Keys, wait: (ms: number) => Promise<void>) => Promise<Outcome>> = {
  encryption: async (db, keys) => renew(db, keys, { encrypts: true, isDry: true }),
  encrypt: async (db, keys, wait) => {
    await makeFirstKey(db, keys.secrets);
    const { current } = await loadKeys(db, { secrets: keys.secrets, encrypts: true });
    if (current === null) await wait(newKeyMs);
    return renew(db, keys, { encrypts: true });
  },
  decrypt: async (db, keys, wait) => {
    await retireKeys(db);
    await wait(retiredMs);
    return renew(db, keys, { encrypts: false });
  },
  'data-key': async (db, { secrets }) => {
    await makeKey(db, secrets);
    return {
      text: 'A new data key encrypts what is written from a minute on. Then npm run db -- encrypt brings everything to it.',
      isWhole: true,
    };
  },
  rewrap: async (db, { secrets }) => ({
    text: `${await rewrapKeys(db, secrets)} data keys were encrypted by another DATA_KEY.`,
    isWhole: true,
  }),
};

function readKeys(env: Env, dataDir: string): Keys {
  const values = parseEnvironment(env);
  const { local } = readMode(env);
  const { dataSecrets } = readDataSecrets({ ...values, DATA_ENCRYPTION: true }, { local });
  if (dataSecrets === null) throw new StartError('DATA_KEY is not set.');
  return { secrets: dataSecrets, hashSecret: readSecrets(values, { local, dataDir }).hashSecret };
}

/** Runs a command about the encryption of personal data. Throws a StartError. */
export async function runEncryptionCommand(
  command: EncryptionCommand,
  {
    settings,
    env,
    wait = async (ms) => new Promise((done) => setTimeout(done, ms)),
  }: { settings: DatabaseSettings; env: Env; wait?: (ms: number) => Promise<void> },
): Promise<Outcome> {
  const keys = readKeys(env, settings.dataDir);
  const database = await openDatabase(settings);
  try {
    return await commands[command](database.db, keys, wait);
  } finally {
    await database.close();
  }
}
