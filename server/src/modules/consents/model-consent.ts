import type { ModelBudget } from '../../astrologers';
import type { Database } from '../../db/database';
import { createConsentRepository } from './repository';

/** The language model is outside of the site, so it gets questions of nobody who has not agreed to it. */
export const withConsent = ({ mayAsk, ...budget }: ModelBudget, db: Database): ModelBudget => ({
  ...budget,
  mayAsk: async (uid) => uid !== undefined && (await createConsentRepository(db).find(uid, 'model')) !== null && (await mayAsk(uid)),
});
