import type { Database } from '../../db/database';
import { newId } from '../../db/ids';
import { createUserRepository } from './repository';
import { createSessionRepository } from './session-repository';
import { keyedHash } from './keyed-hash';
import { testNumberPrefix } from './session';
import { createTokens, type TokensDeps } from './tokens/tokens';

const digits = 9;
const sessionDevice = 'release check';

interface TestAccountDeps extends TokensDeps {
  db: Database;
  hashSecret: string;
}

/** The number of a team's test account, by the name of its key. */
function toTestNumber(secret: string, team: string): string {
  const hash = Buffer.from(keyedHash(secret, 'test account', team), 'base64url').readUIntBE(0, 6);
  return testNumberPrefix + String(hash % 10 ** digits).padStart(digits, '0');
}

/**
 * Accounts for the check of releases, one for each team. They have no welcome gift and no questions, and cannot write what
 * others see, so that they are in no figure, list or report.
 */
export const createTestAccounts = ({ db, clock, hashSecret, ...tokens }: TestAccountDeps) => ({
  /** A new session of a team's test account, which the first call creates. */
  open: (team: string): Promise<string> =>
    db.transaction(async (tx) => {
      const [users, mobile] = [createUserRepository(tx), toTestNumber(hashSecret, team)];
      await users.create(newId(), mobile, clock());
      const user = await users.byMobile(mobile);
      if (user === null) throw new Error('A test account that was made was not found.');
      const { jwt, jti } = await createTokens({ clock, ...tokens }).issue(user.uid);
      await createSessionRepository(tx).add({ jti, uid: user.uid, device: sessionDevice, createdAt: clock() });
      return jwt;
    }),
});
