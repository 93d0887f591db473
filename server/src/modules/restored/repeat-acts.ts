import { isNull } from 'drizzle-orm';
import * as z from 'zod/mini';
import { apiPaths, consentItems, consentTexts, defaultLocale } from '@oracle-astra/shared/contract';
import type { Database } from '../../db/database';
import { readNumber } from '../../db/encryption/numbers';
import { users } from '../../db/schema';
import { createLogNames } from '../../plugins/security/log-security-events';
import type { createConsentService } from '../consents/service';
import { endSessionsAgain } from '../session/renewal/rights';
import type { SessionService } from '../session/service';

const name = z.optional(z.string().check(z.maxLength(16)));

/** An act of a person as the log has it: the route of the call, and who by keyed hashes. */
export const loggedAct = z.object({ route: z.string().check(z.maxLength(100)), person: name, number: name });
type LoggedAct = z.infer<typeof loggedAct>;

const { deleteAccount, removePasskey, changeMobile, setConsent, withdrawChildConsent } = apiPaths;
/** After these a session of the copy may have ended. A login ends the session that its browser had. */
const endsSessions: readonly string[] = [
  apiPaths.logout,
  apiPaths.signOutDevice,
  apiPaths.signOutOthers,
  apiPaths.validateOtp,
  apiPaths.signInByPasskey,
  changeMobile,
  removePasskey,
];

interface RepeatDeps {
  db: Database;
  clock: () => Date;
  secret: string;
  sessions: Pick<SessionService, 'eraseAgain'>;
  consents: Pick<ReturnType<typeof createConsentService>, 'set'>;
  announceRevoked: (tx: Database, uid: string) => Promise<void>;
  minors: { payments: { withdrawAll: (tx: Database, parent: string) => Promise<void> } };
}

interface RepeatedActs {
  erased: number;
  signedOut: number;
  consentsWithdrawn: number;
  /** Accounts with a number in the copy that their person has replaced since. */
  renumbered: string[];
}

/** When each route was first called, as the place in the log. */
type Calls = ReadonlyMap<string, number>;

/**
 * The calls of each person. A deletion is of a number, whoever is signed in: of the person who took that number since the copy was
 * made, else of who has it in the copy.
 */
function groupCalls(acts: readonly LoggedAct[]): ReadonlyMap<string, Calls> {
  const calls = new Map<string, Map<string, number>>();
  const takers = new Map<string, string>();
  acts.forEach(({ route, person, number }, at) => {
    if (route === changeMobile && person !== undefined && number !== undefined) takers.set(number, person);
    const owner = route === deleteAccount ? takers.get(number ?? '') : person;
    const key = owner === undefined ? `number ${number}` : `person ${owner}`;
    const own = calls.get(key) ?? new Map<string, number>();
    if (!own.has(route)) own.set(route, at);
    calls.set(key, own);
  });
  return calls;
}

/** The calls of an account in the copy. Who gave up a number is not who deleted the number's account later. */
function callsOf(calls: ReadonlyMap<string, Calls>, person: string, number: string | null): Calls {
  const own = calls.get(`person ${person}`) ?? new Map<string, number>();
  const deleted = number === null ? undefined : calls.get(`number ${number}`)?.get(deleteAccount);
  const left = own.get(changeMobile) ?? Infinity;
  return deleted === undefined || left < deleted ? own : new Map([...own, [deleteAccount, deleted]]);
}

/**
 * Repeats what people did after a restored copy was made and the log has: deleted accounts are erased, and what they ended or took
 * back does not come to life again. Which session, passkey or consent it was is not in the log, so all of the person end.
 */
export function createRepeatedActs({ db, clock, secret, sessions, consents, announceRevoked, minors }: RepeatDeps) {
  const names = createLogNames(secret);

  async function withdrawConsents(uid: string): Promise<void> {
    for (const item of consentItems)
      if (item !== 'account') await consents.set(uid, { item, is_given: false, version: consentTexts[item] }, defaultLocale);
    await db.transaction(async (tx) => minors.payments.withdrawAll(tx, uid));
  }

  async function repeatOf(uid: string, routes: Calls, done: RepeatedActs): Promise<void> {
    if (routes.has(deleteAccount) && (await sessions.eraseAgain(uid))) return void (done.erased += 1);
    const ends = endsSessions.some((route) => routes.has(route));
    const withdraws = routes.has(setConsent) || routes.has(withdrawChildConsent);
    const now = clock();
    if (ends)
      await db.transaction(async (tx) => {
        await endSessionsAgain(tx, uid, { now, removesPasskeys: routes.has(removePasskey), hasOtherNumber: routes.has(changeMobile) });
        await announceRevoked(tx, uid);
      });
    if (withdraws) await withdrawConsents(uid);
    done.signedOut += Number(ends);
    done.consentsWithdrawn += Number(withdraws);
    if (routes.has(changeMobile)) done.renumbered.push(uid);
  }

  return async (acts: readonly LoggedAct[]): Promise<RepeatedActs> => {
    const calls = groupCalls(acts);
    const done: RepeatedActs = { erased: 0, signedOut: 0, consentsWithdrawn: 0, renumbered: [] };
    const people = await db.select({ uid: users.uid, mobile: users.mobile }).from(users).where(isNull(users.deletedAt));
    for (const { uid, mobile: stored } of people) {
      const mobile = readNumber(db, uid, stored);
      await repeatOf(uid, callsOf(calls, names.person(uid), mobile && names.number(mobile)), done);
    }
    return done;
  };
}
