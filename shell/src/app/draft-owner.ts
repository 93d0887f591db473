import { readUid, clearDrafts } from '@oracle-astra/shared/session';
import { safeStorage } from '@oracle-astra/shared/storage';
import { lastChange } from './session-cookie';

const key = 'draft-owner';
const storage = safeStorage('session');

/** Notes whose the drafts of this tab are; null for a visitor's. */
export function keepDraftOwner(uid: string | null): void {
  if (uid === null) storage.remove(key);
  else storage.set(key, uid);
}

/**
 * As a page begins with this token: forgets what another person left in the tab, also where that person logged out
 * elsewhere meanwhile. What somebody typed whose session the server ended waits for that person. Returns whose the drafts are.
 */
export function claimDrafts(page: Document, token: string | null): string | null {
  const owner = storage.get(key);
  const uid = readUid(token);
  const isSame = token === null ? lastChange() === 'ended' : uid === null || uid === owner;
  if (owner !== null && !isSame) {
    clearDrafts();
    // The browser itself puts back what stood in the fields when it comes back to a page.
    for (const form of page.forms) form.reset();
  }
  const next = uid ?? (isSame ? owner : null);
  keepDraftOwner(next);
  return next;
}
