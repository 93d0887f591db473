import {
  childConsentText,
  maxChildren,
  siteRoutes,
  type Child,
  type GiveChildConsentRequest,
  type Locale,
  type Minor,
} from '@oracle-astra/shared/contract';
import type { Database } from '../../db/database';
import { newId } from '../../db/ids';
import { DomainError } from '../../domain-error';
import type { JobQueue } from '../../jobs/job-queue';
import type { Endpoint } from '../../plugins/security/endpoint';
import type { SigningSecrets } from '../session/keyed-hash';
import { lockPresentPerson } from '../../db/lock-person';
import { createChildLinks } from './child-links';
import { createChildPayments } from './child-payments';
import { createMinorsRepository } from './repository';
import { readAge, toMinor } from './state';

interface MinorsDeps {
  db: Database;
  clock: () => Date;
  config: { jwtSecrets: SigningSecrets };
  jobs: Pick<JobQueue, 'define'>;
}

const toMobileEnd = (mobile: string | null) => mobile?.slice(-4) ?? '';

/** People under 18 by their own birth details, and the consent of a parent to their accounts. */
export function createMinors({ db, clock, jobs, config: { jwtSecrets: secrets } }: MinorsDeps) {
  const links = createChildLinks({ secrets, clock });
  const repository = createMinorsRepository(db);
  const payments = createChildPayments({ db, clock, jobs });
  const find = async (tx: Database, uid: string): Promise<Minor | null> => toMinor(await readAge(tx, uid), clock());

  /** The child of a link that a parent opened. Throws `child_link_invalid`. */
  async function childOf(token: string, parent: string) {
    const uid = links.open(token);
    const child = uid === null || uid === parent ? null : await repository.findChild(uid);
    if (uid === null || child === null || (await find(db, uid)) === null) throw new DomainError('child_link_invalid');
    return { uid, ...child };
  }

  return {
    /** Null for adults, and for people without birth details. */
    find: (uid: string): Promise<Minor | null> => find(db, uid),

    /** Throws if the person is a minor, and a parent does not agree or cannot. */
    async assertMay(uid: string, kind: NonNullable<Endpoint['forMinors']>): Promise<void> {
      const minor = await find(db, uid);
      if (minor === null || (kind === 'with consent' && minor.has_consent)) return;
      throw new DomainError(kind === 'never' ? 'minor_not_offered' : 'minor_needs_consent');
    },

    /** The page for a parent of this person. */
    createLink(uid: string): { path: string; valid_until: string } {
      const { token, validUntil } = links.issue(uid);
      return { path: `${siteRoutes.privacy}?child=${token}`, valid_until: validUntil.toISOString() };
    },

    async childOf(parent: string, token: string) {
      const { uid, name, mobile } = await childOf(token, parent);
      return { name, mobile_end: toMobileEnd(mobile), is_given: (await repository.findConsent(parent, uid)) !== null };
    },

    /** Records that an adult agrees to the account of a child. The same again changes nothing. */
    async agree(parent: string, { child: token, version }: GiveChildConsentRequest, locale: Locale): Promise<void> {
      if (version !== childConsentText) throw new DomainError('consent_outdated');
      const { uid: child } = await childOf(token, parent);
      await db.transaction(async (tx) => {
        await lockPresentPerson(tx, parent);
        const { born, hasConsent } = await readAge(tx, parent);
        const now = clock();
        if (born === null || toMinor({ born, hasConsent }, now) !== null) throw new DomainError('parent_not_adult');
        const rows = createMinorsRepository(tx);
        const current = await rows.findConsent(parent, child);
        if (current?.version === version) return;
        if (current !== null) await rows.withdraw(parent, current.id, now);
        if ((await rows.listChildren(parent)).length >= maxChildren) throw new DomainError('child_limit_reached');
        await rows.add({ id: newId(), uid: parent, item: 'child', version, locale, givenAt: now, child });
      });
    },

    payments,
    withdraw: payments.withdraw,

    async listChildren(parent: string): Promise<Child[]> {
      const rows = await repository.listChildren(parent);
      return rows.map(({ id, name, mobile, givenAt, version }) => ({
        id,
        name,
        mobile_end: toMobileEnd(mobile),
        given_at: givenAt.toISOString(),
        version,
      }));
    },

    /** Throws `birth_not_found`. */
    async setOwnBirth(uid: string, bid: string): Promise<void> {
      if (!(await repository.setOwnBirth(uid, bid))) throw new DomainError('birth_not_found');
    },
  };
}
