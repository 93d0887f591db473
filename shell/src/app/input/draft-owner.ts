import { readUid, clearDrafts } from '@oracle-astra/shared/session';
import { safeStorage } from '@oracle-astra/shared/storage';
import { readLastChange } from '../session-cookie';

const key = 'draft-owner';
const storage = safeStorage('session');

/** Stores whose drafts are in this tab; null for drafts of a visitor without a session. */
export function storeDraftOwner(uid: string | null): void {
  if (uid === null) storage.remove(key);
  else storage.set(key, uid);
}

/**
 * Clears drafts that another person left in this tab, also if they logged out in another tab. Drafts of a person whose session
 * the server ended are kept until they log in again. Returns the uid of the drafts' owner.
 */
export function claimDrafts(page: Document, token: string | null, isSignedIn: boolean): string | null {
  const owner = storage.get(key);
  const uid = readUid(token);
  const isSame = !isSignedIn ? readLastChange() === 'ended' : uid === null || uid === owner;
  if (owner !== null && !isSame) {
    clearDrafts();
    // The browser itself restores field values when it returns to a page.
    for (const form of page.forms) form.reset();
  }
  const next = uid ?? (isSame ? owner : null);
  storeDraftOwner(next);
  return next;
}
