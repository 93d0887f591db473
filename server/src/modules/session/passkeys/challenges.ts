import { randomBytes } from 'node:crypto';
import { passkeyLimits } from '@oracle-astra/shared/contract';
import type { Database } from '../../../db/database';
import { passkeyChallenges } from '../../../db/schema/frame';
import { hashesEqual, keyedHash } from '../keyed-hash';

/** What an answer to a challenge is for, and the only session, or browser, from which it is accepted. */
export interface ChallengeUse {
  purpose: 'add' | 'prove' | 'sign-in';
  from: string;
}

const timeBytes = 6;
const nonceBytes = 16;
const bodyBytes = timeBytes + nonceBytes;

/** Challenges are signed, so that beginning writes nothing; only those that were answered are stored. */
export function createChallenges({ clock, secret }: { clock: () => Date; secret: string }) {
  const sign = (body: Buffer, { purpose, from }: ChallengeUse) =>
    Buffer.from(keyedHash(secret, 'passkey challenge', purpose, from, body.toString('base64url')), 'base64url');

  return {
    issue(use: ChallengeUse): Uint8Array<ArrayBuffer> {
      const body = Buffer.alloc(bodyBytes, randomBytes(bodyBytes));
      body.writeUIntBE(clock().getTime(), 0, timeBytes);
      return Uint8Array.from(Buffer.concat([body, sign(body, use)]));
    },

    /** Whether this server issued the challenge for this use, minutes ago at most. */
    isIssued(challenge: string, use: ChallengeUse): boolean {
      const bytes = Buffer.from(challenge, 'base64url');
      // One challenge has one text, by which its use is stored.
      if (bytes.length <= bodyBytes || bytes.toString('base64url') !== challenge) return false;
      const body = bytes.subarray(0, bodyBytes);
      const age = clock().getTime() - body.readUIntBE(0, timeBytes);
      const isSigned = hashesEqual(bytes.subarray(bodyBytes).toString('base64url'), sign(body, use).toString('base64url'));
      return isSigned && age >= 0 && age < passkeyLimits.challengeSeconds * 1000;
    },

    /** Uses a challenge up; false if it was used before. A second use waits for the end of the first one's transaction. */
    async use(tx: Database, challenge: string): Promise<boolean> {
      const used = await tx
        .insert(passkeyChallenges)
        .values({ hash: keyedHash(secret, 'used passkey challenge', challenge), usedAt: clock() })
        .onConflictDoNothing()
        .returning({ hash: passkeyChallenges.hash });
      return used.length > 0;
    },
  };
}
