import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import webPush from 'web-push';
import * as z from 'zod/mini';
import { toVapidPair } from '../../modules/push/vapid-keys';
import type { SigningSecrets } from '../../modules/session/keyed-hash';
import { splitSecrets } from '../secrets/split-secrets';
import type { ProductEnvironment } from './product-environment';
import { StartError } from '../start/start-error';
import { createWriteError } from '../start/write-error';

/** The private VAPID keys with which this server signs push messages; `subject` is the operators' contact for push services. */
export interface PushConfig {
  secrets: SigningSecrets;
  subject: string;
}

interface Mode {
  local: boolean;
  dataDir: string;
  publicUrl: string;
}

const storedKeys = z.object({ privateKey: z.string() });

function readStoredKey(path: string): string | null {
  try {
    return storedKeys.parse(JSON.parse(readFileSync(path, 'utf8'))).privateKey;
  } catch {
    // There are no keys yet; new ones are made.
    return null;
  }
}

/** The private key of local mode, generated once because subscribed browsers know its public half. */
function readLocalKey(dataDir: string): string {
  const path = join(dataDir, 'vapid-keys.json');
  const stored = readStoredKey(path);
  if (stored !== null) return stored;
  const keys = webPush.generateVAPIDKeys();
  try {
    mkdirSync(dataDir, { recursive: true });
    writeFileSync(path, `${JSON.stringify(keys)}\n`, { mode: 0o600 });
  } catch (error) {
    throw createWriteError(dataDir, error);
  }
  return keys.privateKey;
}

/** Throws a StartError unless each private key can sign, and each public key is the half of one of them. */
function checkKeys(privateKeys: SigningSecrets['list'], publicKeys: readonly string[], subject: string): void {
  try {
    const pairs = privateKeys.map(toVapidPair);
    for (const { publicKey, privateKey } of pairs)
      webPush.getVapidHeaders('https://push.example', subject, publicKey, privateKey, 'aes128gcm');
    if (publicKeys.every((key) => pairs.some(({ publicKey }) => publicKey === key))) return;
  } catch (error) {
    throw new StartError(
      'VAPID_PRIVATE_KEY and VAPID_SUBJECT (mailto: or https:) are not valid. Make keys by: npx web-push generate-vapid-keys',
      { cause: error },
    );
  }
  throw new StartError('VAPID_PUBLIC_KEY is the half of no VAPID_PRIVATE_KEY. It may be taken out, because it is computed.');
}

/**
 * The keys of the environment, or in local mode that of the data folder; null in production without keys, which disables push.
 * Throws a StartError for invalid keys.
 */
export function readPush(
  {
    VAPID_PUBLIC_KEY: publicKeys,
    VAPID_PRIVATE_KEY: privateKeys,
    VAPID_SUBJECT: given,
  }: Pick<ProductEnvironment, 'VAPID_PUBLIC_KEY' | 'VAPID_PRIVATE_KEY' | 'VAPID_SUBJECT'>,
  mode: Mode,
): PushConfig | null {
  const subject = given ?? (mode.publicUrl.startsWith('https:') ? mode.publicUrl : 'mailto:operators@localhost');
  if (!privateKeys) {
    if (publicKeys) throw new StartError('With VAPID_PUBLIC_KEY VAPID_PRIVATE_KEY must be set.');
    return mode.local ? { secrets: { list: [readLocalKey(mode.dataDir)] }, subject } : null;
  }
  const list = splitSecrets(privateKeys);
  checkKeys(list, publicKeys ? splitSecrets(publicKeys) : [], subject);
  return { secrets: { list }, subject };
}
