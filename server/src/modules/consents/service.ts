import {
  consentItems,
  consentTexts,
  type Consent,
  type ConsentItem,
  type Locale,
  type SetConsentRequest,
} from '@oracle-astra/shared/contract';
import type { Database } from '../../db/database';
import { newId } from '../../db/ids';
import { DomainError } from '../../domain-error';
import { lockPresentPerson } from '../../db/lock-person';
import { createConsentRepository, type ConsentRow } from './repository';

interface ConsentDeps {
  db: Database;
  clock: () => Date;
  /** Whether the site has what an item is about. */
  asksFor: Readonly<Record<ConsentItem, boolean>>;
  /** Ends at once what a withdrawn item permitted. */
  onWithdrawn: Partial<Record<ConsentItem, (tx: Database, uid: string) => Promise<void>>>;
}

function toConsent(item: ConsentItem, rows: readonly ConsentRow[]): Consent {
  const [last] = rows.filter((row) => row.item === item);
  const current = last?.withdrawnAt === null ? last : undefined;
  return {
    item,
    version: consentTexts[item],
    given_at: current?.givenAt.toISOString() ?? null,
    given_version: current?.version ?? null,
    given_locale: current?.locale ?? null,
    withdrawn_at: last?.withdrawnAt?.toISOString() ?? null,
  };
}

/** Notes that a person agreed to an item by its present text, in the transaction of the act that says so. */
export async function noteConsent(tx: Database, uid: string, { item, locale, now }: { item: ConsentItem; locale: Locale; now: Date }) {
  const consents = createConsentRepository(tx);
  const current = await consents.find(uid, item);
  if (current?.version === consentTexts[item]) return;
  if (current !== null) await consents.withdraw(uid, item, now);
  await consents.add({ id: newId(), uid, item, version: consentTexts[item], locale, givenAt: now });
}

export const withdrawConsent = (tx: Database, uid: string, { item, now }: { item: ConsentItem; now: Date }): Promise<void> =>
  createConsentRepository(tx).withdraw(uid, item, now);

/** Whether a person took an item back and has not agreed to it again. */
export async function wasWithdrawn(tx: Database, uid: string, item: ConsentItem): Promise<boolean> {
  const rows = (await createConsentRepository(tx).list(uid)).filter((row) => row.item === item);
  return rows.length > 0 && rows.every(({ withdrawnAt }) => withdrawnAt !== null);
}

/** What people agree to, item by item, each withdrawn as easily as given. */
export function createConsentService({ db, clock, asksFor, onWithdrawn }: ConsentDeps) {
  return {
    async list(uid: string): Promise<Consent[]> {
      const rows = await createConsentRepository(db).list(uid);
      return consentItems.filter((item) => asksFor[item]).map((item) => toConsent(item, rows));
    },

    /** Throws `consent_outdated` for a text that was changed since the page was opened: nobody agrees to what they did not read. */
    async set(uid: string, { item, is_given: isGiven, version }: SetConsentRequest, locale: Locale): Promise<void> {
      if (isGiven && (version !== consentTexts[item] || !asksFor[item])) throw new DomainError('consent_outdated');
      await db.transaction(async (tx) => {
        // One after another, so that the last answer of a person stands.
        await lockPresentPerson(tx, uid);
        const now = clock();
        if (isGiven) return noteConsent(tx, uid, { item, locale, now });
        await withdrawConsent(tx, uid, { item, now });
        await onWithdrawn[item]?.(tx, uid);
      });
    },
  };
}
