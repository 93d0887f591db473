import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import webPush from 'web-push';
import * as z from 'zod/mini';
import type { ProductEnvironment } from './product-environment';
import { StartError } from '../start/start-error';
import { createWriteError } from '../start/write-error';

/** The VAPID keys with which this server signs push messages; `subject` is the operators' contact for push services. */
export interface PushConfig {
  publicKey: string;
  privateKey: string;
  subject: string;
}

interface Mode {
  local: boolean;
  dataDir: string;
  publicUrl: string;
}

const storedKeys = z.object({ publicKey: z.string(), privateKey: z.string() });
type Keys = z.infer<typeof storedKeys>;

function readStoredKeys(path: string): Keys | null {
  try {
    return storedKeys.parse(JSON.parse(readFileSync(path, 'utf8')));
  } catch {
    // There are no keys yet; new ones are made.
    return null;
  }
}

/** The keys of local mode, generated once because subscribed browsers know them. */
function readLocalKeys(dataDir: string): Keys {
  const path = join(dataDir, 'vapid-keys.json');
  const stored = readStoredKeys(path);
  if (stored !== null) return stored;
  const keys = webPush.generateVAPIDKeys();
  try {
    mkdirSync(dataDir, { recursive: true });
    writeFileSync(path, `${JSON.stringify(keys)}\n`, { mode: 0o600 });
  } catch (error) {
    throw createWriteError(dataDir, error);
  }
  return keys;
}

/**
 * The keys of the environment, or in local mode those of the data folder; null in production without keys, which disables push.
 * Throws a StartError for invalid keys.
 */
export function readPush(
  { VAPID_PUBLIC_KEY: publicKey, VAPID_PRIVATE_KEY: privateKey, VAPID_SUBJECT: given }: ProductEnvironment,
  mode: Mode,
): PushConfig | null {
  const subject = given ?? (mode.publicUrl.startsWith('https:') ? mode.publicUrl : 'mailto:operators@localhost');
  if (!publicKey && !privateKey) return mode.local ? { ...readLocalKeys(mode.dataDir), subject } : null;
  if (!publicKey || !privateKey) throw new StartError('VAPID_PUBLIC_KEY and VAPID_PRIVATE_KEY must be set together.');
  try {
    webPush.getVapidHeaders('https://push.example', subject, publicKey, privateKey, 'aes128gcm');
  } catch (error) {
    throw new StartError(
      'VAPID_PUBLIC_KEY, VAPID_PRIVATE_KEY and VAPID_SUBJECT (mailto: or https:) are not valid. Make keys by: npx web-push generate-vapid-keys',
      {
        cause: error,
      },
    );
  }
  return { publicKey, privateKey, subject };
}
