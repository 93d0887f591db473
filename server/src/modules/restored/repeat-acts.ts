import { isNull } from 'drizzle-orm';
import * as z from 'zod/mini';
import { apiPaths, consentItems, consentTexts, defaultLocale } from '@oracle-astra/shared/contract';
import type { Database } from '../../db/database';
import { readNumber } from '../../db/encryption/numbers';
import { users } from '../../db/schema';
import { createLogNames } from '../../plugins/security/log-security-events';
import { withdrawChildren, type createConsentService } from '../consents/service';
import { endSessionsAgain } from '../session/renewal/rights';
import type { SessionService } from '../session/service';

const name = z.optional(z.string().check(z.maxLength(16)));

/** An act of a person as the log has it: the route of the call, and who by keyed hashes. */
export const loggedAct = z.object({ route: z.string().check(z.maxLength(100)), person: name, number: name });
export type LoggedAct = z.infer<typeof loggedAct>;

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
}

export interface RepeatedActs {
  erased: number;
  signedOut: number;
  consentsWithdrawn: number;
  /** Accounts with a number in the copy that their person has replaced since. */
  renumbered: string[];
}

/** The routes that the log has of each person and number; of a number only where no person was signed in. */
function groupByName(acts: readonly LoggedAct[]): ReadonlyMap<string, ReadonlySet<string>> {
  const routes = new Map<string, Set<string>>();
  for (const { route, person, number } of acts) {
    const key = person === undefined ? `number ${number}` : `person ${person}`;
    routes.set(key, (routes.get(key) ?? new Set()).add(route));
  }
  return routes;
}

/**
 * Repeats what people did after a restored copy was made and the log has: deleted accounts are erased, and what they ended or took
 * back does not come to life again. Which session, passkey or consent it was is not in the log, so all of the person end.
 */
export function createRepeatedActs({ db, clock, secret, sessions, consents, announceRevoked }: RepeatDeps) {
  const names = createLogNames(secret);

  async function withdrawConsents(uid: string): Promise<void> {
    for (const item of consentItems)
      if (item !== 'account') await consents.set(uid, { item, is_given: false, version: consentTexts[item] }, defaultLocale);
    await withdrawChildren(db, uid, clock());
  }

  async function repeatOf(uid: string, routes: ReadonlySet<string>, done: RepeatedActs): Promise<void> {
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
    const routes = groupByName(acts);
    const done: RepeatedActs = { erased: 0, signedOut: 0, consentsWithdrawn: 0, renumbered: [] };
    const people = await db.select({ uid: users.uid, mobile: users.mobile }).from(users).where(isNull(users.deletedAt));
    for (const { uid, mobile: stored } of people) {
      const mobile = readNumber(db, uid, stored);
      const own = [`person ${names.person(uid)}`, ...(mobile === null ? [] : [`number ${names.number(mobile)}`])];
      await repeatOf(uid, new Set(own.flatMap((key) => [...(routes.get(key) ?? [])])), done);
    }
    return done;
  };
}
