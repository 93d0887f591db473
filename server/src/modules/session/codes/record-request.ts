import type { FastifyBaseLogger } from 'fastify';
import type { CodePurpose } from '@oracle-astra/shared/contract';
import type { Database } from '../../../db/database';
import { newId } from '../../../db/ids';
import { computeAbnormalWait, toPrefix } from './abnormal-codes';
import { computeAddressWait, computeNumberWait, computeSiteWait, limitWindowSeconds, maxDelay, throwIfLimited } from './code-limits';
import { createCodeRepository } from './code-repository';
import { codesAtCeiling } from './metrics';

export type Hash = (purpose: string, ...parts: string[]) => string;

/** The purpose of a code; `uid` is the account that requested it, or null for a purpose that needs none. */
export interface BoundTo {
  purpose: CodePurpose;
  uid: string | null;
}

export const hashPurpose = (hash: Hash, boundTo: BoundTo | null): string | null =>
  boundTo && hash('code purpose', boundTo.purpose, boundTo.uid ?? '');

export interface CodeRequestInput {
  mobile: string;
  address: string;
  /** Device id from the cookie, or null. */
  device: string | null;
  /** The id that the response sets if the request has none. */
  newDevice: string;
  /** The purpose of the code; null for a sign-in. */
  boundTo: BoundTo | null;
  /** The Idempotency-Key: the same key sends one message. */
  key: string | null;
}

interface RecordDeps {
  db: Database;
  clock: () => Date;
  hash: Hash;
  log: FastifyBaseLogger;
  /** Most codes of the site in 24 hours; 0 is no limit. */
  perDay: number;
}

/** Records a request for a code with the code's hash; `wait` is the seconds until the next one. Throws at the limits. */
export async function recordRequest(
  { db, clock, hash, log, perDay }: RecordDeps,
  { mobile, address, device, newDevice, boundTo, code }: Omit<CodeRequestInput, 'key'> & { code: string },
) {
  const [id, prefix] = [newId(), toPrefix(mobile)];
  const [mobileHash, addressHash] = [hash('mobile', mobile), hash('address', address)];
  const deviceHash = hash('device', device ?? newDevice);
  return db.transaction(async (tx) => {
    const codes = createCodeRepository(tx);
    const now = clock();
    await codes.lockScope('mobile', mobileHash);
    const isKnown = device !== null && (await codes.knowsDevice(mobileHash, deviceHash));
    const before = await codes.listByNumber(mobileHash, new Date(now.getTime() - limitWindowSeconds * 1000));
    const source = { addressHash, deviceHash, isKnown };
    const wait = computeNumberWait(before, source, now);
    throwIfLimited(wait, wait <= maxDelay ? 'A code was sent to this number just now.' : 'Too many codes were sent to this number.');
    if (!isKnown) {
      await codes.lockScope('address', addressHash);
      throwIfLimited(await computeAddressWait(codes, addressHash, now), 'Too many codes were asked for from this connection.');
      // Without the lock parallel requests would all be counted before any of them is stored.
      if (perDay > 0) await codes.lockScope('site', '');
      // Limited because each message costs money; a device on which the number has signed in still gets its code.
      const siteWait = await computeSiteWait(codes, perDay, now);
      if (siteWait > 0) codesAtCeiling.inc();
      throwIfLimited(
        Math.max(siteWait, await computeAbnormalWait({ codes, log }, prefix, now)),
        'Too many codes are asked for at the moment.',
      );
    }
    const request = {
      id,
      mobileHash,
      ...source,
      requesterHash: device === null ? addressHash : deviceHash,
      codeHash: hash('code', id, code),
      boundHash: hashPurpose(hash, boundTo),
      createdAt: now,
      prefix,
    };
    await codes.add(request);
    return { request, wait: computeNumberWait([...before, { ...request, usedAt: null }], source, now) };
  });
}
