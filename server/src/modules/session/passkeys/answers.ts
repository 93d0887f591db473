import type { FailureCode, PasskeyAnswerRequest } from '@oracle-astra/shared/contract';
import type { Database } from '../../../db/database';
import { createChallenges, type ChallengeUse } from './challenges';
import { createPasskeyRepository } from './passkey-repository';
import { readClientData, verifyUse, type PasskeySite } from './webauthn';

interface AnswersDeps {
  clock: () => Date;
  /** The key of hashes. */
  secret: string;
  site: PasskeySite;
}

interface Given {
  challenge: string;
  site: PasskeySite;
}

/** Answers of browsers to challenges. Each uses its challenge up, so a transaction that refuses one must be committed. */
export function createPasskeyAnswers({ clock, secret, site }: AnswersDeps) {
  const challenges = createChallenges({ clock, secret });

  /** What `verify` makes of an answer to a challenge of this use, or why it is refused before. */
  async function take<Result>(
    tx: Database,
    { response }: { response: { clientDataJSON: string } },
    use: ChallengeUse,
    verify: (given: Given) => Promise<Result | FailureCode>,
  ): Promise<Result | FailureCode> {
    const said = readClientData(response.clientDataJSON);
    if (said === null) return 'passkey_invalid';
    const { challenge, origin } = said;
    if (!challenges.isIssued(challenge, use) || !(await challenges.use(tx, challenge))) return 'passkey_challenge';
    return origin === site.origin ? verify({ challenge, site }) : 'passkey_site';
  }

  return {
    site,
    issue: challenges.issue,
    take,

    /** Checks a use of a passkey of this person and counts it; returns why it is refused, or null. */
    async takeUse(
      tx: Database,
      credential: PasskeyAnswerRequest['credential'],
      { uid, use }: { uid: string | null; use: ChallengeUse },
    ): Promise<FailureCode | null> {
      const passkeys = createPasskeyRepository(tx);
      const counter = await take<number>(tx, credential, use, async (given) => {
        const own = await passkeys.lock(credential.id);
        return own === null || own.uid !== uid ? 'passkey_unknown' : verifyUse(credential, own, given);
      });
      if (typeof counter === 'string') return counter;
      await passkeys.noteUse(credential.id, counter, clock());
      return null;
    },
  };
}

export type PasskeyAnswers = ReturnType<typeof createPasskeyAnswers>;
