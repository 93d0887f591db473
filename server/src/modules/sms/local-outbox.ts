import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { FastifyBaseLogger } from 'fastify';
import type { SmsSender } from './sms-sender';

/** The SMS provider of local mode: logs messages and remembers the last code of each number. */
export interface LocalOutbox extends SmsSender {
  lastCode(mobile: string): string | null;
}

const maxCodes = 1000;

interface CodeStore {
  get(mobile: string): string | null;
  set(mobile: string, code: string): void;
}

function createMemoryStore(): CodeStore {
  const codes = new Map<string, string>();
  return {
    get: (mobile) => codes.get(mobile) ?? null,
    set(mobile, code) {
      codes.delete(mobile);
      codes.set(mobile, code);
      const oldest = codes.keys().next().value;
      if (codes.size > maxCodes && oldest !== undefined) codes.delete(oldest);
    },
  };
}

/** One file for each number; the request's validation ensures that it consists of digits. */
function createFolderStore(folder: string): CodeStore {
  return {
    get(mobile) {
      try {
        return readFileSync(join(folder, mobile), 'utf8');
      } catch {
        // No message was sent to this number.
        return null;
      }
    },
    set(mobile, code) {
      mkdirSync(folder, { recursive: true, mode: 0o700 });
      writeFileSync(join(folder, mobile), code);
    },
  };
}

/** With `folder` all processes that use it know the codes; without it only this process. */
export function createLocalOutbox(log: FastifyBaseLogger, folder: string | null = null): LocalOutbox {
  const codes = folder === null ? createMemoryStore() : createFolderStore(folder);
  return {
    async sendCode(mobile, code) {
      codes.set(mobile, code);
      log.warn(`Code for ${mobile}: ${code}`);
    },
    async sendInvite(mobile, link) {
      log.warn(`Invitation for ${mobile}: ${link}`);
    },
    lastCode: (mobile) => codes.get(mobile),
  };
}

export function isLocalOutbox(sms: SmsSender): sms is LocalOutbox {
  return 'lastCode' in sms;
}
