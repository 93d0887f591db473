import type { FastifyBaseLogger } from 'fastify';
import type { SmsSender } from './sms-sender';

/** The SMS provider of local mode: logs messages and remembers the last code of each number. */
export interface LocalOutbox extends SmsSender {
  lastCode(mobile: string): string | null;
}

const maxCodes = 1000;

export function createLocalOutbox(log: FastifyBaseLogger): LocalOutbox {
  const codes = new Map<string, string>();
  return {
    async sendCode(mobile, code) {
      codes.delete(mobile);
      codes.set(mobile, code);
      const oldest = codes.keys().next().value;
      if (codes.size > maxCodes && oldest !== undefined) codes.delete(oldest);
      log.warn(`Code for ${mobile}: ${code}`);
    },
    async sendInvite(mobile, link) {
      log.warn(`Invitation for ${mobile}: ${link}`);
    },
    lastCode: (mobile) => codes.get(mobile) ?? null,
  };
}

export function isLocalOutbox(sms: SmsSender): sms is LocalOutbox {
  return 'lastCode' in sms;
}
